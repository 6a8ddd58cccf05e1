export { readSheet } from './read-sheet.js';
export type { SheetFailure } from './read-sheet.js';
export { sheetRecords } from './read-sheet.js';
