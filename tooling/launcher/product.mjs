// The product's preparation and processes, after the build and with running services.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './home.mjs';
import { isReachableByOthers, makeServiceDirectory } from './identity.mjs';
import { Remedy } from './remedy.mjs';
import { run, tail } from './run.mjs';
import { fingerprint, hasStamp, writeStamp } from './stamp.mjs';
import { Supervised } from './supervised.mjs';

const FOLLOW_PARENT = pathToFileURL(path.join(projectRoot, 'tooling', 'launcher', 'follow-parent.mjs')).href;
const READY_LIMIT_MS = 90_000;
const ROTATE_BYTES = 10_000_000;
/**
 * Makes the C library return freed memory: by default it keeps an arena for each thread and raises its limits for trimming, with
 * which the worker held 80 MB more.
 */
export const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
/**
 * By this limit V8 decides how much garbage it lets gather: with its own of several GB the worker held 75 MB more during exports,
 * for 4 % less processor time.
 */
const HEAP_LIMIT = { api: [], worker: ['--max-old-space-size=768'] };
const dist = (...parts) => path.join(projectRoot, ...parts);

/** The bundled program of an app. @param {'api' | 'worker' | 'ops'} app */
export const programOf = (app) => dist('apps', app, 'dist', 'bundle', 'main.js');

/** Validates the environment and reports all errors at once. @param {Record<string, string>} env */
export async function checkEnvironment(env) {
  const { allFragments, parseEnv } = await import(pathToFileURL(dist('packages/env/dist/index.js')).href);
  try {
    parseEnv(allFragments, env);
  } catch (error) {
    throw new Remedy(error.message, { cause: error });
  }
}

/** Migrates the database to this version. @param {string} url @returns {Promise<string[]>} applied migrations */
export async function migrate(url) {
  const { deployMigrations } = await import(pathToFileURL(dist('packages/db/dist/migrate/index.js')).href);
  try {
    return await deployMigrations(url);
  } catch (error) {
    throw new Remedy(`数据库迁移失败：${error.message.trim()}`, { cause: error });
  }
}

/**
 * Seeds settings, regions and schools (and demo accounts with DEMO=1). Idempotent; skipped if its inputs are
 * unchanged since the last run on the same embedded database.
 * @param {Record<string, string>} env @param {import('./home.mjs').Home} home @param {boolean} isEmbedded
 */
export async function seed(env, home, isEmbedded) {
  const inputs = ['apps/ops/dist', 'packages/core/dist', 'packages/db/dist', 'prisma/seed'];
  const stamp = path.join(home.data, 'seeded');
  const cluster = fs.statSync(path.join(home.data, 'postgres', 'PG_VERSION'), { throwIfNoEntry: false });
  // Directory walks skip build folders unless they are named explicitly.
  const current = `${env.DEMO} ${cluster?.mtimeMs} ${fingerprint(projectRoot, inputs)}`;
  if (isEmbedded && hasStamp(stamp, current)) return;
  const { status, output } = await run(process.execPath, [programOf('ops'), 'seed'], {
    cwd: projectRoot,
    env,
  });
  if (status !== 0) throw new Remedy(`写入初始数据失败，最后几行是：\n${tail(output)}`);
  writeStamp(stamp, current);
}

/**
 * The processes of the product. Started as root they run as `nobody`, if that user can read the project and
 * Node; otherwise the worker still runs its browser as `nobody`.
 * @param {{ home: import('./home.mjs').Home, env: Record<string, string>, say?: (text: string) => void, output?: 'inherit', isWatching?: boolean }} options
 */
export function productProcesses({ home, env, say, output, isWatching = false }) {
  const identity = [projectRoot, process.execPath].every(isReachableByOthers) ? home.identity : null;
  // A folder configured by the user keeps its permissions.
  if (env.STORAGE_DIR.startsWith(home.data)) makeServiceDirectory(env.STORAGE_DIR, identity);
  const own = path.join(home.data, 'run');
  makeServiceDirectory(own, identity);
  const create = (name, app) => {
    const log = path.join(home.logs, `${app}.log`);
    rotate(log);
    // Watched code is compiled file by file, not bundled.
    const program = isWatching
      ? ['--enable-source-maps', '--watch', '--watch-preserve-output', dist('apps', app, 'dist', 'main.js')]
      : [programOf(app)];
    const args = ['--import', FOLLOW_PARENT, ...HEAP_LIMIT[app], ...program];
    const plan = {
      name,
      command: process.execPath,
      args,
      env: { ...ALLOCATOR, ...env, HOME: identity ? own : (env.HOME ?? own) },
      cwd: projectRoot,
    };
    return new Supervised({ ...plan, identity, log, output, hasChannel: true, graceMs: 60_000 }, say);
  };
  return { api: create('网站', 'api'), worker: create('后台任务', 'worker') };
}

function rotate(log) {
  const size = fs.statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > ROTATE_BYTES) fs.renameSync(log, `${log}.1`);
}

/**
 * Waits until the health endpoint of a process responds; stops if the process keeps crashing.
 * @param {Supervised} service @param {string} host @param {number} port @param {string} route
 */
export async function waitUntilReady(service, host, port, route) {
  const address = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  const url = `http://${address.includes(':') ? `[${address}]` : address}:${port}${route}`;
  const deadline = Date.now() + READY_LIMIT_MS;
  for (;;) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    if (response?.ok) return;
    if (Date.now() > deadline || service.failures > 2) {
      const { name, log } = service.plan;
      throw new Remedy(`${name}没有启动，日志的最后几行是：\n${tail(readLog(log), 8)}`, { log });
    }
    await pause(50);
  }
}

const readLog = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
