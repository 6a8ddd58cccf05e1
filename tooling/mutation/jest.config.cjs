// Jest for a mutation run: the settings of the node tiers, for the test files of one area.
const { createRequire } = require('node:module');
const path = require('node:path');
const { projects } = require('../../jest.config.cjs');

// `runtime` shares modules between files (docs/adr/0010-tests-share-modules.md), so no test would see a change.
const DECIDED_HERE = new Set(['testMatch', 'testPathIgnorePatterns', 'id', 'displayName', 'runtime']);
const node = Object.fromEntries(Object.entries(projects[0]).filter(([name]) => !DECIDED_HERE.has(name)));
const jestRequire = createRequire(require.resolve('jest'));
const tests = JSON.parse(process.env.MUTATION_TESTS);

module.exports = {
  ...node,
  // Full path: Stryker looks for it from the project folder, which has no such package.
  testEnvironment: createRequire(jestRequire.resolve('@jest/core')).resolve('jest-environment-node'),
  // As few as possible: Jest scans them again for each change.
  roots: [...new Set(tests.map((file) => `<rootDir>/${path.dirname(file)}`))],
  testMatch: tests.map((file) => `<rootDir>/${file}`),
  testTimeout: 60_000,
};
