import fs from 'node:fs';
import path from 'node:path';
import { unpackDebianProgram } from './debian-program.mjs';
import { Remedy } from './remedy.mjs';
import { run } from './run.mjs';

const NAMES = ['redis-server', 'valkey-server'];
const MORE_FOLDERS = ['/usr/local/bin', '/usr/bin', '/usr/sbin', '/opt/homebrew/bin'];

/** @typedef {{ program: string, libraries: string[] }} RedisBinary */

/** Whether this version supports BullMQ (6.2 or later). Valkey starts at 7.2. @param {string} output of `--version` */
export function isUsableRedis(output) {
  const [, major = 0, minor = 0] = /v=(\d+)\.(\d+)/.exec(output)?.map(Number) ?? [];
  return major > 6 || (major === 6 && minor >= 2);
}

/** The command that installs Redis on this system. @param {NodeJS.Platform} platform */
export function redisRemedy(platform) {
  const command = {
    darwin: 'brew install redis',
    linux: 'sudo apt-get install -y redis-server（或发行版自己的命令）',
  }[platform];
  const how = command ?? '在 WSL 里运行，或准备一个 Redis 并设置 REDIS_URL';
  return `找不到可用的 Redis（6.2 以上）：请先${command ? `运行 ${how}` : how}，再运行一次 npm start。`;
}

/**
 * A Redis server program: from PATH, or Debian's packages unpacked into the cache.
 * @param {import('./home.mjs').Home} home @param {(text: string) => void} [note]
 * @returns {Promise<RedisBinary>}
 */
export async function findRedis(home, note = () => {}) {
  for (const program of candidates(process.env.PATH ?? '')) {
    const { status, output } = await run(program, ['--version'], { timeoutMs: 5000 });
    if (status === 0 && isUsableRedis(output)) return { program, libraries: [] };
  }
  try {
    const directory = path.join(home.cache, 'redis');
    return await unpackDebianProgram({
      directory,
      packages: ['redis-server', 'redis-tools'],
      programPath: 'usr/bin/redis-server',
      note,
    });
  } catch (cause) {
    throw new Remedy(redisRemedy(process.platform), { cause });
  }
}

/** @param {string} searchPath */
function candidates(searchPath) {
  const folders = [...new Set([...searchPath.split(path.delimiter), ...MORE_FOLDERS])].filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).filter((file) =>
    fs.existsSync(file),
  );
}
