import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore, StorageFullError } from './file-store.js';

type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

const KEY = /^[a-z0-9]{32,64}$/;

/** Stores files in one directory outside the web root, in sub-directories named by the first two letters. */
export class LocalFileStore extends FileStore {
  constructor(private readonly directory: string) {
    super();
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.write(key, [bytes]);
  }

  putStream(key: string, content: Readable): Promise<{ size: number; sha256: string }> {
    return this.write(key, content);
  }

  async read(key: string): Promise<Buffer | null> {
    return readFile(this.pathOf(key)).catch(absentAsNull);
  }

  async open(key: string): Promise<Readable | null> {
    const handle = await open(this.pathOf(key), 'r').catch(absentAsNull);
    return handle === null ? null : handle.createReadStream();
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private async write(key: string, content: Content): Promise<{ size: number; sha256: string }> {
    const target = this.pathOf(key);
    const draft = `${target}.${randomBytes(6).toString('hex')}.part`;
    try {
      await mkdir(path.dirname(target), { recursive: true, mode: 0o750 });
      const written = await writeDurably(draft, content);
      await rename(draft, target);
      return written;
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw isOutOfRoom(error) ? new StorageFullError('no space left for a file', { cause: error }) : error;
    }
  }

  private pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error('malformed storage key');
    return path.join(this.directory, key.slice(0, 2), key);
  }
}

// The row that references the file is written afterwards, so the file must already survive a crash.
async function writeDurably(file: string, content: Content): Promise<{ size: number; sha256: string }> {
  const handle = await open(file, 'wx', 0o640);
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const bytes of content) {
      hash.update(bytes);
      size += bytes.byteLength;
      await handle.writeFile(bytes);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { size, sha256: hash.digest('hex') };
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
const isOutOfRoom = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)));

function absentAsNull(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}
