/** The words that employers and résumés of an occupation use. */
export interface LexiconOccupation {
  readonly code: string;
  readonly name: string;
  /** Other job titles of the occupation. */
  readonly titles: readonly string[];
  /** The requirements of the work; the words of an entry are related: each may match another, and only the one in the text is shown. */
  readonly keywords: readonly (readonly string[])[];
}

const blanked = (words: string): string => words.replaceAll('_', ' ');

/** Parses an occupation: entries are separated by spaces, the words of an entry by bars; `_` is a space inside a word. */
export const lexiconOccupation = (
  code: string,
  name: string,
  titles: string,
  keywords: string,
): LexiconOccupation => ({
  code,
  name,
  titles: titles.split(' ').map(blanked),
  keywords: keywords
    .trim()
    .split(/\s+/)
    .map((words) => blanked(words).split('|')),
});
