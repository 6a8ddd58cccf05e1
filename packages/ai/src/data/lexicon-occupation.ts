/** Words by which employers and résumés of an occupation know each other. */
export interface LexiconOccupation {
  readonly code: string;
  readonly name: string;
  /** Names of positions that belong to it, apart from `name`. */
  readonly titles: readonly string[];
  /** What the work asks for; words of one entry are kin: one may answer for another, and only the one that is in a text is shown. */
  readonly keywords: readonly (readonly string[])[];
}

const blanked = (words: string): string => words.replaceAll('_', ' ');

/** Reads an occupation: entries are between blanks, words of one entry between bars; `_` is a blank inside a word. */
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
