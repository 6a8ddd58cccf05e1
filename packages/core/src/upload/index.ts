export { AcceptUpload } from './accept-upload.js';
export { FileLinkService } from './file-link.service.js';
export { cleanStem } from './safe-name.js';
export type { StoredFile } from './stored-file.repository.js';
export { StoredFileService } from './stored-file.service.js';
export type { UploadFailure } from './upload.failures.js';
export { UploadModule } from './upload.module.js';
export { zipNames } from './zip-names.js';
