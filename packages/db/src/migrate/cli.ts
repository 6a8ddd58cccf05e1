// migrate deploy | status | create <name>
import { readMigrateEnv } from './env.js';
import { createMigration, deployMigrations, migrationStatus } from './migrator.js';

const say = (text: string) => process.stdout.write(`${text}\n`);

async function deploy(url: string): Promise<void> {
  const applied = await deployMigrations(url);
  say(applied.length > 0 ? `已执行迁移：${applied.join('、')}` : '数据库已是最新');
}

async function status(url: string): Promise<void> {
  const { pending, unknown, failed, edited } = await migrationStatus(url);
  const lines = [
    ['待执行', pending],
    ['库中有、本版本没有', unknown],
    ['执行失败', failed],
    ['执行后被改动', edited],
  ] as const;
  const problems = lines.filter(([, names]) => names.length > 0);
  for (const [label, names] of problems) say(`${label}：${names.join('、')}`);
  if (problems.length === 0) say('数据库已是最新');
  else process.exitCode = 1;
}

async function create(url: string, title: string): Promise<void> {
  const name = await createMigration(url, title);
  say(
    name === null
      ? '数据模型没有变化，不需要新的迁移'
      : `已写好 prisma/migrations/${name}/migration.sql，请检查后提交`,
  );
}

async function main([command = 'deploy', title = '']: string[]): Promise<void> {
  const url = readMigrateEnv().DATABASE_URL;
  if (command === 'deploy') return deploy(url);
  if (command === 'status') return status(url);
  if (command === 'create') return create(url, title);
  throw new Error('用法：migrate deploy | status | create <name>');
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
