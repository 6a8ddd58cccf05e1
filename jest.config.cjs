const shared = require('./tooling/jest/swc.cjs');

// A tier is a file suffix; `npm test` runs them in this order, fast ones first.
const conditions = ['@qicheng/source', 'node', 'require', 'default'];
const tier = (displayName, testMatch, extra = {}) => ({
  ...shared,
  displayName,
  rootDir: __dirname,
  roots: ['<rootDir>/packages', '<rootDir>/apps', '<rootDir>/tooling'],
  testMatch,
  modulePathIgnorePatterns: ['/dist/', '/.qicheng/'],
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: conditions },
  setupFiles: [require.resolve('reflect-metadata', { paths: [`${__dirname}/apps/api`] })],
  ...extra,
});

const special = ['db', 'http', 'golden', 'render', 'fuzz', 'planted', 'faults', 'rules'].map(
  (name) => `\\.${name}\\.test\\.tsx?$`,
);

module.exports = {
  // No test is about how fast this machine is; a hanging one still ends.
  testTimeout: 60_000,
  projects: [
    tier('unit', ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs'], {
      testPathIgnorePatterns: ['/node_modules/', '/apps/web/', ...special],
    }),
    tier('db', ['**/*.db.test.ts']),
    tier('http', ['**/*.http.test.ts']),
    tier('fuzz', ['**/*.fuzz.test.ts']),
    tier('planted', ['**/*.planted.test.ts']),
    tier('faults', ['**/*.faults.test.ts']),
    tier('rules', ['**/*.rules.test.ts']),
    tier('web', ['<rootDir>/apps/web/**/*.test.ts', '<rootDir>/apps/web/**/*.test.tsx'], {
      testEnvironment: '<rootDir>/tooling/jest/browser-environment.cjs',
      testEnvironmentOptions: {
        customExportConditions: ['@qicheng/source', 'browser', 'require', 'default'],
      },
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '\\.(css|svg)(\\?.*)?$': '<rootDir>/tooling/jest/asset.cjs',
      },
    }),
    tier('golden', ['**/*.golden.test.ts', '**/*.golden.test.tsx']),
    tier('render', ['**/*.render.test.ts']),
  ],
};
