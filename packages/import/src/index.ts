/** @public Benches read files by it. */
export { importFile } from './import-file.js';
