import { Module } from '@nestjs/common';
import { StorageModule } from '../platform/storage/index.js';
import { AcceptUpload } from './accept-upload.js';
import { FileLinks } from './file-links.service.js';
import { StoredFileRepository } from './stored-file.repository.js';
import { StoredFiles } from './stored-files.service.js';

@Module({
  imports: [StorageModule],
  providers: [StoredFileRepository, StoredFiles, FileLinks, AcceptUpload],
  exports: [StorageModule, StoredFiles, FileLinks, AcceptUpload],
})
export class UploadModule {}
