import { WORK_ROLE_FIELDS } from '../fields/experience-fields.js';
import type { FieldControl, FieldDefinition } from '../fields/field.js';
import type { Sensitivity } from '../item.js';
import type { Atom, Span } from '../rich-text.js';
import type { I18nText, Language } from '../text.js';

/** How a document is reduced to what is printed. */
export interface Projection {
  lang: Language;
  maxSensitivity: Sensitivity;
  /** Cleans every free text. */
  clean: (text: string) => string;
  /** Words that are stored once for both languages, as printed. */
  words: (stored: readonly string[]) => string[];
}

export type Fields = Record<string, unknown>;
type Project = (projection: Projection, value: never) => unknown;

const withoutAbsent = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const pickKeys = (value: object, keys: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));

/** A value without text: numbers, codes, dates. */
const bare = (_projection: Projection, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((entry) => bare(_projection, entry));
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).filter(([key]) => key !== 'x');
  return Object.fromEntries(known.map(([key, entry]) => [key, bare(_projection, entry)]));
};

const text = ({ clean }: Projection, value: string): string => clean(value);

/** A text that is stored once for both languages. */
const word = ({ clean, words }: Projection, stored: string): string => words([stored]).map(clean).join('');

/** The printed side: the page's language, with the other one as a fallback. */
export function printedSide({ lang, clean }: Projection, value: I18nText | undefined): I18nText | undefined {
  const other = lang === 'zh' ? 'en' : 'zh';
  const side = value?.[lang]?.trim() ? lang : other;
  const shown = value?.[side]?.trim();
  return shown ? { [side]: clean(shown) } : undefined;
}

const spans = ({ clean }: Projection, list: readonly Span[]): Span[] =>
  list.map(({ text: words, link, bold, italic, underline }) => ({
    text: clean(words),
    ...(bold !== undefined && { bold }),
    ...(italic !== undefined && { italic }),
    ...(underline !== undefined && { underline }),
    ...(link !== undefined && clean(link) === link && { link }),
  }));

const hasText = (list: readonly Span[] | undefined): list is Span[] =>
  list?.some(({ text: words }) => words.trim()) ?? false;

/** Statements in the printed language, without their metadata. */
export function printedAtoms(projection: Projection, atoms: readonly Atom[]): Atom[] {
  const other = projection.lang === 'zh' ? 'en' : 'zh';
  return atoms.flatMap((atom) => {
    if (atom.visible === false) return [];
    const side = hasText(atom[projection.lang]) ? projection.lang : other;
    const words = atom[side];
    return hasText(words) ? [{ id: atom.id, kind: atom.kind, [side]: spans(projection, words) }] : [];
  });
}

const named = (projection: Projection, { name }: { name?: I18nText | undefined }): Fields =>
  withoutAbsent({ name: printedSide(projection, name) });

const each =
  <Value>(project: (projection: Projection, value: Value) => unknown): Project =>
  (projection, values: readonly Value[]) =>
    values.map((value) => project(projection, value));

interface ItemLike {
  id: string;
  visible?: boolean | undefined;
  sens?: Sensitivity | undefined;
}

/** The printed items, each with its id and the listed fields. */
export const printedItems = (
  projection: Projection,
  items: readonly ItemLike[],
  fields: readonly FieldDefinition[],
): Fields[] =>
  items
    .filter(({ visible, sens = 0 }) => visible !== false && sens <= projection.maxSensitivity)
    .map((item) => ({ id: item.id, ...printedFields(projection, { ...item }, fields) }));

const itemsWith =
  (...names: readonly [name: string, control: FieldControl][]): Project =>
  (projection, items: readonly ItemLike[]) =>
    printedItems(
      projection,
      items,
      names.map(([name, control]) => ({ name, control, label: { zh: '', en: '' } })),
    );

interface Result extends ItemLike {
  name?: I18nText;
  unit?: I18nText;
  before?: string;
  after?: string;
}

// An allow-list by field control: anything not listed here is never included.
const PROJECTIONS: Readonly<Record<FieldControl, Project>> = {
  text: word,
  link: text,
  i18n: printedSide,
  i18nLong: printedSide,
  number: bare,
  switch: bare,
  select: bare,
  multiSelect: bare,
  date: bare,
  period: bare,
  words: ({ clean, words }, stored: readonly string[]) => words(stored).map(clean),
  i18nWords: (projection, words: readonly I18nText[]) =>
    words.map((word) => printedSide(projection, word)).filter((word) => word !== undefined),
  atoms: printedAtoms,
  place: named,
  places: each(named),
  positions: each(named),
  school: (projection, school: { name?: I18nText; tags?: unknown }) =>
    withoutAbsent({ ...named(projection, school), tags: school.tags }),
  personName: ({ lang }, name: { zh?: string; en?: string; pinyin?: string }) =>
    withoutAbsent({
      zh: name.zh,
      en: name.en,
      pinyin: name.en?.trim() || (lang === 'zh' && name.zh?.trim()) ? undefined : name.pinyin,
    }),
  photo: (_projection, photo: object) => pickKeys(photo, ['fileId', 'ratio', 'crop']),
  politicalStatus: bare,
  links: itemsWith(['network', 'i18n'], ['url', 'link']),
  facts: itemsWith(['label', 'i18n'], ['value', 'i18n']),
  salary: (_projection, salary: object) => pickKeys(salary, ['min', 'max', 'unit', 'negotiable']),
  gpa: (projection, gpa: { value?: number; scale?: number; algorithm?: string }) =>
    withoutAbsent({
      value: gpa.value,
      scale: gpa.scale,
      algorithm: gpa.algorithm && word(projection, gpa.algorithm),
    }),
  rank: (_projection, rank: object) => pickKeys(rank, ['position', 'total', 'percent', 'scope']),
  courses: (projection, courses: readonly { name?: I18nText; score?: string }[]) =>
    courses.map((course) =>
      withoutAbsent({ ...named(projection, course), score: course.score && word(projection, course.score) }),
    ),
  roles: (projection, roles: readonly ItemLike[]) => printedItems(projection, roles, WORK_ROLE_FIELDS),
  results: (projection, results: readonly Result[]) =>
    results.map(({ id, name, unit, before, after }) =>
      withoutAbsent({
        id,
        name: printedSide(projection, name),
        unit: printedSide(projection, unit),
        before: before && word(projection, before),
        after: after && word(projection, after),
      }),
    ),
};

/**
 * The listed fields of an object, each reduced to what is printed; fields that are too sensitive are omitted.
 */
export function printedFields(
  projection: Projection,
  source: Fields,
  fields: readonly FieldDefinition[],
): Fields {
  const shown = fields.filter(
    ({ name, sensitivity = 0 }) =>
      sensitivity <= projection.maxSensitivity && source[name] !== undefined && source[name] !== null,
  );
  return withoutAbsent(
    Object.fromEntries(
      shown.map(({ name, control }) => [name, PROJECTIONS[control](projection, source[name] as never)]),
    ),
  );
}
