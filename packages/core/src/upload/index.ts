import { Module } from '@nestjs/common';
import { StorageModule } from '../platform/storage/index.js';
import { AcceptUpload } from './accept-upload.js';
import { FileLinkService } from './file-link.service.js';
import { StoredFileRepository } from './stored-file.repository.js';
import { StoredFileService } from './stored-file.service.js';

export { AcceptUpload } from './accept-upload.js';
export { FileLinkService } from './file-link.service.js';
export { cleanStem } from './accept-upload.js';
export type { StoredFile } from './stored-file.repository.js';
export { StoredFileService } from './stored-file.service.js';
export type { UploadFailure } from './upload.failures.js';
export { zipNames } from './detect-type.js';

@Module({
  imports: [StorageModule],
  providers: [StoredFileRepository, StoredFileService, FileLinkService, AcceptUpload],
  exports: [StorageModule, StoredFileService, FileLinkService, AcceptUpload],
})
export class UploadModule {}
