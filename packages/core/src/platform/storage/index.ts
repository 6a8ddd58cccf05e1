import { Module } from '@nestjs/common';
import { CORE_CONFIG, type CoreConfig } from '../config.js';
import { FileStore } from './file-store.js';
import { LocalFileStore } from './local.file-store.js';

export { FileStore, StorageFullError } from './file-store.js';
export { LocalFileStore } from './local.file-store.js';

/** The configured store; the library for buckets is loaded only when used. */
export async function fileStoreOf(storage: CoreConfig['storage']): Promise<FileStore> {
  if (storage.driver !== 's3') return new LocalFileStore(storage.directory);
  const { S3FileStore } = await import('./s3.file-store.js');
  return new S3FileStore(storage);
}

const store = {
  provide: FileStore,
  inject: [CORE_CONFIG],
  useFactory: (config: CoreConfig) => fileStoreOf(config.storage),
};

/** Where file bytes are stored. */
@Module({ providers: [store], exports: [FileStore] })
export class StorageModule {}
