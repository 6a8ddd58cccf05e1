import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Changes when an older program can no longer read what a newer one writes. */
const FORMAT = 1;

const MANIFEST = 'manifest.json';

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

const schema = z.strictObject({
  format: z.literal(FORMAT),
  takenAt: z.iso.datetime(),
  /** Version of the product. */
  version: z.string(),
  /** Version of PostgreSQL, for example 180004. */
  serverVersion: z.number().int(),
  migrations: z.array(z.string().regex(/^\d{14}_[a-z0-9_]+$/)).min(1),
  tables: z.array(
    z.strictObject({
      table: name,
      columns: z.array(name).min(1),
      rows: z.number().int(),
      bytes: z.number().int(),
      sha256: digest,
    }),
  ),
  files: z.strictObject({
    count: z.number().int(),
    bytes: z.number().int(),
    /** Deleted between the snapshot and their copy: expired or erased. */
    gone: z.number().int(),
    /** Of the list that contains the digest of each file. */
    sha256: digest,
  }),
  erased: z.strictObject({ count: z.number().int(), sha256: digest }),
});

/** The contents of a backup and their digests. */
export type BackupManifest = z.output<typeof schema>;

/** Where the parts of a backup are in its folder. */
export const parts = {
  table: (folder: string, table: string) => path.join(folder, 'tables', `${table}.copy.gz`),
  fileList: (folder: string) => path.join(folder, 'files.txt.gz'),
  file: (folder: string, key: string) => path.join(folder, 'files', key.slice(0, 2), key),
  erased: (folder: string) => path.join(folder, 'erased.txt.gz'),
} as const;

/** Writes the manifest; its presence means that the backup is complete. */
export const writeManifest = (folder: string, content: Omit<BackupManifest, 'format'>): Promise<void> =>
  writeFile(path.join(folder, MANIFEST), `${JSON.stringify({ format: FORMAT, ...content }, null, 1)}\n`, {
    mode: 0o600,
  });

/** An unusable backup, with the reason for the operator. */
export class UnusableBackupError extends Error {}

/** The manifest of a complete backup. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new UnusableBackupError(`${folder} 里没有 ${MANIFEST}：不是备份，或备份没有做完`);
  const parsed = schema.safeParse(safeJson(text));
  if (!parsed.success)
    throw new UnusableBackupError(`${folder} 的 ${MANIFEST} 读不懂：由别的版本写成，或已损坏`);
  return parsed.data;
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
