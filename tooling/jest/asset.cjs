// Style sheets and images have no behaviour in a component test; a class name is its own key.
module.exports = new Proxy(
  { __esModule: false },
  { get: (_target, key) => (key === 'default' ? module.exports : String(key)) },
);
