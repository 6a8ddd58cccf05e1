import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '@qicheng/core/platform/storage';
import { listFilledTables, refillDatabase } from '@qicheng/db/copy';
import { deployMigrations, listMigrations } from '@qicheng/db/migrate';
import { type BackupManifest, UnusableBackupError, parts, readManifest } from './manifest.js';
import { linesOf, readPacked, measureFile } from './measured-stream.js';

/** Reads the whole backup and compares it with its manifest; throws at the first difference. */
export async function checkBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  for (const { table, sha256 } of manifest.tables) await same(parts.table(folder, table), sha256);
  await same(parts.erased(folder), manifest.erased.sha256);
  await same(parts.fileList(folder), manifest.files.sha256);
  for await (const { key, sha256 } of filesOf(folder)) await same(parts.file(folder, key), sha256);
  return manifest;
}

async function same(file: string, sha256: string): Promise<void> {
  const measure = await measureFile(file).catch(() => null);
  if (measure === null) throw new UnusableBackupError(`备份不完整：缺少 ${file}`);
  if (measure.sha256 !== sha256) throw new UnusableBackupError(`备份已损坏：${file} 与清单不符`);
}

/** The files of a backup, one by one. */
async function* filesOf(folder: string): AsyncGenerator<{ key: string; sha256: string }> {
  for await (const line of linesOf(parts.fileList(folder))) {
    const [key = '', , sha256 = ''] = line.split(' ');
    if (!/^[a-z0-9]{32,64}$/.test(key)) throw new UnusableBackupError('备份已损坏：文件清单读不懂');
    yield { key, sha256 };
  }
}

/** The lists of erased accounts beside a backup, in newer backups and on their own. */
async function erasedListsBeside(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name.startsWith('qicheng-'));
  const files = entries.filter((entry) => entry.isFile() && entry.name === 'erased.txt.gz');
  return [
    ...folders
      .filter(({ name }) => !name.endsWith('.part'))
      .map(({ name }) => parts.erased(`${directory}/${name}`)),
    ...files.map(({ name }) => `${directory}/${name}`),
  ];
}

export interface RestoreOrder {
  databaseUrl: string;
  store: FileStore;
  folder: string;
  /** Reports progress. */
  say: (line: string) => void;
}

/** Fills a fresh database and the file store from a backup, and migrates the database to this version. */
export async function restoreBackup({
  databaseUrl,
  store,
  folder,
  say,
}: RestoreOrder): Promise<BackupManifest> {
  const manifest = await checkBackup(folder);
  say(`✔ 备份完整：${manifest.tables.length} 张表，${manifest.files.count} 个文件`);
  const unknown = manifest.migrations.filter((name) => !listMigrations().includes(name));
  if (unknown.length > 0)
    throw new UnusableBackupError(
      `备份由更新的版本做成（${unknown.join('、')}）。请用那个版本或更新的版本恢复`,
    );
  const filled = await listFilledTables(databaseUrl);
  if (filled.length > 0)
    throw new UnusableBackupError(
      `数据库不是空的（${filled.slice(0, 3).join('、')} 等表里有数据）。恢复只写入新建的库`,
    );
  await deployMigrations(databaseUrl, undefined, manifest.migrations.at(-1));
  // Files first: a row must never name a missing file. An interrupted restore can be repeated.
  for await (const { key } of filesOf(folder))
    await store.putStream(key, createReadStream(parts.file(folder, key)));
  say(`✔ 已恢复 ${manifest.files.count} 个文件`);
  await refillDatabase(databaseUrl, async (open) => {
    for (const shape of manifest.tables)
      await pipeline(readPacked(parts.table(folder, shape.table)), open(shape));
  });
  say(`✔ 已恢复 ${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)} 行`);
  const later = await deployMigrations(databaseUrl);
  if (later.length > 0) say(`✔ 已执行备份之后的 ${later.length} 个迁移`);
  return manifest;
}

/**
 * Every erased account known from the lists beside the backup and the named ones, possibly more than once.
 */
export async function* erasedAccounts(folder: string, more: readonly string[]): AsyncGenerator<string> {
  const lists = [...(await erasedListsBeside(path.dirname(path.resolve(folder)))), ...more];
  for (const list of lists) {
    for await (const id of linesOf(list)) if (/^[0-9a-f-]{36}$/.test(id)) yield id;
  }
}
