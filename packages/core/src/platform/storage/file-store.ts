import type { Readable } from 'node:stream';

/** Keeps bytes under random keys. Knows nothing of owners or types; that stands in the database. */
export abstract class FileStore {
  /** Keeps the bytes durably; throws {@link StorageFullError} when there is no room. */
  abstract put(key: string, bytes: Uint8Array): Promise<void>;
  /** The same for a stream of any length; says what came. */
  abstract putStream(key: string, content: Readable): Promise<{ size: number; sha256: string }>;
  /** The bytes, or null when nothing is kept under the key. */
  abstract read(key: string): Promise<Buffer | null>;
  /** The bytes as a stream, or null when nothing is kept under the key. */
  abstract open(key: string): Promise<Readable | null>;
  /** Forgets the key; one that is not there is fine. */
  abstract remove(key: string): Promise<void>;
}

/** No room is left where files are kept. */
export class StorageFullError extends Error {}
