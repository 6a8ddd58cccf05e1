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

/** Entries of words are between blanks, words of one entry between bars; `_` is a blank inside a word. */
export const abilityOf =
  (kind: Ability['kind']) =>
  (key: string, label: string, words: string, shownBy: string, study: string, output: string): Ability => ({
    ...{ key, label, kind, shownBy, study, output },
    words: words.split(' ').map((entry) => blanked(entry).split('|')),
  });

/** What is known of an occupation, in our own words; figures of the market are not among it. */
export interface Occupation {
  readonly code: string;
  readonly name: string;
  readonly field: string;
  /** Names of positions that belong to it, apart from `name`. */
  readonly titles: readonly string[];
  readonly summary: string;
  readonly duties: readonly string[];
  /** Keys of abilities with their weights, which sum to 100. */
  readonly abilities: readonly { key: string; weight: number }[];
  readonly degree: 'college' | 'bachelor' | 'master';
  readonly majors: readonly string[];
  readonly certificates: readonly { name: string; need: '必备' | '优先'; note: string }[];
  readonly experience: string;
  readonly path: readonly { stage: string; title: string; focus: string }[];
  /** Codes of occupations that one may change to. */
  readonly adjacent: readonly string[];
}

/** The short form in which the table is written. */
export interface WrittenOccupation {
  code: string;
  name: string;
  /** Between blanks; `_` is a blank inside a name. */
  titles: string;
  summary: string;
  /** Between ；. */
  duties: string;
  /** `key weight` between commas. */
  abilities: string;
  degree: Occupation['degree'];
  majors: string;
  /** `name|need|note` between ；. */
  certificates?: string;
  experience: string;
  /** `title:focus` between ；, in the order of the stages. */
  path: string;
  adjacent: string;
}

const STAGES = ['0–1 年', '1–3 年', '3–5 年', '5 年以上'] as const;

const listed = (words: string): string[] =>
  words.split(' ').flatMap((word) => (word === '' ? [] : [word.replaceAll('_', ' ')]));

/** The occupations of one field from their short form. */
export const occupationsOf = (field: string, written: readonly WrittenOccupation[]): Occupation[] =>
  written.map((each) => ({
    ...each,
    field,
    titles: listed(each.titles),
    duties: each.duties.split('；'),
    abilities: each.abilities.split(',').map((entry) => {
      const [key = '', weight = '0'] = entry.trim().split(' ');
      return { key, weight: Number(weight) };
    }),
    majors: listed(each.majors),
    certificates: (each.certificates?.split('；') ?? []).map((entry) => {
      const [name = '', need = '', note = ''] = entry.split('|');
      return { name, need: need === '必备' ? '必备' : '优先', note };
    }),
    path: each.path.split('；').map((entry, index) => {
      const [title = '', focus = ''] = entry.split(':');
      return { stage: STAGES[index] ?? '5 年以上', title, focus };
    }),
    adjacent: listed(each.adjacent),
  }));
