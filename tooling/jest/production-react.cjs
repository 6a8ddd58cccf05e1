// Outside the web tier React only prints markup, as the product does: by its production build. The development build
// records the stack of every element that it makes.
const { createRequire } = require('node:module');
const path = require('node:path');

const templatesRequire = createRequire(path.join(__dirname, '../../packages/templates/package.json'));
const builds = (name) => path.join(path.dirname(templatesRequire.resolve(`${name}/package.json`)), 'cjs');

/** For `moduleNameMapper`. */
module.exports = {
  '^\\./cjs/(react|react-jsx-runtime)\\.development\\.js$': `${builds('react')}/$1.production.js`,
  '^\\./cjs/(react-dom(?:-server.*)?)\\.development\\.js$': `${builds('react-dom')}/$1.production.js`,
};
