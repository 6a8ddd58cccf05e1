import { OCCUPATION_NAMES, type OccupationCode } from '../occupations.js';

/** The cells of a table written as lines of `one | other`. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));

/** The words of a cell, separated by `、`. */
export const wordsOf = (cell: string): string[] => cell.split('、').filter(Boolean);

export const occupationsOf = (cell: string): OccupationCode[] => wordsOf(cell).map(codeOf);

function codeOf(code: string): OccupationCode {
  if (!isOccupationCode(code)) throw new Error(`No occupation: ${code}`);
  return code;
}

const isOccupationCode = (code: string): code is OccupationCode => Object.hasOwn(OCCUPATION_NAMES, code);
