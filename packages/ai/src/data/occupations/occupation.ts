/** An ability that occupations require. */
export interface Ability {
  readonly key: string;
  readonly label: string;
  readonly kind: '专业' | '工具' | '通用';
  /** Words that show the ability in a résumé; the words of one entry are synonyms. */
  readonly words: readonly (readonly string[])[];
  /** How to prove it. */
  readonly shownBy: string;
  /** What to learn and what to build with it. */
  readonly study: string;
  readonly output: string;
}

const blanked = (words: string): string => words.replaceAll('_', ' ');

/** Entries are separated by spaces, the words of an entry by bars; `_` is a space inside a word. */
export const abilityOf =
  (kind: Ability['kind']) =>
  (key: string, label: string, words: string, shownBy: string, study: string, output: string): Ability => ({
    key,
    label,
    kind,
    shownBy,
    study,
    output,
    words: words.split(' ').map((entry) => blanked(entry).split('|')),
  });

/** The description of an occupation in our own words, without market figures. */
export interface Occupation {
  readonly code: string;
  readonly name: string;
  readonly field: string;
  /** Other job titles of the occupation. */
  readonly titles: readonly string[];
  readonly summary: string;
  readonly duties: readonly string[];
  /** Keys of abilities with their weights, which sum to 100. */
  readonly abilities: readonly { key: string; weight: number }[];
  /** `none` where employers usually ask for no degree. */
  readonly degree: 'none' | 'highSchool' | 'college' | 'bachelor' | 'master';
  readonly majors: readonly string[];
  readonly certificates: readonly { name: string; need: '必备' | '优先'; note: string }[];
  readonly experience: string;
  readonly path: readonly { stage: string; title: string; focus: string }[];
  /** Codes of occupations to change to. */
  readonly adjacent: readonly string[];
}

/** The compact notation of the table. */
export interface WrittenOccupation {
  code: string;
  name: string;
  /** Separated by spaces; `_` is a space inside a name. */
  titles: string;
  summary: string;
  /** Separated by ；. */
  duties: string;
  /** `key weight`, separated by commas. */
  abilities: string;
  degree: Occupation['degree'];
  majors: string;
  /** `name|need|note`, separated by ；. */
  certificates?: string;
  experience: string;
  /** `title:focus`, separated by ；, in the order of the stages. */
  path: string;
  adjacent: string;
}

const STAGES = ['0–1 年', '1–3 年', '3–5 年', '5 年以上'] as const;

const listed = (words: string): string[] =>
  words.split(' ').flatMap((word) => (word === '' ? [] : [word.replaceAll('_', ' ')]));

/** Parses the occupations of one field. */
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
