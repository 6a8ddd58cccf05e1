// swc for everything that is not CommonJS already: our TypeScript, and the half of the dependencies that is ESM only.
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const { transformSync, version } = require('@swc/core');

const isDependency = (file) => file.includes('/node_modules/');

// A word of the module syntax where a statement can begin, or `import(` and `import.meta` anywhere. What only looks
// like it, in a comment or a text, is transformed for nothing and is no worse for it.
const MODULE_SYNTAX = /(?:^|[;{}/])\s*(?:import|export)\b|\bimport\s*[(.]/m;
const isCommonJs = (source, file) =>
  isDependency(file) && /\.c?js$/.test(file) && !MODULE_SYNTAX.test(source);

const optionsOf = (file) => ({
  filename: file,
  swcrc: false,
  // Beside the code, not in it: half as much is read for every test file. Nobody steps through a dependency here.
  sourceMaps: !isDependency(file),
  jsc: {
    target: 'es2023',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true, tsx: /\.[jt]sx$/.test(file) },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      react: { runtime: 'automatic' },
      // Calls of `jest.mock` go above the imports.
      hidden: { jest: true },
    },
  },
  module: { type: 'commonjs' },
});

const own = fs.readFileSync(__filename);

module.exports = {
  process: (source, file) =>
    isCommonJs(source, file) ? { code: source } : transformSync(source, optionsOf(file)),
  // Without the settings of a tier, so that a file is transformed once for all of them.
  getCacheKey: (source, file) =>
    createHash('sha1').update(`${version}\0${file}\0`).update(own).update(source).digest('hex'),
};
