import { displayDate, displayDateRange } from '@qicheng/resume/date-display';
import type { Atom, DateRange, I18nText, PartialDate, ResumeDocument } from '@qicheng/resume/document';
import {
  BASICS_FIELDS,
  CUSTOM_KINDS,
  type FieldDefinition,
  findSection,
  WORK_ROLE_FIELDS,
} from '@qicheng/resume/sections';
import { shownAddress } from '@qicheng/resume/text';
import { type Path, valueAt } from '../store/path.js';
import { findCustom, headingOf } from '../store/section-ops.js';
import { BASICS } from '../store/view-state.js';

/** Template name of the section that prints the basics. */
export const HEADER = 'header';

/** A text of the document that may be on the sheet, and its path. */
export interface PlainText {
  readonly kind: 'plain';
  readonly path: Path;
  readonly printed: string;
  /** How many characters at its start are not printed: the scheme of a web address. */
  readonly unprinted?: number;
  /** In two languages; otherwise the same in both. */
  readonly isTranslated: boolean;
  readonly field: FieldDefinition | undefined;
}

/** The heading of a section. */
export interface HeadingText {
  readonly kind: 'heading';
  readonly section: string;
  readonly printed: string;
}

/** A value that is chosen rather than typed: a date, a degree. */
export interface ChosenValue {
  readonly kind: 'value';
  readonly owner: Path;
  readonly printed: string;
  readonly field: FieldDefinition;
}

/** A statement of a list. */
export interface StatementText {
  readonly kind: 'statement';
  /** Path of the list. */
  readonly path: Path;
  readonly atomId: string;
}

export type WritableText = PlainText | HeadingText | ChosenValue | StatementText;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LANGUAGE_KEYS = new Set(['zh', 'en', 'stale']);
const isTranslation = (value: unknown): value is I18nText =>
  isObject(value) &&
  Object.keys(value).some((key) => key !== 'stale') &&
  Object.keys(value).every((key) => LANGUAGE_KEYS.has(key)) &&
  (typeof value['zh'] === 'string' || typeof value['en'] === 'string');

const isAtom = (value: unknown): value is Atom =>
  isObject(value) && 'kind' in value && (Array.isArray(value['zh']) || Array.isArray(value['en']));

/** Path of the object with this id; null if there is none. */
export function pathOfId(root: unknown, id: string, path: Path = []): Path | null {
  if (Array.isArray(root)) {
    for (const [position, entry] of root.entries()) {
      const own = isObject(entry) && typeof entry['id'] === 'string' ? entry['id'] : position;
      if (own === id) return [...path, id];
      const found = pathOfId(entry, id, [...path, own]);
      if (found) return found;
    }
    return null;
  }
  if (!isObject(root)) return null;
  for (const [key, value] of Object.entries(root)) {
    const found = path.length === 0 && key === 'meta' ? null : pathOfId(value, id, [...path, key]);
    if (found) return found;
  }
  return null;
}

/** The field definitions of the object at a path. */
export function fieldsAt(document: ResumeDocument, path: Path): readonly FieldDefinition[] {
  const [first, second] = path;
  if (first === BASICS) return BASICS_FIELDS;
  if (path.at(-2) === 'roles') return WORK_ROLE_FIELDS;
  if (first === 'custom') {
    const custom = document.custom.find(({ id }) => id === second);
    return custom ? CUSTOM_KINDS[custom.kind].fields : [];
  }
  return findSection(String(first))?.fields ?? [];
}

/** Every text inside a value, except in objects with an id, which have their own element on the sheet. */
function textsIn(
  value: unknown,
  path: Path,
  field: FieldDefinition | undefined,
  lang: 'zh' | 'en',
): PlainText[] {
  if (typeof value === 'string') {
    const isLink = field?.control === 'link' || path.at(-1) === 'url';
    const printed = isLink ? shownAddress(value.trim()) : value;
    const unprinted = value.indexOf(printed);
    return [
      { kind: 'plain', path, printed, ...(unprinted > 0 && { unprinted }), isTranslated: false, field },
    ];
  }
  // A person's name is not a translation: each script has its own field.
  if (isTranslation(value) && field?.control !== 'personName') {
    const printed = value[lang]?.trim() ? value[lang] : (value[lang === 'zh' ? 'en' : 'zh'] ?? '');
    return [{ kind: 'plain', path, printed, isTranslated: true, field }];
  }
  if (Array.isArray(value))
    return value.flatMap((entry, position) =>
      isObject(entry) && 'id' in entry ? [] : textsIn(entry, [...path, position], field, lang),
    );
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'x' ? [] : textsIn(entry, [...path, key], field, lang),
  );
}

/** A value printed with our own wording. */
function chosenValue(document: ResumeDocument, owner: Path, field: FieldDefinition): ChosenValue[] {
  const { lang, style } = document.meta;
  const value = valueAt(document, [...owner, field.name]);
  if (value === undefined) return [];
  const dates = { form: style.dateForm, lang };
  const printedIn = (): string | undefined => {
    if (field.control === 'period') return displayDateRange(value as DateRange, dates);
    if (field.control === 'date') return displayDate(value as PartialDate, dates);
    return typeof value === 'string' ? field.options?.[value]?.[lang] : undefined;
  };
  const printed = printedIn();
  return printed ? [{ kind: 'value', owner, printed, field }] : [];
}

const WRITTEN = new Set<FieldDefinition['control']>([
  'text',
  'i18n',
  'i18nLong',
  'link',
  'words',
  'i18nWords',
  'place',
  'places',
  'school',
  'personName',
  'positions',
  'courses',
]);

function textsOfField(document: ResumeDocument, owner: Path, field: FieldDefinition): WritableText[] {
  const path = [...owner, field.name];
  return WRITTEN.has(field.control)
    ? textsIn(valueAt(document, path), path, field, document.meta.lang)
    : chosenValue(document, owner, field);
}

const textsOfObject = (document: ResumeDocument, owner: Path): WritableText[] =>
  fieldsAt(document, owner).flatMap((field) => textsOfField(document, owner, field));

/** The texts that a sheet element with this `data-id` may print. */
export function textsOfId(document: ResumeDocument, id: string): WritableText[] {
  const dot = id.indexOf('.');
  if (dot > 0) {
    const [holder, name] = [id.slice(0, dot), id.slice(dot + 1)];
    const owner = holder === BASICS || holder === 'intention' ? [holder] : pathOfId(document, holder);
    const field = owner && fieldsAt(document, owner).find((one) => one.name === name);
    if (!owner || !field) return [];
    // A value composed of several, such as a rank, opens as a whole.
    return [...textsOfField(document, owner, field), { kind: 'value', owner, printed: '', field }];
  }
  const path = pathOfId(document, id);
  if (!path) return [];
  const value = valueAt(document, path);
  if (isAtom(value)) return [{ kind: 'statement', path: path.slice(0, -1), atomId: id }];
  const fields = textsOfObject(document, path);
  return fields.length > 0 ? fields : textsIn(value, path, undefined, document.meta.lang).filter(isText);
}

const isText = ({ path }: PlainText): boolean => path.at(-1) !== 'id';

/** The texts that a section of the sheet may print outside its entries. */
export function textsOfSection(document: ResumeDocument, section: string): WritableText[] {
  if (section === HEADER) return textsOfObject(document, [BASICS]);
  if (!findSection(section) && !findCustom(document, section)) return [];
  const { lang } = document.meta;
  const own =
    findCustom(document, section)?.title ?? document.meta.sections.find(({ key }) => key === section)?.title;
  const printed = own ? headingOf(document, section) : (findSection(section)?.title[lang] ?? '');
  return [{ kind: 'heading', section, printed }];
}

export interface Match<Text> {
  readonly text: Text;
  readonly start: number;
  readonly end: number;
}

/** The sheet prints straight quotation marks as typographic ones, one for one. */
const withTypedQuotes = (text: string): string => text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'");

/** Finds texts within a line: the longest first, so that none matches part of another. */
export function matchTexts<Text extends { readonly printed: string }>(
  shown: string,
  texts: readonly Text[],
): Match<Text>[] {
  const line = withTypedQuotes(shown);
  const found: Match<Text>[] = [];
  const isFree = (start: number, end: number) =>
    found.every((match) => end <= match.start || start >= match.end);
  const sorted = [...texts].sort((one, other) => other.printed.trim().length - one.printed.trim().length);
  for (const text of sorted) {
    const printed = withTypedQuotes(text.printed.trim());
    let start = printed === '' ? -1 : line.indexOf(printed);
    while (start >= 0 && !isFree(start, start + printed.length)) start = line.indexOf(printed, start + 1);
    if (start >= 0) found.push({ text, start, end: start + printed.length });
  }
  return found.sort((one, other) => one.start - other.start);
}
