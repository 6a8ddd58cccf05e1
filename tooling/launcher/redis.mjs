import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isReachableByOthers, makeServiceDirectory } from './identity.mjs';
import { freePort } from './ports.mjs';
import { findRedis } from './redis-binary.mjs';
import { askRedis } from './redis-client.mjs';
import { diskFull, isDiskError, Remedy } from './remedy.mjs';
import { tail } from './run.mjs';
import { saveState } from './state.mjs';
import { Supervised } from './supervised.mjs';

const START_LIMIT_MS = 30_000;

/** @param {import('./state.mjs').State} state */
export const redisUrl = (state) => `redis://:${state.redisPassword}@127.0.0.1:${state.ports.redis}`;

/** Settings of the embedded server: queues must never be evicted, and survive a restart. */
export function redisConfig({ port, directory, password, isThrowAway }) {
  const persistence = isThrowAway ? ['appendonly no'] : ['appendonly yes', 'appendfsync everysec'];
  return [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir "${directory}"`,
    `requirepass ${password}`,
    'maxmemory-policy noeviction',
    'save ""',
    'daemonize no',
    ...persistence,
    '',
  ].join('\n');
}

/**
 * Starts the embedded Redis on its data folder.
 * @param {{ home: import('./home.mjs').Home, state: import('./state.mjs').State, stateDirectory: string, isThrowAway?: boolean, say?: (text: string) => void, note?: (text: string) => void }} options
 */
export async function startRedis({ home, state, stateDirectory, isThrowAway = false, say = () => {}, note }) {
  const binary = await findRedis(home, note);
  const identity = isReachableByOthers(binary.program) ? home.identity : null;
  const directory = path.join(home.data, 'redis');
  await endLeftover(state);
  const start = () => launch({ home, state, stateDirectory, isThrowAway, say, binary, identity, directory });
  try {
    return await start();
  } catch (error) {
    if (!isDamaged(path.join(home.logs, 'redis.log')) || !fs.existsSync(directory)) throw error;
    // Redis only transports what PostgreSQL stores, so a damaged folder is moved aside instead of stopping the site.
    const aside = `${directory}.damaged-${Date.now()}`;
    fs.renameSync(directory, aside);
    say(`Redis 的数据已损坏，改用空的重新开始；原来的留在 ${aside}`);
    return start();
  }
}

async function launch({ home, state, stateDirectory, isThrowAway, say, binary, identity, directory }) {
  makeServiceDirectory(directory, identity);
  state.ports.redis = await freePort(state.ports.redis);
  saveState(stateDirectory, state);
  const config = path.join(directory, 'redis.conf');
  const text = redisConfig({
    port: state.ports.redis,
    directory,
    password: state.redisPassword,
    isThrowAway,
  });
  fs.rmSync(config, { force: true });
  fs.writeFileSync(config, text, { mode: 0o600 });
  if (identity) fs.chownSync(config, identity.uid, identity.gid);
  const log = path.join(home.logs, 'redis.log');
  fs.rmSync(log, { force: true });
  const plan = {
    name: 'Redis',
    command: binary.program,
    args: [config],
    env: {
      PATH: process.env.PATH,
      LC_ALL: 'C',
      ...(binary.libraries.length > 0 && { LD_LIBRARY_PATH: binary.libraries.join(':') }),
    },
    identity,
    log,
    graceMs: 15_000,
  };
  const service = new Supervised(plan).start();
  try {
    await waitUntilReady(service, redisUrl(state));
  } catch (error) {
    await service.stop();
    throw error;
  }
  service.say = say;
  return { service, url: redisUrl(state) };
}

async function waitUntilReady(service, url) {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const answer = await askRedis(url, [['PING']]).catch(() => '');
    if (answer.includes('+PONG')) return;
    if (Date.now() > deadline || service.failures > 1) {
      const output = tail(fs.readFileSync(service.plan.log, 'utf8'), 4);
      throw new Remedy(
        isDiskError(output) ? diskFull(service.plan.log) : `内置 Redis 没有启动：\n${output}`,
        { log: service.plan.log },
      );
    }
    await pause(20);
  }
}

function isDamaged(log) {
  return (
    fs.existsSync(log) &&
    /Bad file format|appendonly file.*(corrupt|short read)|Error (opening|loading|reading).*AOF|manifest/i.test(
      fs.readFileSync(log, 'utf8'),
    )
  );
}

// A server that outlived its launcher accepts our password on the recorded port.
async function endLeftover(state) {
  if (!state.ports.redis) return;
  const answer = await askRedis(redisUrl(state), [['SHUTDOWN']], 5000).catch(() => '');
  if (!answer.startsWith('+OK')) return;
  for (
    let tries = 0;
    tries < 100 && (await askRedis(redisUrl(state), [['PING']]).catch(() => '')) !== '';
    tries += 1
  )
    await pause(50);
}

/** Checks a user-configured Redis. @param {string} url @param {(text: string) => void} say */
export async function checkGivenRedis(url, say) {
  const answer = await askRedis(url, [
    ['PING'],
    ['CONFIG', 'GET', 'maxmemory-policy'],
    ['INFO', 'server'],
  ]).catch((cause) => {
    throw new Remedy('连不上 REDIS_URL 指的 Redis：请检查地址、密码与防火墙。', { cause });
  });
  if (!answer.includes('+PONG'))
    throw new Remedy(`REDIS_URL 指的 Redis 不接受命令（${answer.split('\r\n')[0]}）：请检查密码。`);
  if (/maxmemory-policy\r\n\$\d+\r\n(?!noeviction)/.test(answer)) {
    say('提醒：REDIS_URL 的 maxmemory-policy 不是 noeviction，内存不够时队列会丢任务。');
  }
}
