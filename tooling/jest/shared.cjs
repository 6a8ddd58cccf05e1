// What every tier shares: how a file becomes CommonJS, and which module a name means.
module.exports = {
  transform: { '\\.[cm]?[jt]sx?$': require.resolve('./transform.cjs') },
  // wechatpay-axios-plugin writes over a getter of its own, which only sloppy mode forgives.
  transformIgnorePatterns: ['/wechatpay-axios-plugin/'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '^fast-check$': `${__dirname}/fast-check.cjs` },
};
