import { hasNoChinese } from '#src/text/no-chinese.js';

const ENGLISH_CLAUSE = /[^,;]+(?:,(?=\d{3})[^,;]*)*/gu;
/** A comma between the digits of 1,200 ends no clause; one before a year does. */
const CLAUSE = /(?:[^，,。；！？!?;\n]|(?<=\d),(?=\d{3}(?!\d|\s?年)))+/gu;
/** The clauses of a text, which commas of either width end. */
export const clausesIn = (text: string): string[] =>
  [...text.matchAll(hasNoChinese(text) ? ENGLISH_CLAUSE : CLAUSE)].map(([clause]) => clause.trim());
