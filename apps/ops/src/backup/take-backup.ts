import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from '@qicheng/core/platform/storage';
import { Snapshot } from '@qicheng/db/copy';
import { type BackupManifest, parts, writeManifest } from './manifest.js';
import { linesOf, type Measure, writePacked, writePlain } from './measured-stream.js';

export interface BackupOrder {
  databaseUrl: string;
  store: FileStore;
  /** Where backups are stored, one folder each. */
  directory: string;
  version: string;
}

export interface TakenBackup {
  folder: string;
  manifest: Omit<BackupManifest, 'format'>;
}

const NAME = /^qicheng-\d{8}T\d{9}Z$/;

// Written before an account is erased and kept for three years.
const ERASED = `SELECT DISTINCT subject FROM audit_entry WHERE action = 'account.erase' ORDER BY 1`;
const KEYS = 'SELECT key FROM stored_file ORDER BY 1';

/** Copies all rows of one snapshot and the files they name into a new folder, of any size. */
export async function takeBackup(order: BackupOrder): Promise<TakenBackup> {
  const snapshot = await Snapshot.open(order.databaseUrl);
  const { takenAt, serverVersion, migrations } = snapshot.facts;
  const folder = path.join(order.directory, nameOf(takenAt));
  const draft = `${folder}.part`;
  try {
    await mkdir(path.join(draft, 'tables'), { recursive: true, mode: 0o700 });
    const { tables, keys, erased } = await copyAndClose(snapshot, draft);
    const files = await copyFiles(order.store, draft, keys);
    await rm(keys);
    const about = { takenAt: takenAt.toISOString(), version: order.version, serverVersion, migrations };
    const manifest = { ...about, tables, files, erased };
    await writeManifest(draft, manifest);
    await rename(draft, folder);
    return { folder, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

const nameOf = (takenAt: Date): string => `qicheng-${takenAt.toISOString().replace(/[-:.]/g, '')}`;

async function copyAndClose(snapshot: Snapshot, draft: string) {
  try {
    return await copyRows(snapshot, draft);
  } finally {
    await snapshot.close();
  }
}

async function copyRows(snapshot: Snapshot, draft: string) {
  const tables: BackupManifest['tables'] = [];
  for (const shape of snapshot.facts.tables) {
    const counted = counting(snapshot.copy(shape));
    const measure = await writePacked(parts.table(draft, shape.table), counted.lines);
    tables.push({ ...shape, rows: counted.rows(), ...measure });
  }
  const erased = await writeLines(parts.erased(draft), snapshot.copyColumn(ERASED));
  // All rows are copied by now: files are read after the transaction has ended.
  const keys = path.join(draft, 'keys.txt.gz');
  await writePacked(keys, snapshot.copyColumn(KEYS));
  return { tables, keys, erased };
}

async function writeLines(file: string, content: Readable): Promise<{ count: number; sha256: string }> {
  const counted = counting(content);
  const { sha256 } = await writePacked(file, counted.lines);
  return { count: counted.rows(), sha256 };
}

// In the text format of COPY a line end occurs only at the end of a row.
function counting(content: Readable): { lines: Readable; rows: () => number } {
  let rows = 0;
  const lines = Readable.from(
    (async function* () {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1;
        yield chunk;
      }
    })(),
    { objectMode: false },
  );
  return { lines, rows: () => rows };
}

async function copyFiles(store: FileStore, draft: string, keys: string): Promise<BackupManifest['files']> {
  const total = { count: 0, bytes: 0, gone: 0 };
  const list = async function* (): AsyncGenerator<string> {
    for await (const key of linesOf(keys)) {
      const measure = await copyFile(store, draft, key);
      if (measure === null) {
        total.gone += 1;
        continue;
      }
      total.count += 1;
      total.bytes += measure.bytes;
      yield `${key} ${measure.bytes} ${measure.sha256}\n`;
    }
  };
  const { sha256 } = await writePacked(parts.fileList(draft), Readable.from(list()));
  return { ...total, sha256 };
}

async function copyFile(store: FileStore, draft: string, key: string): Promise<Measure | null> {
  const content = await store.open(key);
  if (content === null) return null;
  const target = parts.file(draft, key);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  return writePlain(target, content);
}

/** Deletes complete backups beyond the newest `keep`; returns their names. */
export async function dropOldBackups(directory: string, keep: number): Promise<string[]> {
  const names = (await readdir(directory)).filter((name) => NAME.test(name)).sort();
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) await rm(path.join(directory, name), { recursive: true });
  return old;
}

/** Writes only the list of erased accounts, small enough to be taken every hour. */
export async function takeErased(databaseUrl: string, directory: string): Promise<{ count: number }> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const snapshot = await Snapshot.open(databaseUrl);
  const file = path.join(directory, 'erased.txt.gz');
  try {
    const { count } = await writeLines(`${file}.part`, snapshot.copyColumn(ERASED));
    await rename(`${file}.part`, file);
    return { count };
  } finally {
    await snapshot.close();
  }
}
