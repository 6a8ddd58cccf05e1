import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Failure } from '../platform/index.js';
import { FileStore, StorageFullError } from '../platform/storage/index.js';
import { type FilePurpose, type StoredFile, StoredFileRepository } from './stored-file.repository.js';
import type { UploadFailure } from './upload.failures.js';

export interface FileToStore {
  userId: string;
  name: string;
  mime: string;
  bytes: Uint8Array;
  purpose: FilePurpose;
  lifetimeSeconds?: number;
}

const SWEEP_SIZE = 200;

/** Files with an owner. Bytes are written before the row, so a row never names a missing file. */
@Injectable()
export class StoredFileService {
  constructor(
    private readonly store: FileStore,
    private readonly repository: StoredFileRepository,
  ) {}

  /** Stores a file for its owner. */
  async save({ bytes, ...file }: FileToStore): Promise<StoredFile> {
    const key = randomBytes(20).toString('hex');
    try {
      await this.store.put(key, bytes);
    } catch (error) {
      if (error instanceof StorageFullError)
        throw new Failure<UploadFailure>('storageFull', { retryAfterSeconds: 60 });
      throw error;
    }
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    try {
      return await this.repository.insert({ ...file, key, size: bytes.byteLength, sha256 });
    } catch (error) {
      await this.store.remove(key); // its owner or the database is gone: otherwise nobody would ever find the file again
      throw error;
    }
  }

  /** The live files among `ids` that belong to the user, in the order asked. */
  async listOwn(userId: string, ids: readonly string[]): Promise<StoredFile[]> {
    const found = new Map((await this.repository.findLive(ids)).map((file) => [file.id, file]));
    return ids.flatMap((id) => {
      const file = found.get(id);
      return file?.userId === userId ? [file] : [];
    });
  }

  /** Stores a stream of any length. */
  async saveStream({
    content,
    ...file
  }: Omit<FileToStore, 'bytes'> & { content: Readable }): Promise<StoredFile> {
    const key = randomBytes(20).toString('hex');
    const { size, sha256 } = await this.store.putStream(key, content);
    try {
      return await this.repository.insert({ ...file, key, size, sha256 });
    } catch (error) {
      await this.store.remove(key);
      throw error;
    }
  }

  /** A live archive of the user's full data. */
  findArchive(userId: string, id: string): Promise<StoredFile | null> {
    return this.repository.findArchive(userId, id);
  }

  /** All files of a user except archives. */
  listAll(userId: string): Promise<StoredFile[]> {
    return this.repository.listAll(userId);
  }

  /** The bytes of a file as a stream; null when they are gone. */
  open(file: StoredFile): Promise<Readable | null> {
    return this.store.open(file.key);
  }

  /**
   * Ends a row with a file; the file is discarded when the row does not accept it. Returns whether it did.
   */
  async attach(file: StoredFile, end: (fileId: string) => Promise<boolean>): Promise<boolean> {
    const isTaken = await end(file.id);
    if (!isTaken) await this.expire(file);
    return isTaken;
  }

  /** Marks a file for deletion at the next sweep; reads in progress finish. */
  expire(file: StoredFile): Promise<void> {
    return this.repository.expire(file.id);
  }

  /** A live photo of the user, cleaned and made permanent; null for any other file. */
  findPhoto(userId: string, id: string): Promise<StoredFile | null> {
    return this.repository.findPhoto(userId, id);
  }

  /** One live file, regardless of owner; for callers that check access themselves. */
  async find(id: string): Promise<StoredFile | null> {
    return (await this.repository.findLive([id]))[0] ?? null;
  }

  /** The bytes of a file; null when they are gone. */
  async read(file: StoredFile): Promise<Buffer | null> {
    return this.store.read(file.key);
  }

  /** Deletes expired files; the row goes first, so that no link leads to a missing file. */
  async removeExpired(): Promise<number> {
    const keys = await this.repository.removeExpired(SWEEP_SIZE);
    for (const key of keys) await this.store.remove(key);
    return keys.length;
  }

  /** The size of a user's own uploads. */
  usage(userId: string): Promise<{ files: number; bytes: number }> {
    return this.repository.usage(userId);
  }
}
