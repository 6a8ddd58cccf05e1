import type { ResumeDocument } from '../document.js';
import { englishWord } from '../english-words.js';
import { WORK_ROLE_FIELDS } from '../fields/experience-fields.js';
import type { FieldControl, FieldDefinition } from '../fields/field.js';
import { hiddenBasics } from '../hidden-basics.js';
import { placementsOf } from '../placements.js';
import type { Atom } from '../rich-text.js';
import { BASICS_FIELDS, COVER_LETTER_FIELDS, CUSTOM_KINDS, customIdOf, findSection } from '../sections.js';
import type { I18nText, Language } from '../text.js';
import { sidesOfAtom, sidesOfText, otherLanguage, type Sides } from './sides.js';

/** What a text of a résumé names: 新媒体运营 is another thing among courses than among posts. */
type TextSubject = 'person' | 'employer' | 'course' | 'post' | 'term';

const FIELDS: readonly (readonly [RegExp, TextSubject])[] = [
  [/\/(?:company|employer|organisation)$/, 'employer'],
  [/\/courses\/\d+\/name$|^\/education\/\d+\/(?:major|minor|secondDegree)$/, 'course'],
  [/^\/basics\/headline$|^\/intention\/positions\/|\/(?:role|position)$/, 'post'],
  [/^\/(?:work|internships|references|family)\/\d+\/(?:roles\/\d+\/)?title$/, 'post'],
];

/** What the text at a pointer names; other words are terms. */
const subjectAt = (pointer: string): TextSubject =>
  FIELDS.find(([form]) => form.test(pointer))?.[1] ?? 'term';

/** State of a text in the target language. */
export type TranslationState = 'missing' | 'stale' | 'same';

/** One text of a résumé that is printed in both languages. */
export interface TranslationEntry {
  /** JSON pointer to the text or statement. */
  pointer: string;
  kind: 'text' | 'atom' | 'name' | 'word';
  subject: TextSubject;
  section: string;
  /** 实习经历 · 星河云计算 */
  where: string;
  label: string;
  source: string;
  target: string;
  state: TranslationState;
}

interface Found extends Sides {
  pointer: string;
  kind: TranslationEntry['kind'];
  section: string;
  where: string;
  label: string;
}

interface Place {
  pointer: string;
  section: string;
  where: string;
}

type Fields = Readonly<Record<string, unknown>>;

const at = (place: Place, ...steps: (string | number)[]): Place => ({
  ...place,
  pointer: [place.pointer, ...steps].join('/'),
});

const ofText = (place: Place, label: string, text: I18nText | undefined): Found[] =>
  text ? [{ ...place, kind: 'text', label, ...sidesOfText(text) }] : [];

const ofAtoms = (place: Place, label: string, atoms: readonly Atom[]): Found[] =>
  atoms.map((atom, index) => ({
    ...at(place, index),
    kind: 'atom',
    label: atoms.length > 1 ? `${label}（${index + 1}）` : label,
    ...sidesOfAtom(atom),
  }));

type Reader = (place: Place, label: string, value: never) => Found[];

const rowsOf =
  (...columns: readonly (readonly [name: string, label: string])[]): Reader =>
  (place: Place, label: string, rows: readonly Fields[]) =>
    rows.flatMap((row, index) =>
      columns.flatMap(([name, column]) =>
        ofText(at(place, index, name), column || label, row[name] as I18nText | undefined),
      ),
    );

const named: Reader = (place: Place, label: string, value: { name?: I18nText }) =>
  ofText(at(place, 'name'), label, value.name);

// A name is never stale: its scripts are independent of each other.
const personName: Reader = (place: Place, label: string, name: { zh?: string; en?: string }) => [
  { ...place, kind: 'name', label, zh: name.zh ?? '', en: name.en ?? '' },
];

const HAN = /\p{Script=Han}/u;
const escaped = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1');

// Stored once for both languages; names that are not Chinese are the same in English.
const plainWord = (place: Place, label: string, word: string | undefined): Found[] =>
  word !== undefined && HAN.test(word)
    ? [{ ...place, pointer: `/meta/englishWords/${escaped(word)}`, kind: 'word', label, zh: word, en: '' }]
    : [];

const plainWords: Reader = (place: Place, label: string, stored: readonly string[]) =>
  stored.flatMap((word) => plainWord(place, label, word));

/** Words among the properties of rows. */
const wordsOf =
  (...names: readonly string[]): Reader =>
  (place: Place, label: string, rows: readonly Fields[]) =>
    rows.flatMap((row) => names.flatMap((name) => plainWord(place, label, row[name] as string | undefined)));

const both =
  (...readers: readonly Reader[]): Reader =>
  (place, label, value) =>
    readers.flatMap((read) => read(place, label, value));

const noTexts: Reader = () => [];

/** Where each field control stores its bilingual texts. */
const READERS: Readonly<Record<FieldControl, Reader>> = {
  i18n: ofText,
  i18nLong: ofText,
  atoms: ofAtoms,
  place: named,
  school: named,
  personName,
  places: rowsOf(['name', '']),
  positions: rowsOf(['name', '']),
  courses: both(rowsOf(['name', '']), wordsOf('score')),
  links: rowsOf(['network', '平台']),
  facts: rowsOf(['label', '名称'], ['value', '内容']),
  results: both(rowsOf(['name', '指标'], ['unit', '单位']), wordsOf('before', 'after')),
  i18nWords: (place: Place, label: string, words: readonly I18nText[]) =>
    words.flatMap((word, index) => ofText(at(place, index), label, word)),
  roles: (place: Place, label: string, roles: readonly Fields[]) =>
    roles.flatMap((role, index) => ofFields(at(place, index), role, WORK_ROLE_FIELDS)),
  text: plainWord,
  number: noTexts,
  switch: noTexts,
  select: noTexts,
  multiSelect: noTexts,
  date: noTexts,
  period: noTexts,
  link: noTexts,
  words: plainWords,
  photo: noTexts,
  politicalStatus: noTexts,
  salary: noTexts,
  gpa: (place: Place, label: string, { algorithm }: { algorithm?: string }) =>
    plainWord(place, label, algorithm),
  rank: noTexts,
};

// Contacts (1) are no words, and identity data (3) is not printed.
const isUntranslatable = ({ control, sensitivity }: FieldDefinition): boolean =>
  control === 'text' && (sensitivity === 1 || sensitivity === 3);

function ofFields(place: Place, owner: Fields, fields: readonly FieldDefinition[]): Found[] {
  return fields.flatMap((field) => {
    const { name, label, control } = field;
    const value = owner[name];
    return value === undefined || isUntranslatable(field)
      ? []
      : READERS[control](at(place, name), label.zh, value as never);
  });
}

const titleField = new Set(['school', 'company', 'name', 'organisation', 'title']);

/** Name of an item in a list of texts: its school, company or name. */
function itemName(item: Fields, fields: readonly FieldDefinition[]): string {
  const field = fields.find(({ name }) => titleField.has(name));
  const value = field && (item[field.name] as (I18nText & { name?: I18nText }) | undefined);
  const text = value?.name ?? value;
  return text?.zh ?? text?.en ?? '';
}

function ofItems(place: Place, items: readonly Fields[], fields: readonly FieldDefinition[]): Found[] {
  return items.flatMap((item, index) => {
    const name = itemName(item, fields);
    return ofFields(
      { ...at(place, index), where: name ? `${place.where} · ${name}` : place.where },
      item,
      fields,
    );
  });
}

function ofSection(
  document: ResumeDocument,
  key: string,
  title: I18nText | undefined,
  index: number,
): Found[] {
  const definition = findSection(key);
  if (!definition) return ofCustom(document, key);
  const where = title?.zh ?? definition.title.zh;
  const place = { pointer: `/${key}`, section: key, where };
  const heading = ofText({ ...place, pointer: `/meta/sections/${index}/title` }, '模块标题', title);
  const value: unknown = document[definition.key];
  if (definition.shape === 'atoms') return [...heading, ...ofAtoms(place, where, value as Atom[])];
  const { fields } = definition;
  return [
    ...heading,
    ...(definition.shape === 'object'
      ? ofFields(place, value as Fields, fields)
      : ofItems(place, value as Fields[], fields)),
  ];
}

function ofCustom(document: ResumeDocument, key: string): Found[] {
  const index = document.custom.findIndex(({ id }) => id === customIdOf(key));
  const custom = document.custom[index];
  if (!custom) return [];
  const where = custom.title?.zh ?? custom.title?.en ?? '自定义模块';
  const place = { pointer: `/custom/${index}`, section: key, where };
  const heading = ofText(at(place, 'title'), '模块标题', custom.title);
  const items = at(place, 'items');
  return custom.kind === 'text'
    ? [...heading, ...ofAtoms(items, where, custom.items)]
    : [...heading, ...ofItems(items, custom.items, CUSTOM_KINDS[custom.kind].fields)];
}

function allTexts(document: ResumeDocument, target: Language): Found[] {
  const basics = { pointer: '/basics', section: 'basics', where: '基本信息' };
  const unprinted = hiddenBasics(document, target);
  const letters = { pointer: '/coverLetters', section: 'coverLetters', where: '求职信' };
  const places = new Map(document.meta.sections.map(({ key }, index) => [key, index]));
  return [
    ...ofFields(
      basics,
      document.basics,
      BASICS_FIELDS.filter(({ name }) => !unprinted.has(name)),
    ),
    ...placementsOf(document)
      .filter(({ visible }) => visible)
      .flatMap(({ key, title }) => ofSection(document, key, title, places.get(key) ?? 0)),
    ...ofItems(letters, document.coverLetters, COVER_LETTER_FIELDS),
  ];
}

/** Words with their English form. A word used several times is listed once. */
function withEnglishWords({ meta }: ResumeDocument, texts: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return texts.flatMap((found) => {
    if (found.kind !== 'word') return [found];
    if (seen.has(found.zh)) return [];
    seen.add(found.zh);
    return [{ ...found, en: englishWord(meta, found.zh) ?? '' }];
  });
}

/** Every text of the résumé to translate into `target`, in printed order, without what is not printed. */
export function translationEntries(document: ResumeDocument, target: Language): TranslationEntry[] {
  const source = otherLanguage(target);
  return withEnglishWords(document, allTexts(document, target))
    .filter((found) => found[source].trim() !== '' && (target === 'en' || found.kind !== 'word'))
    .map(({ pointer, kind, section, where, label, ...sides }) => ({
      pointer,
      kind,
      subject: kind === 'name' ? 'person' : subjectAt(pointer),
      section,
      where,
      label,
      source: sides[source],
      target: sides[target],
      state: stateOf(sides, target),
    }));
}

function stateOf(sides: Sides, target: Language): TranslationState {
  if (sides[target].trim() === '') return 'missing';
  return sides.stale === target ? 'stale' : 'same';
}

export interface TranslationProgress {
  done: number;
  total: number;
  missing: number;
  stale: number;
}

/** Progress of the translation: n of m texts. */
export function translationProgress(entries: readonly TranslationEntry[]): TranslationProgress {
  const count = (state: TranslationState) => entries.filter((entry) => entry.state === state).length;
  return { done: count('same'), total: entries.length, missing: count('missing'), stale: count('stale') };
}
