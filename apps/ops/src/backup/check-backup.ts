import { readdir } from 'node:fs/promises';
import { type BackupManifest, UnusableBackupError, parts, readManifest } from './manifest.js';
import { linesOf, measureFile } from './measured-stream.js';

/** Reads the whole backup and compares it with its manifest; throws at the first thing that is not as it was. */
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
export async function* filesOf(folder: string): AsyncGenerator<{ key: string; sha256: string }> {
  for await (const line of linesOf(parts.fileList(folder))) {
    const [key = '', , sha256 = ''] = line.split(' ');
    if (!/^[a-z0-9]{32,64}$/.test(key)) throw new UnusableBackupError('备份已损坏：文件清单读不懂');
    yield { key, sha256 };
  }
}

/** The lists of erased accounts that lie beside a backup, in newer backups and on their own. */
export async function erasedListsBeside(directory: string): Promise<string[]> {
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
