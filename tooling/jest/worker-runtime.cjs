// Modules of the product, its libraries and test helpers are loaded once per worker process and project;
// only the test file itself is loaded again. Reloading the API for each file took most of the http tier's time.
const { createRequire } = require('node:module');

const jestRequire = createRequire(require.resolve('jest'));
const { default: Runtime } = jestRequire('jest-runtime');

/** The runtime with the shared modules, per project. @type {Map<string, Runtime>} */
const holders = new Map();

class JoinedMaps {
  constructor(maps) {
    this.maps = maps;
  }

  get(key) {
    return this.maps.find((map) => map.has(key))?.get(key);
  }

  *[Symbol.iterator]() {
    for (const map of this.maps) yield* map;
  }
}

class WorkerRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, cacheFS, coverageOptions, testPath, globalConfig) {
    const parts = [
      config,
      environment,
      resolver,
      transformer,
      cacheFS,
      coverageOptions,
      testPath,
      globalConfig,
    ];
    super(...parts);
    this.testFile = testPath;
    // Never torn down: shared modules may still load others through it.
    if (!holders.has(config.id)) holders.set(config.id, new Runtime(...parts));
    this.holder = holders.get(config.id);
  }

  requireModule(from, moduleName, options, isRequireActual) {
    const isTestFile = moduleName === undefined && from === this.testFile;
    // Jest's own modules have per-file state.
    if (isTestFile || options?.isInternalModule) {
      return super.requireModule(from, moduleName, options, isRequireActual);
    }
    return this.holder.requireModule(from, moduleName, options, isRequireActual);
  }

  /** Source maps for stack traces; both keep growing. */
  getSourceMaps() {
    return new JoinedMaps([super.getSourceMaps(), this.holder.getSourceMaps()]);
  }
}

module.exports = { __esModule: true, default: WorkerRuntime };
