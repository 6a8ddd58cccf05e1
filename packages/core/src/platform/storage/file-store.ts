import type { Readable } from 'node:stream';

/** Stores bytes under random keys. Owners and types are in the database. */
export abstract class FileStore {
  /** Stores the bytes durably; throws {@link StorageFullError} when there is no room. */
  abstract put(key: string, bytes: Uint8Array): Promise<void>;
  /** The same for a stream of any length; returns its size and digest. */
  abstract putStream(key: string, content: Readable): Promise<{ size: number; sha256: string }>;
  /** The bytes, or null when the key does not exist. */
  abstract read(key: string): Promise<Buffer | null>;
  /** The bytes as a stream, or null when the key does not exist. */
  abstract open(key: string): Promise<Readable | null>;
  /** Deletes the key; a missing one is not an error. */
  abstract remove(key: string): Promise<void>;
}

/** The file store is full. */
export class StorageFullError extends Error {}
