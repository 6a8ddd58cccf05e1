export { FileStore, StorageFull } from './file-store.js';
export { LocalFileStore } from './local.file-store.js';
export { StorageModule } from './storage.module.js';
