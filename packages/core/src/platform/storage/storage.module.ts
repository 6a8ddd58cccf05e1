import { Module } from '@nestjs/common';
import { CORE_CONFIG, type CoreConfig } from '../config.js';
import { FileStore } from './file-store.js';
import { LocalFileStore } from './local.file-store.js';

const store = {
  provide: FileStore,
  inject: [CORE_CONFIG],
  useFactory: (config: CoreConfig) => new LocalFileStore(config.storage.directory),
};

/** Where the bytes of files are kept. */
@Module({ providers: [store], exports: [FileStore] })
export class StorageModule {}
