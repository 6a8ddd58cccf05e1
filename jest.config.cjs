const productionReact = require('./tooling/jest/production-react.cjs');
const shared = require('./tooling/jest/shared.cjs');
const speedScale = require('./tooling/jest/speed-scale.cjs');

// Intrinsics that no test replaces. Date and timers are faked, so they stay globals.
const INTRINSICS =
  'Array Error JSON Map Math Number Object Promise Reflect RegExp Set String Symbol WeakMap'.split(' ');

// Modules are loaded once per worker (docs/adr/0010-tests-share-modules.md).
const sharedModules = {
  testEnvironment: '<rootDir>/tooling/jest/worker-environment.cjs',
  runtime: `${__dirname}/tooling/jest/worker-runtime.cjs`,
};

// A tier is a file suffix; `npm test` runs them in this order, fast ones first.
const conditions = ['@qicheng/source', 'node', 'require', 'default'];
const tier = (displayName, testMatch, extra = {}) => ({
  ...shared,
  ...sharedModules,
  moduleNameMapper: { ...productionReact, ...shared.moduleNameMapper },
  displayName,
  // Names the cache of transformed files, so that a file is transformed once for all tiers.
  id: 'qicheng-node',
  rootDir: __dirname,
  roots: ['<rootDir>/packages', '<rootDir>/apps', '<rootDir>/tooling'],
  testMatch,
  modulePathIgnorePatterns: ['/dist/', '/.qicheng/'],
  testEnvironmentOptions: { customExportConditions: conditions },
  // In the sandbox of a test, a global costs eighty times as much as a module parameter.
  sandboxInjectedGlobals: INTRINSICS,
  setupFiles: [require.resolve('reflect-metadata', { paths: [`${__dirname}/apps/api`] })],
  ...extra,
});

const rendering = { globalSetup: '<rootDir>/apps/worker/test/rendering/set-up.mjs' };

const special = ['db', 'http', 'golden', 'render', 'fuzz', 'mutants', 'faults', 'rules'].map(
  (name) => `\\.${name}\\.test\\.tsx?$`,
);

module.exports = {
  // Tests do not measure the speed of this machine; a hanging one still ends.
  testTimeout: 60_000 * speedScale,
  // On a busy machine a worker needs more than the default half second to exit; a warning then means an open
  // handle.
  workerGracefulExitTimeout: 30_000 * speedScale,
  filter: '<rootDir>/tooling/jest/sampled-files.cjs',
  projects: [
    tier('unit', ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs'], {
      testPathIgnorePatterns: ['/node_modules/', '/apps/web/', '/packages/ui/', ...special],
    }),
    tier('db', ['**/*.db.test.ts']),
    tier('http', ['**/*.http.test.ts']),
    tier('fuzz', ['**/*.fuzz.test.ts']),
    tier('mutants', ['**/*.mutants.test.ts']),
    tier('faults', ['**/*.faults.test.ts']),
    tier('rules', ['**/*.rules.test.ts']),
    tier('web', ['<rootDir>/{apps/web,packages/ui}/**/*.test.{ts,tsx}'], {
      testPathIgnorePatterns: ['/node_modules/', ...special],
      // Names resolve as in a browser, so these are resolved separately.
      id: 'qicheng-browser',
      // A page keeps state in its modules: each file has its own.
      testEnvironment: '<rootDir>/tooling/jest/browser-environment.cjs',
      runtime: '<rootDir>/tooling/jest/page-runtime.cjs',
      setupFilesAfterEnv: ['<rootDir>/tooling/jest/browser-limits.cjs'],
      testEnvironmentOptions: {
        customExportConditions: ['@qicheng/source', 'browser', 'require', 'default'],
      },
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '\\.(css|svg)(\\?.*)?$': '<rootDir>/tooling/jest/asset.cjs',
      },
    }),
    tier('golden', ['**/*.golden.test.ts', '**/*.golden.test.tsx'], rendering),
    tier('render', ['**/*.render.test.ts'], rendering),
  ],
};
