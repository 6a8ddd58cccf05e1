import { Module } from '@nestjs/common';
import { CORE_CONFIG, type CoreConfig } from '../config.js';
import { FileStore } from './file-store.js';
import { LocalFileStore } from './local.file-store.js';

export { FileStore, StorageFullError } from './file-store.js';
export { LocalFileStore } from './local.file-store.js';

/** The store that a configuration names; the library for buckets is loaded only where one is used. */
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

/** Where the bytes of files are kept. */
@Module({ providers: [store], exports: [FileStore] })
export class StorageModule {}
