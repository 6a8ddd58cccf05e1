// A few seeded rounds of `pnpm bench kills` on a database, a queue and two processes of their own.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { playRounds } from '../../../bench/support/kill-rounds.mjs';
import { projectRoot } from '../../../tooling/launcher/home.mjs';
import { freePort } from '../../../tooling/launcher/ports.mjs';
import { migrate, waitUntilReady } from '../../../tooling/launcher/product.mjs';
import { Supervised } from '../../../tooling/launcher/supervised.mjs';

// The processes end by themselves when this one is killed.
const FOLLOW_PARENT = pathToFileURL(path.join(projectRoot, 'tooling/launcher/follow-parent.mjs')).href;
const pg = createRequire(path.join(projectRoot, 'package.json'))('pg');
const { TEST_DATABASE_URL = '', TEST_REDIS_URL = '' } = process.env;
const value = (name) => Number(process.argv[process.argv.indexOf(`--${name}`) + 1]);
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'qicheng-kills-'));
const name = `qicheng_kills_${randomBytes(4).toString('hex')}`;

async function onServer(statement) {
  const client = new pg.Client({ connectionString: TEST_DATABASE_URL });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function startSite() {
  const [port, metrics, workerMetrics] = [
    await freePort(undefined),
    await freePort(undefined),
    await freePort(undefined),
  ];
  const databaseUrl = Object.assign(new URL(TEST_DATABASE_URL), { pathname: `/${name}` }).toString();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    APP_URL: url,
    APP_SECRET: randomBytes(32).toString('hex'),
    DATABASE_URL: databaseUrl,
    REDIS_URL: `${TEST_REDIS_URL}?prefix=${name}`,
    METRICS_PORT: String(metrics),
    WORKER_METRICS_PORT: String(workerMetrics),
    STORAGE_DIR: path.join(scratch, 'files'),
    LOG_LEVEL: 'warn',
    DEMO: '1',
  };
  await migrate(databaseUrl);
  const seeded = spawnSync(process.execPath, [path.join(projectRoot, 'apps/ops/dist/main.js'), 'seed'], {
    env,
  });
  if (seeded.status !== 0) throw new Error(String(seeded.stderr));
  const start = (app) => {
    const args = ['--import', FOLLOW_PARENT, path.join(projectRoot, 'apps', app, 'dist', 'main.js')];
    const log = path.join(scratch, `${app}.log`);
    return new Supervised({
      name: app,
      command: process.execPath,
      args,
      env,
      cwd: projectRoot,
      log,
      hasChannel: true,
    }).start();
  };
  const [api, worker] = [start('api'), start('worker')];
  const ready = async () => {
    await waitUntilReady(api, '127.0.0.1', port, '/readyz');
    await waitUntilReady(worker, '127.0.0.1', workerMetrics, '/healthz');
  };
  return { url, env, api, worker, ready };
}

await onServer(`CREATE DATABASE "${name}" TEMPLATE template0`);
const site = await startSite();
let code;
try {
  await site.ready();
  const { isGood } = await playRounds({
    site,
    rounds: value('rounds'),
    seed: value('seed'),
    say: console.log,
  });
  code = isGood ? 0 : 1;
} finally {
  await Promise.all([site.api.stop(), site.worker.stop()]);
  await onServer(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  fs.rmSync(scratch, { recursive: true, force: true });
}
process.exit(code);
