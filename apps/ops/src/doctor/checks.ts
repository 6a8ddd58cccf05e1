import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { rm, statfs, writeFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { fileStoreOf } from '@qicheng/core/platform/storage';
import { createDatabase } from '@qicheng/db';
import { migrationStatus } from '@qicheng/db/migrate';
import { connectWorker } from '@qicheng/jobs/connection';
import { z } from 'zod';
import type { DoctorEnv } from '../env.js';

/** The result of one check. */
export interface Finding {
  isFine: boolean;
  /** What was checked, and its state. */
  text: string;
  /** The remedy; present with every error. */
  remedy?: string;
}

export const fine = (text: string): Finding => ({ isFine: true, text });
export const problem = (text: string, remedy: string): Finding => ({ isFine: false, text, remedy });

/** An error message in one line. */
export function reasonOf(error: unknown): string {
  const text = (error instanceof Error ? error.message : String(error)).trim();
  // Prisma wraps the server's message in its own.
  return /Message: `([^`]+)`/.exec(text)?.[1] ?? text.split('\n').at(-1) ?? '';
}

/** Runs a check with a timeout; one that hangs becomes an error. */
export async function within(
  milliseconds: number,
  check: Promise<Finding>,
  otherwise: Finding,
): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), milliseconds);
  });
  return Promise.race([check, limit]).finally(() => clearTimeout(timer));
}

const OLDEST_VERSION = 150_000;

/** Whether the database answers, is recent enough and stores Chinese. */
export async function checkDatabase(url: string | undefined): Promise<Finding> {
  if (!url)
    return problem(
      '数据库：没有设置 DATABASE_URL',
      '写明 PostgreSQL 的连接地址，例如 postgresql://用户:密码@主机:5432/库名',
    );
  const database = createDatabase({ url, poolSize: 1, acquireTimeoutMs: 5_000 });
  try {
    const [row] = await database.$queryRaw<{ version: number; encoding: string }[]>`
      select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`;
    const version = row?.version ?? 0;
    if (version < OLDEST_VERSION)
      return problem(`数据库：版本过旧（${version}）`, '升级到 PostgreSQL 15 或更新的版本');
    if (row?.encoding !== 'UTF8')
      return problem(
        `数据库：编码是 ${row?.encoding}`,
        '用 UTF8 编码重新建库：CREATE DATABASE … ENCODING UTF8',
      );
    return fine(`数据库：PostgreSQL ${Math.floor(version / 10_000)}，UTF8`);
  } catch (error) {
    return problem(
      `数据库：连接不上（${reasonOf(error)}）`,
      '确认 PostgreSQL 已启动、DATABASE_URL 正确、用户有权连接',
    );
  } finally {
    await database.$disconnect();
  }
}

/** Whether the schema is that of this version. */
export async function checkMigrations(url: string | undefined): Promise<Finding> {
  if (!url) return problem('数据库结构：没有设置 DATABASE_URL', '先让数据库可用');
  try {
    const { pending, unknown, failed, edited } = await migrationStatus(url);
    if (failed.length > 0)
      return problem(
        `数据库结构：迁移中断（${failed.join('、')}）`,
        '查明原因并修正后，按 Prisma 文档标记为已解决，再运行 pnpm ops migrate',
      );
    if (edited.length > 0)
      return problem(`数据库结构：已执行的迁移被改动（${edited.join('、')}）`, '恢复原来的迁移文件');
    if (unknown.length > 0)
      return problem(`数据库结构：比程序新（${unknown.join('、')}）`, '使用与数据库相同或更新的程序版本');
    if (pending.length > 0)
      return problem(`数据库结构：${pending.length} 个迁移没有执行`, '运行 pnpm ops migrate');
    return fine('数据库结构：最新');
  } catch (error) {
    return problem(`数据库结构：无法判断（${reasonOf(error)}）`, '先让数据库可用');
  }
}

const REMEDY = '确认 Redis 已启动、REDIS_URL 正确';

/** Whether Redis answers and never evicts queued jobs. */
export async function checkRedis(url: string | undefined): Promise<Finding> {
  if (!url) return problem('Redis：没有设置 REDIS_URL', '写明连接地址，例如 redis://主机:6379');
  const connection = connectWorker(url);
  const check = async (): Promise<Finding> => {
    await connection.ping();
    // Managed services often forbid CONFIG; then the operator must check the eviction policy.
    const answer = await connection.config('GET', 'maxmemory-policy').catch(() => null);
    const policy = Array.isArray(answer) ? String(answer[1]) : null;
    if (policy === null) return fine('Redis：可用（无权读取 maxmemory-policy，请自行确认它是 noeviction）');
    if (policy !== 'noeviction')
      return problem(`Redis：maxmemory-policy 是 ${policy}，会丢失任务`, '改为 noeviction');
    return fine('Redis：可用，noeviction');
  };
  try {
    return await within(5_000, check(), problem('Redis：5 秒内没有应答', REMEDY));
  } catch (error) {
    return problem(`Redis：连接不上（${reasonOf(error)}）`, REMEDY);
  } finally {
    connection.disconnect();
  }
}

const LOW_BYTES = 1_000_000_000;

/** Whether files can be stored, and whether there is room. */
export async function checkStorage(storage: DoctorEnv['storage']): Promise<Finding> {
  if (storage?.driver === 's3') return checkBucket(storage);
  if (!storage?.directory)
    return problem(
      '文件存放：没有设置 STORAGE_DIR',
      '写明一个可写的目录，与数据库一起备份；用对象存储时写全 S3_ 开头的变量',
    );
  return checkDirectory(storage.directory);
}

async function checkBucket(storage: Parameters<typeof fileStoreOf>[0] & { driver: 's3' }): Promise<Finding> {
  const where = `对象存储 ${storage.endpoint} 的桶 ${storage.bucket}`;
  const store = await fileStoreOf(storage);
  const key = randomBytes(20).toString('hex');
  try {
    await store.put(key, Buffer.from('ok'));
    const kept = await store.read(key);
    await store.remove(key);
    if (kept?.toString() === 'ok') return fine(`文件存放：${where} 可写可读`);
    return problem(`文件存放：${where} 读回的内容不对`, '确认桶名、地域和访问方式（S3_PATH_STYLE）');
  } catch (error) {
    return problem(
      `文件存放：${where} 用不了（${reasonOf(error)}）`,
      '确认地址、桶和访问密钥，密钥要能读、写、删',
    );
  }
}

async function checkDirectory(directory: string): Promise<Finding> {
  const probe = path.join(directory, `.doctor-${randomUUID()}`);
  try {
    await writeFile(probe, 'ok');
    await rm(probe);
  } catch (error) {
    return problem(
      `文件存放：${directory} 写不进去（${reasonOf(error)}）`,
      '建立这个目录并交给运行网站的用户，或换一个 STORAGE_DIR',
    );
  }
  const { bavail, bsize } = await statfs(directory);
  const free = bavail * bsize;
  const room = `剩余 ${(free / 1_000_000_000).toFixed(1)} GB`;
  return free < LOW_BYTES
    ? problem(`文件存放：${directory} 空间不足，${room}`, '清理磁盘，或换到更大的磁盘')
    : fine(`文件存放：${directory} 可写，${room}`);
}

const RENDERING_REMEDY =
  '用 npm start 启动会自动准备；自行部署时安装 chromium-headless-shell，并用 PUPPETEER_EXECUTABLE_PATH 指明';

/** Whether the browser for exports starts. */
export async function checkChromium({
  program,
  libraries,
}: {
  program: string | undefined;
  libraries: string | undefined;
}): Promise<Finding> {
  if (!program) return problem('Chromium：没有设置 PUPPETEER_EXECUTABLE_PATH', RENDERING_REMEDY);
  try {
    // Only the library path: the browser needs nothing else from this process, least of all its secrets.
    const env = libraries ? { LD_LIBRARY_PATH: libraries } : {};
    const { stdout } = await promisify(execFile)(program, ['--version'], { env, timeout: 15_000 });
    return fine(`Chromium：${stdout.trim() || program}`);
  } catch (error) {
    return problem(`Chromium：${program} 不能运行（${reasonOf(error)}）`, RENDERING_REMEDY);
  }
}

const manifest = z.object({ faces: z.array(z.unknown()).min(1) });

/** Whether the fonts of exports are built. */
export async function checkFonts(directory: string | undefined): Promise<Finding> {
  const remedy =
    '用 npm start 启动会自动准备；自行部署时运行 node tooling/fonts/build.mjs <目录>，再用 FONTS_DIR 指明输出的目录';
  if (!directory) return problem('字体：没有设置 FONTS_DIR', remedy);
  try {
    const { faces } = manifest.parse(
      JSON.parse(await readFile(path.join(directory, 'manifest.json'), 'utf8')),
    );
    return fine(`字体：${faces.length} 种`);
  } catch {
    return problem(`字体：${directory} 里没有可用的 manifest.json`, remedy);
  }
}
