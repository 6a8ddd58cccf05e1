export { AcceptUpload } from './accept-upload.js';
export { FileLinks } from './file-links.service.js';
export { cleanStem } from './safe-name.js';
export type { StoredFile } from './stored-file.repository.js';
export { StoredFiles } from './stored-files.service.js';
export type { UploadFailure } from './upload.failures.js';
export { UploadModule } from './upload.module.js';
export { zipNames } from './zip-directory.js';
