// Database and Redis: user-configured or embedded.
import { given } from './environment.mjs';
import { connect, startPostgres } from './postgres.mjs';
import { checkGivenRedis, startRedis } from './redis.mjs';
import { Remedy } from './remedy.mjs';

/**
 * @typedef {object} Services
 * @property {string} databaseUrl @property {string} redisUrl
 * @property {string} [serverUrl] the embedded database server, where databases may be created
 * @property {import('./supervised.mjs').Supervised[]} started in the order in which they must be stopped
 */

/**
 * @param {{ home: import('./home.mjs').Home, state: import('./state.mjs').State, stateDirectory: string, progress: import('./progress.mjs').Progress, isThrowAway?: boolean, settings?: Record<string, string>, onService?: (service: import('./supervised.mjs').Supervised) => void }} options
 * @returns {Promise<Services>}
 */
export async function startServices({ progress, onService = () => {}, ...rest }) {
  const options = { ...rest, say: (/** @type {string} */ text) => progress.line(text, true) };
  const database = await databaseService(options, progress, onService);
  const redis = await redisService(options, progress, onService);
  return {
    databaseUrl: database.url,
    redisUrl: redis.url,
    serverUrl: 'serverUrl' in database ? database.serverUrl : undefined,
    started: [redis, database].flatMap((part) => ('service' in part ? [part.service] : [])),
  };
}

async function databaseService(options, progress, onService) {
  const url = options.isThrowAway ? undefined : given('DATABASE_URL');
  if (url) {
    await progress.step('连接 DATABASE_URL', () => checkDatabase(url));
    return { url };
  }
  return progress.step('启动数据库', async () => {
    const started = await startPostgres(options);
    onService(started.service);
    return started;
  });
}

async function redisService(options, progress, onService) {
  const url = options.isThrowAway ? undefined : given('REDIS_URL');
  if (url) {
    await progress.step('连接 REDIS_URL', () => checkGivenRedis(url, options.say));
    return { url };
  }
  return progress.step('启动 Redis', async (note) => {
    const started = await startRedis({ ...options, note });
    note('');
    onService(started.service);
    return started;
  });
}

async function checkDatabase(url) {
  let client;
  try {
    client = await connect(url);
  } catch (cause) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (cause);
    throw new Remedy(
      `连不上 DATABASE_URL 指的数据库（${code ?? message}）：请检查地址、密码与防火墙，库要先建好。`,
      { cause },
    );
  }
  const { rows } = await client.query(
    "SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding",
  );
  await client.end();
  if (rows[0].version < 150000) throw new Remedy('DATABASE_URL 指的 PostgreSQL 低于 15：请升级它。');
  if (rows[0].encoding !== 'UTF8')
    throw new Remedy(`DATABASE_URL 指的库编码是 ${rows[0].encoding}：请用 UTF8 重建它。`);
}
