/** @public Used by benchmarks. */
export { importFile } from './import-file.js';
