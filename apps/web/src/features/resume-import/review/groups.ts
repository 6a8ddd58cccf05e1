import type { ResumeDocument } from '@qicheng/resume/document';
import { BASICS_FIELDS, findSection } from '@qicheng/resume/sections';
import type { ReviewField, ReviewState } from './reviewed-draft.js';

const NAMES = ['school', 'company', 'name', 'organisation', 'title', 'label'];

function wordsOf(value: unknown, language: 'zh' | 'en'): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const part = value as Record<string, unknown>;
  const own = part[language] ?? part['zh'] ?? part['en'];
  return typeof own === 'string' ? own : wordsOf(part['name'], language);
}

/** The name of an item: the first of its name fields that is filled. */
export function itemName(item: object, language: 'zh' | 'en'): string {
  for (const key of NAMES) {
    const words = wordsOf((item as Record<string, unknown>)[key], language);
    if (words !== '') return words;
  }
  return '';
}

export interface FieldGroup {
  readonly key: string;
  readonly title: string;
  /** Fields grouped by item, in the order of their form. */
  readonly items: readonly { readonly key: string; readonly fields: readonly ReviewField[] }[];
}

function titleOf(document: ResumeDocument, section: string, at: string | undefined): string {
  if (section === 'basics') return '基本信息';
  if (section !== 'custom') return findSection(section)?.title.zh ?? section;
  const title = document.custom[Number(at)]?.title;
  return title?.zh ?? title?.en ?? '自定义模块';
}

const groupKey = ([section = '', at = '']: readonly string[]) =>
  section === 'custom' ? `custom/${at}` : section;

/** Each list item is one group; all personal details are one group, and so are plain statements. */
const itemKey = ([section = '', at = '']: readonly string[]) =>
  /^\d+$/.test(at) ? `${section}/${at}` : section;

function collect<Key extends string, Value>(
  entries: readonly Value[],
  keyOf: (value: Value) => Key,
): Map<Key, Value[]> {
  const found = new Map<Key, Value[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    found.set(key, [...(found.get(key) ?? []), entry]);
  }
  return found;
}

const segments = ({ pointer }: ReviewField) => pointer.split('/').slice(1);

/** Position of a field in its form, so that a name comes before a phone number wherever it was read. */
function placeInForm({ pointer }: ReviewField): number {
  const [section = '', at = '', name = ''] = pointer.split('/').slice(1);
  const fields = section === 'basics' ? BASICS_FIELDS : (findSection(section)?.fields ?? []);
  const place = fields.findIndex((one) => one.name === (/^\d+$/.test(at) ? name : at));
  return place === -1 ? fields.length : place;
}

const asInForm = (fields: readonly ReviewField[]): ReviewField[] =>
  [...fields].sort((one, other) => placeInForm(one) - placeInForm(other));

/** The certain fields by section and item, personal details first; doubtful ones are listed separately. */
export function groupsOf({ document, fields }: ReviewState): FieldGroup[] {
  const isBasic = ({ pointer }: ReviewField) => pointer.startsWith('/basics/');
  const certain = fields
    .filter(({ isDoubtful }) => !isDoubtful)
    .sort((one, other) => Number(isBasic(other)) - Number(isBasic(one)));
  return [...collect(certain, (field) => groupKey(segments(field)))].map(([key, own]) => ({
    key,
    title: titleOf(document, ...(segments(own[0] as ReviewField) as [string, string | undefined])),
    items: [...collect(own, (field) => itemKey(segments(field)))].map(([item, list]) => ({
      key: item,
      fields: asInForm(list),
    })),
  }));
}

/** Least certain first. */
export const doubtfulOf = ({ fields }: ReviewState): ReviewField[] =>
  fields
    .filter(({ isDoubtful }) => isDoubtful)
    .sort((one, other) => (one.confidence ?? 0) - (other.confidence ?? 0));

/** The section of a doubtful field, for a list that mixes sections: 教育背景 · 浙江大学. */
export function placeOf(document: ResumeDocument, { pointer }: ReviewField): string {
  const [section = '', at] = pointer.split('/').slice(1);
  const title = titleOf(document, section, at);
  const list = document[section as keyof ResumeDocument];
  const item: unknown = Array.isArray(list) && section !== 'custom' ? list[Number(at)] : undefined;
  const name = typeof item === 'object' && item !== null ? itemName(item, document.meta.lang) : '';
  return name === '' ? title : `${title} · ${name}`;
}
