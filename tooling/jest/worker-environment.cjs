// One global object per worker process and project: the modules that test files share (worker-runtime.cjs) live in it,
// so it is created by the first file and outlives the last.
const { createRequire } = require('node:module');
const { closeStorages } = require('./async-storages.cjs');

const jestRequire = createRequire(require.resolve('jest'));
const { TestEnvironment } = createRequire(jestRequire.resolve('@jest/core'))('jest-environment-node');

/** @type {Map<string, WorkerEnvironment>} */
const environments = new Map();

/** Symbols of jest-circus: the test tree, its event handlers, `jest.setTimeout` and `jest.retryTimes`. */
const OF_ONE_FILE = /^(JEST_STATE_SYMBOL|EVENT_HANDLERS|TEST_TIMEOUT_SYMBOL|RETRY_|WAIT_BEFORE_|LOG_ERRORS_)/;

class WorkerEnvironment extends TestEnvironment {
  constructor(config, context) {
    const known = environments.get(config.projectConfig.id);
    if (known) return known;
    super(config, context);
    environments.set(config.projectConfig.id, this);
  }

  // Jest's own modules, and their state on the global object, belong to a single file.
  async teardown() {
    this.fakeTimersModern.useRealTimers();
    this.moduleMocker.restoreAllMocks();
    closeStorages();
    for (const key of Object.getOwnPropertySymbols(this.global)) {
      if (OF_ONE_FILE.test(key.description)) delete this.global[key];
    }
  }
}

module.exports = WorkerEnvironment;
