// Transforms everything that is not CommonJS with swc: our TypeScript, and the ESM-only dependencies.
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const { transformSync, version } = require('@swc/core');

const isDependency = (file) => file.includes('/node_modules/');

// Module keywords at the start of a statement, or `import(` and `import.meta` anywhere. False positives
// in comments and strings are transformed needlessly but harmlessly.
const MODULE_SYNTAX = /(?:^|[;{}/])\s*(?:import|export)\b|\bimport\s*[(.]/m;
const isCommonJs = (source, file) =>
  isDependency(file) && /\.c?js$/.test(file) && !MODULE_SYNTAX.test(source);

const optionsOf = (file) => ({
  filename: file,
  swcrc: false,
  // Separate source maps halve what is read for every test file. Nobody steps through a dependency here.
  sourceMaps: !isDependency(file),
  jsc: {
    target: 'es2023',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true, tsx: /\.[jt]sx$/.test(file) },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      react: { runtime: 'automatic' },
      // Hoists calls of `jest.mock` above the imports.
      hidden: { jest: true },
    },
  },
  module: { type: 'commonjs' },
});

const own = fs.readFileSync(__filename);

module.exports = {
  process: (source, file) =>
    isCommonJs(source, file) ? { code: source } : transformSync(source, optionsOf(file)),
  // Ignores tier settings, so that a file is transformed once for all tiers.
  getCacheKey: (source, file) =>
    createHash('sha1').update(`${version}\0${file}\0`).update(own).update(source).digest('hex'),
};
