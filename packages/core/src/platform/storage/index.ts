export { FileStore, StorageFullError } from './file-store.js';
export { LocalFileStore } from './local.file-store.js';
export { fileStoreOf, StorageModule } from './storage.module.js';
