/** Why a table that an operator imports is not read. */
export type SheetFailure = 'sheetUnreadable' | 'sheetTooLarge' | 'sheetColumnsMissing';
