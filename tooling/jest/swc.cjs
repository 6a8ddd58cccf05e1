// stack.md recipe: CommonJS for everything, node_modules included, because half of the dependencies are ESM only.
const swc = (tsx) => ({
  swcrc: false,
  sourceMaps: 'inline',
  jsc: {
    target: 'es2023',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true, tsx },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
});
module.exports = {
  transform: { '^.+\\.[jt]sx$': ['@swc/jest', swc(true)], '^.+\\.(t|j|mj)s$': ['@swc/jest', swc(false)] },
  // wechatpay-axios-plugin writes over a getter of its own, which only sloppy mode forgives.
  transformIgnorePatterns: ['/wechatpay-axios-plugin/'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '^fast-check$': `${__dirname}/fast-check.cjs` },
};
