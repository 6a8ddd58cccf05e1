// Shared by all tiers: how a file becomes CommonJS, and how module names are resolved.
module.exports = {
  transform: { '\\.[cm]?[jt]sx?$': require.resolve('./transform.cjs') },
  // wechatpay-axios-plugin overwrites one of its own getters, which only sloppy mode allows.
  transformIgnorePatterns: ['/wechatpay-axios-plugin/'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '^fast-check$': `${__dirname}/fast-check.cjs` },
};
