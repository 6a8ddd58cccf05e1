export { importFile } from './import-file.js';
