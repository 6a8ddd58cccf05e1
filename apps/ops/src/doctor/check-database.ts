import { createDatabase } from '@qicheng/db';
import { migrationStatus } from '@qicheng/db/migrate';
import { problem, fine, type Finding, reasonOf } from './finding.js';

const OLDEST_VERSION = 150_000;

/** Whether the database answers, is new enough and keeps Chinese. */
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

/** Whether the tables are those of this version. */
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
