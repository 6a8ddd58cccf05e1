import { Module } from '@nestjs/common';
import { CORE_CONFIG, type CoreConfig } from '../platform/index.js';
import { FileStore, LocalFileStore } from '../platform/storage/index.js';
import { AcceptUpload } from './accept-upload.js';
import { FileLinks } from './file-links.service.js';
import { StoredFileRepository } from './stored-file.repository.js';
import { StoredFiles } from './stored-files.service.js';

@Module({
  providers: [
    {
      provide: FileStore,
      inject: [CORE_CONFIG],
      useFactory: (config: CoreConfig) => new LocalFileStore(config.storage.directory),
    },
    StoredFileRepository,
    StoredFiles,
    FileLinks,
    AcceptUpload,
  ],
  exports: [FileStore, StoredFiles, FileLinks, AcceptUpload],
})
export class UploadModule {}
