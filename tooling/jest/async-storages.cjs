// jest-circus opens an AsyncLocalStorage for each test file and never closes it. Node 20 copies the value of every open
// one to each new promise, so that promises of the last files cost several times as much as those of the first.
const hooks = require('node:async_hooks');

/** Storages created since the last call of `closeStorages`. @type {Set<hooks.AsyncLocalStorage<unknown>>} */
const opened = new Set();

hooks.AsyncLocalStorage = class extends hooks.AsyncLocalStorage {
  constructor(...options) {
    super(...options);
    opened.add(this);
  }
};

/** Closes the storages that a test file opened; one of a shared module opens itself again when it is used. */
function closeStorages() {
  for (const storage of opened) storage.disable();
  opened.clear();
}

module.exports = { closeStorages };
