import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from './home.mjs';
import { makeServiceDirectory } from './identity.mjs';
import { missingLibrary } from './libraries.mjs';
import { freePort } from './ports.mjs';
import { postgresDirectory } from './postgres-binaries.mjs';
import { endLeftover } from './postgres-leftover.mjs';
import { diskFull, isDiskError, Remedy } from './remedy.mjs';
import { run, tail } from './run.mjs';
import { saveState } from './state.mjs';
import { Supervised } from './supervised.mjs';

const USER = 'qicheng';
const MAJOR = '18';
const START_LIMIT_MS = 60_000;
const environment = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };

/** Connects to a server. Imported lazily: the first step installs the package. @param {string} url */
export async function connect(url) {
  const { Client } = createRequire(path.join(projectRoot, 'package.json'))('pg');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** @param {import('./state.mjs').State} state @param {string} database */
export const postgresUrl = (state, database) =>
  `postgresql://${USER}:${state.databasePassword}@127.0.0.1:${state.ports.postgres}/${database}`;

/**
 * Starts the embedded server on its data folder and returns it with its address.
 * `settings` are more parameters of the server.
 * @param {{ home: import('./home.mjs').Home, state: import('./state.mjs').State, stateDirectory: string, isThrowAway?: boolean, settings?: Record<string, string>, say?: (text: string) => void }} options
 */
export async function startPostgres({
  home,
  state,
  stateDirectory,
  isThrowAway = false,
  settings = {},
  say,
}) {
  const native = postgresDirectory(home);
  const directory = path.join(home.data, 'postgres');
  await ensureCluster({ home, native, directory, state });
  await endLeftover(directory);
  state.ports.postgres = await freePort(state.ports.postgres);
  saveState(stateDirectory, state);
  const service = new Supervised(plan({ home, native, directory, state, isThrowAway, settings })).start();
  try {
    await waitUntilReady(service, directory, postgresUrl(state, 'postgres'));
  } catch (error) {
    await service.stop();
    throw error;
  }
  await ensureDatabase(postgresUrl(state, 'postgres'));
  if (say) service.say = say;
  return { service, url: postgresUrl(state, USER), serverUrl: postgresUrl(state, 'postgres') };
}

function plan({ home, native, directory, state, isThrowAway, settings }) {
  const parameters = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '64MB',
    // Tests lose nothing in a crash, so they need not wait for the disk.
    ...(isThrowAway && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...settings,
  };
  const flags = Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return {
    name: 'PostgreSQL',
    command: path.join(native, 'bin', 'postgres'),
    args: ['-D', directory, '-p', String(state.ports.postgres), ...flags],
    env: environment,
    identity: home.identity,
    log: path.join(home.logs, 'postgres.log'),
    stopSignal: /** @type {const} */ ('SIGINT'),
    graceMs: 20_000,
  };
}

async function ensureCluster({ home, native, directory, state }) {
  const version = path.join(directory, 'PG_VERSION');
  if (fs.existsSync(version)) {
    const found = fs.readFileSync(version, 'utf8').trim();
    if (found === MAJOR) return;
    throw new Remedy(
      `${directory} 是 PostgreSQL ${found} 的数据，这里内置的是 ${MAJOR}：请先用原来的版本导出，或换一个 QICHENG_HOME。`,
    );
  }
  // Created next to its final location and renamed, so that an interrupted first start leaves no partial database.
  const draft = `${directory}.new`;
  fs.rmSync(draft, { recursive: true, force: true });
  makeServiceDirectory(draft, home.identity);
  const password = path.join(draft, '..', '.pgpass-new');
  fs.writeFileSync(password, state.databasePassword, { mode: 0o600 });
  if (home.identity) fs.chownSync(password, home.identity.uid, home.identity.gid);
  const args = [
    '-D',
    draft,
    '-U',
    USER,
    '-A',
    'scram-sha-256',
    `--pwfile=${password}`,
    '-E',
    'UTF8',
    ...locale(),
    '--no-sync',
    '--no-instructions',
  ];
  const { status, output } = await run(path.join(native, 'bin', 'initdb'), args, {
    env: environment,
    ...home.identity,
  });
  fs.rmSync(password, { force: true });
  if (status !== 0) throw startError(output, directory, path.join(native, 'bin', 'initdb'));
  fs.rmSync(directory, { recursive: true, force: true });
  fs.renameSync(draft, directory);
}

// The Chinese search was benchmarked with C.UTF-8; systems whose C library lacks it use PostgreSQL's builtin provider.
const locale = () =>
  process.platform === 'linux'
    ? ['--locale=C.UTF-8']
    : ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

async function waitUntilReady(service, directory, url) {
  const { log } = service.plan;
  const deadline = Date.now() + START_LIMIT_MS;
  for (let lastError = null; ; await pause(25)) {
    // After a crash the server may need a second to get its lock back; the restarts of `Supervised` cover that.
    if (Date.now() > deadline || service.failures > 3) {
      throw startError(
        `${tail(fs.readFileSync(log, 'utf8'))}\n${lastError}`,
        directory,
        service.plan.command,
        log,
      );
    }
    let client;
    try {
      client = await connect(url);
    } catch (error) {
      lastError = error;
      continue;
    }
    try {
      const { rows } = await client.query('SHOW data_directory');
      if (fs.realpathSync(rows[0].data_directory) === fs.realpathSync(directory)) return;
      throw new Remedy(`端口 ${new URL(url).port} 上是另一个数据库服务器：请停掉它，或换一个 QICHENG_HOME。`);
    } finally {
      await client.end();
    }
  }
}

async function ensureDatabase(serverUrl) {
  const client = await connect(serverUrl);
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [USER]);
    if (!rowCount) await client.query(`CREATE DATABASE ${USER}`);
  } finally {
    await client.end();
  }
}

/**
 * Returns the message for a server that did not start.
 * @param {string} output @param {string} directory @param {string} program @param {string} [log]
 */
export function startError(output, directory, program, log) {
  if (isDiskError(output)) return new Remedy(diskFull(directory));
  const library = missingLibrary(output);
  if (library)
    return new Remedy(
      `${program} 缺少动态库 ${library}：请安装它（Debian/Ubuntu 可用 apt-file search ${library} 查到软件包），再运行一次。`,
    );
  return new Remedy(`内置数据库没有启动：\n${tail(output, 6)}`, { log });
}
