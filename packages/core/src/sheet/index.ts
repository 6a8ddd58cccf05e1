export { readSheet } from './read-sheet.js';
export type { SheetFailure } from './sheet.failures.js';
export { sheetRecords } from './sheet-records.js';
