// The built product with its own database and Redis, each behind a proxy that can fail.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { makeAccounts } from '#bench/support/accounts.mjs';
import { clientOf, loginBody } from '#bench/support/client.mjs';
import { productEnvironment } from '#tooling/launcher/environment.mjs';
import { openHome, projectRoot } from '#tooling/launcher/home.mjs';
import { freePort } from '#tooling/launcher/ports.mjs';
import { startPostgres } from '#tooling/launcher/postgres.mjs';
import { migrate, productProcesses, programOf, seed, waitUntilReady } from '#tooling/launcher/product.mjs';
import { askRedis } from '#tooling/launcher/redis-client.mjs';
import { startRedis } from '#tooling/launcher/redis.mjs';
import { openState } from '#tooling/launcher/state.mjs';
import { Link } from './link.mjs';
import { signalAll } from './processes.mjs';
import { until } from './wait.mjs';

const pg = createRequire(path.join(projectRoot, 'package.json'))('pg');
const ACCOUNTS = 80;
const OPS = programOf('ops');

const port = (url, value) => Object.assign(new URL(url), { port: String(value) }).toString();

/** Returns the browser and the fonts that the launcher found. */
function rendering() {
  const {
    PUPPETEER_EXECUTABLE_PATH,
    CHROMIUM_LD_LIBRARY_PATH = '',
    FONTS_DIR,
    CHROMIUM_SANDBOX,
  } = process.env;
  if (!PUPPETEER_EXECUTABLE_PATH || !FONTS_DIR) throw new Error('run this with `pnpm test:faults`');
  const libraries = CHROMIUM_LD_LIBRARY_PATH.split(':').filter(Boolean);
  const isSandboxed = CHROMIUM_SANDBOX === '1';
  return { browser: { program: PUPPETEER_EXECUTABLE_PATH, libraries, isSandboxed }, fonts: FONTS_DIR };
}

export class FaultSite {
  /** Passwords and tokens of the users, which no log may contain. @type {string[]} */
  secrets = [];
  #accounts = [];
  #nextAccount = 0;

  /** @param {string} scratch a folder that other users may enter */
  static async start(scratch) {
    const site = new FaultSite();
    // Kills the processes however the suite ends.
    process.on('exit', () => site.#all().forEach((service) => service.kill()));
    const home = openHome({ data: path.join(scratch, 'data') });
    const state = openState(scratch);
    // Without the shortcuts for tests: acknowledged writes must be on disk.
    const plan = { home, state, stateDirectory: scratch, isThrowAway: false };
    const postgres = await startPostgres(plan);
    site.postgres = postgres.service;
    const redis = await startRedis(plan);
    site.redis = redis.service;
    site.databaseUrl = postgres.url;
    site.redisUrl = redis.url;
    site.database = await Link.to(state.ports.postgres);
    site.queue = await Link.to(state.ports.redis);
    await site.#startProduct(home, state);
    return site;
  }

  async #startProduct(home, state) {
    const site = { host: '127.0.0.1', port: await freePort(undefined), url: '' };
    site.url = `http://127.0.0.1:${site.port}`;
    this.metricsPorts = { api: await freePort(undefined), worker: await freePort(undefined) };
    const services = {
      databaseUrl: port(this.databaseUrl, this.database.port),
      redisUrl: port(this.redisUrl, this.queue.port),
    };
    // The suite acts as the trusted proxy, so that each user has an address of their own.
    const { PATH, HOME } = process.env;
    const source = { PATH, HOME, DEMO: '1', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' };
    const parts = { home, state, site, metricsPorts: this.metricsPorts, ...rendering(), ...services };
    this.env = productEnvironment(parts, source);
    this.home = home;
    this.url = site.url;
    this.port = site.port;
    await migrate(this.databaseUrl);
    await seed(this.env, home, true);
    this.#accounts = await makeAccounts({ ...this.env, DATABASE_URL: this.databaseUrl }, ACCOUNTS);
    this.startProcesses();
    await this.ready();
  }

  startProcesses({ api = {}, worker = {} } = {}) {
    const withChanges = (changes) => productProcesses({ home: this.home, env: { ...this.env, ...changes } });
    this.api = withChanges(api).api.start();
    this.worker = withChanges(worker).worker.start();
  }

  /**
   * Runs `work` with changed environments of the processes, then restores the usual ones.
   * @param {{ api?: Record<string, string>, worker?: Record<string, string> }} changes
   * @param {() => Promise<void>} work
   */
  async with(changes, work) {
    await this.stopProcesses();
    this.startProcesses(changes);
    try {
      await this.ready();
      await work();
    } finally {
      await this.stopProcesses();
      this.startProcesses();
      await this.ready();
    }
  }

  async stopProcesses() {
    await Promise.all([this.api.stop(), this.worker.stop()]);
  }

  async ready() {
    await waitUntilReady(this.api, '127.0.0.1', this.port, '/readyz');
    await waitUntilReady(this.worker, '127.0.0.1', this.metricsPorts.worker, '/healthz');
  }

  /** Ends every fault that the last row may have left behind and waits until the product is ready. */
  async heal() {
    for (const service of [this.postgres, this.redis])
      if (!service.hasExited) signalAll(service.child.pid, 'SIGCONT');
    await Promise.all([this.database.mend(), this.queue.mend()]);
    await until(() => this.sql('SELECT 1'), { what: 'the database' });
    for (const one of [this.api, this.worker, this.postgres, this.redis]) one.failures = 0;
    await this.ready();
  }

  /** Sends SIGKILL to api, worker, postgres or redis; its supervisor restarts it. @param {string} name */
  async kill(name) {
    const service = this[name];
    service.failures = 0;
    const { child } = service;
    const closed = new Promise((resolve) =>
      service.hasExited ? resolve(undefined) : child.once('close', resolve),
    );
    child.kill('SIGKILL');
    await closed;
  }

  /** Queries the database directly, not through the proxy. @param {string} text @param {unknown[]} [values] */
  async sql(text, values = []) {
    const client = new pg.Client({ connectionString: this.databaseUrl, connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Signs a new user in, with a network address of their own. @param {number} [counts] AI runs */
  async person(counts = 0) {
    const account = this.#accounts[this.#nextAccount++];
    if (!account) throw new Error(`the suite has only ${ACCOUNTS} accounts`);
    const headers = { 'x-forwarded-for': `10.9.${this.#nextAccount >> 8}.${this.#nextAccount & 255}` };
    const { token, user_id: userId } = await clientOf(this.url)('/user/login', loginBody(account), headers);
    this.secrets.push(account.password, token);
    if (counts > 0) {
      const done = await this.ops([
        'count',
        'grant',
        account.phone,
        String(counts),
        '--reason',
        'fault suite',
      ]);
      if (done.status !== 0) throw new Error(done.output);
    }
    const call = clientOf(this.url, token);
    return { ...account, token, userId, headers, call: (target, body) => call(target, body, headers) };
  }

  /** Runs `pnpm ops`. @param {string[]} args @param {Record<string, string>} [changes] of the environment */
  ops(args, changes = {}) {
    const env = { ...this.env, DATABASE_URL: this.databaseUrl, REDIS_URL: this.redisUrl, ...changes };
    const child = spawn(process.execPath, [OPS, ...args], { env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    return new Promise((resolve) => child.once('close', (status) => resolve({ status, output })));
  }

  /** Sends commands to Redis directly, not through the proxy. @param {string[][]} commands */
  askRedis(...commands) {
    return askRedis(this.redisUrl, commands);
  }

  /** Returns the log of a process. @param {'api' | 'worker'} app */
  log(app) {
    return fs.readFileSync(path.join(this.home.logs, `${app}.log`), 'utf8');
  }

  /** @returns {import('#tooling/launcher/supervised.mjs').Supervised[]} */
  #all() {
    return [this.api, this.worker, this.redis, this.postgres].filter((service) => service !== undefined);
  }

  async stop() {
    await this.stopProcesses();
    await Promise.all([this.database.close(), this.queue.close()]);
    await this.redis.stop();
    await this.postgres.stop();
  }
}
