/** A text with full-width commas and semicolons between words, as rules on clauses read it; commas within numbers stay. */
export const withFullWidthMarks = (text: string): string =>
  text.replace(/(?<=[^\d\s]),(?=\S)|,(?=[^\d\s])/gu, '，').replace(/;(?=\s*(?:\p{Script=Han}|\d|$))/gu, '；');
