// Stops the children in order: the product first, then Redis, then the database.

const PARENT_EVERY_MS = 500;

export class Shutdown {
  /** Groups in the order in which they are stopped. @type {import('./supervised.mjs').Supervised[][]} */
  #groups = [];
  /** @type {Promise<never> | null} */
  #running = null;
  #requestedAt = 0;

  /** @param {import('./progress.mjs').Progress} progress */
  constructor(progress) {
    this.progress = progress;
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
      process.on(signal, () => this.#onRequest());
    this.#followNpm();
    // As a last resort, the children are killed when this process exits.
    process.on('exit', () => this.#all().forEach((service) => service.kill()));
  }

  // npm sends SIGTERM only to the shell in between, which dies silently: the only sign is that this process
  // gets a new parent. When started differently, it may legitimately outlive its parent (nohup).
  #followNpm() {
    if (!process.env.npm_lifecycle_event) return;
    const parent = process.ppid;
    const timer = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(timer);
      this.#onRequest();
    }, PARENT_EVERY_MS).unref();
  }

  /** Services started later are stopped earlier. @param {import('./supervised.mjs').Supervised} service */
  add(service) {
    this.#groups.unshift([service]);
  }

  /**
   * Adds services that may be stopped together, before all others.
   * @param {import('./supervised.mjs').Supervised[]} services
   */
  addFirst(...services) {
    this.#groups.unshift(services);
  }

  /** Stops everything and exits. @param {number} [code] @returns {Promise<never>} */
  run(code = 0) {
    this.#running ??= this.#stopAll().then(() => process.exit(code));
    return this.#running;
  }

  /** Stops everything without exiting. */
  async #stopAll() {
    for (const service of this.#all()) service.isStopping = true;
    for (const group of this.#groups) await Promise.all(group.map((service) => service.stop()));
  }

  #all() {
    return this.#groups.flat();
  }

  // npm forwards Ctrl-C as a second signal immediately; a later second Ctrl-C is meant to force the exit.
  #onRequest() {
    if (this.#running && Date.now() - this.#requestedAt > 1500) process.exit(130);
    if (this.#running) return;
    this.#requestedAt = Date.now();
    this.progress.line('正在停止…（再按一次 Ctrl-C 立即结束）', true);
    void this.run().finally(() => undefined);
  }
}
