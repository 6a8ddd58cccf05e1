import { hasNoChinese } from '#src/text/no-chinese.js';

const ENGLISH_CLAUSE = /[^,;]+(?:,(?=\d{3})[^,;]*)*/gu;
const CLAUSE = /[^，。；！？!?;\n]+(?:,(?=\d{3})[^，。；！？!?;\n]*)*/gu;
/** The clauses of a text, an English one by commas. */
export const clausesIn = (text: string): string[] =>
  [...text.matchAll(hasNoChinese(text) ? ENGLISH_CLAUSE : CLAUSE)].map(([clause]) => clause.trim());
