import { Module } from '@nestjs/common';
import { CORE_CONFIG, type CoreConfig } from '../config.js';
import { FileStore } from './file-store.js';
import { LocalFileStore } from './local.file-store.js';
import { S3FileStore } from './s3.file-store.js';

/** The store that a configuration names. */
export const fileStoreOf = (storage: CoreConfig['storage']): FileStore =>
  storage.driver === 's3' ? new S3FileStore(storage) : new LocalFileStore(storage.directory);

const store = {
  provide: FileStore,
  inject: [CORE_CONFIG],
  useFactory: (config: CoreConfig) => fileStoreOf(config.storage),
};

/** Where the bytes of files are kept. */
@Module({ providers: [store], exports: [FileStore] })
export class StorageModule {}
