/** An ability that occupations ask for. */
export interface Ability {
  readonly key: string;
  readonly label: string;
  readonly kind: '专业' | '工具' | '通用';
  /** Words by which a résumé shows it; those of one entry stand for one another. */
  readonly words: readonly (readonly string[])[];
  /** What one can show it by. */
  readonly shownBy: string;
  /** What to learn, and what to make of it. */
  readonly study: string;
  readonly output: string;
}

const blanked = (words: string): string => words.replaceAll('_', ' ');

/** Entries of words stand between blanks, words of one entry between bars; `_` is a blank inside a word. */
export const abilityOf =
  (kind: Ability['kind']) =>
  (key: string, label: string, words: string, shownBy: string, study: string, output: string): Ability => ({
    ...{ key, label, kind, shownBy, study, output },
    words: words.split(' ').map((entry) => blanked(entry).split('|')),
  });
