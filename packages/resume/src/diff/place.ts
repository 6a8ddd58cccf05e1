import type { Labels } from '../codes/labels.js';
import type { ResumeDocument } from '../document.js';
import { placementsOf } from '../placements.js';
import {
  ATTACHMENT_FIELDS,
  BASICS_FIELDS,
  COVER_LETTER_FIELDS,
  CUSTOM_KINDS,
  customIdOf,
  type FieldDefinition,
  findSection,
  WORK_ROLE_FIELDS,
} from '../sections.js';
import { SETTINGS, settingOptions, STYLE_NAMES } from './setting-names.js';
import { asFields, isFields, keyOf, asList } from './shape.js';
import { shortText } from './value-text.js';

/** The value at a path that names list items by id; undefined if there is none. */
export function valueIn(root: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, segment, depth) => {
    if (Array.isArray(value))
      return value.find((member) => keyOf(path[depth - 1] ?? '', member) === segment) as unknown;
    return isFields(value) && Object.hasOwn(value, segment) ? asFields(value)[segment] : undefined;
  }, root);
}

/** Converts a path of indices to one of ids, where items have ids. */
export function placeOf(root: unknown, positions: readonly PropertyKey[]): string[] {
  const path: string[] = [];
  let value = root;
  for (const position of positions) {
    const member = (value as Record<PropertyKey, unknown> | undefined)?.[position];
    const key = Array.isArray(value) ? keyOf(path.at(-1) ?? '', member) : String(position);
    if (key === undefined) break;
    path.push(key);
    value = member;
  }
  return path;
}

/** The same location with indices, as a JSON pointer; undefined if the document lacks it. */
export function pointerTo(root: unknown, path: readonly string[]): string | undefined {
  let value = root;
  const segments: string[] = [];
  for (const [depth, segment] of path.entries()) {
    const position = Array.isArray(value)
      ? value.findIndex((member) => keyOf(path[depth - 1] ?? '', member) === segment)
      : segment;
    if (position === -1 || typeof value !== 'object' || value === null) return undefined;
    segments.push(String(position).replaceAll('~', '~0').replaceAll('/', '~1'));
    value = (value as Record<PropertyKey, unknown>)[position];
  }
  return segments.map((segment) => `/${segment}`).join('');
}

/** The editor's label for a location in a document. */
export interface PlaceLabel {
  /** Group key of differences: a section's key, `basics` or `meta`. */
  readonly section: string;
  readonly heading: string;
  /** A list item, by its first words. */
  readonly item?: string;
  readonly field?: string;
  readonly language?: 'zh' | 'en';
  /** Labels of the codes of a select field. */
  readonly options?: Labels<string>;
}

const ITEM_NAMES = ['name', 'company', 'school', 'title', 'organisation', 'label', 'relation'];

/** Label of a location, read in the copy that contains it. */
export function labelPlace(document: ResumeDocument, path: readonly string[]): PlaceLabel {
  const [section = '', ...rest] = path;
  if (section === '') return { section: 'meta', heading: '整份简历' };
  if (section === 'meta') return labelSetting(document, rest);
  if (section === 'basics') return within({ section, heading: '基本信息' }, BASICS_FIELDS, document, path, 1);
  if (section === 'custom') return labelCustom(document, path);
  const definition = findSection(section);
  const heading = headingIn(document, section) ?? LETTERS[section]?.heading ?? '附加数据';
  const fields = definition?.fields ?? LETTERS[section]?.fields ?? [];
  if (definition?.shape === 'object') return within({ section, heading }, fields, document, path, 1);
  return labelEntry({ section, heading }, fields, document, path, 1);
}

const LETTERS: Readonly<Record<string, { heading: string; fields: readonly FieldDefinition[] }>> = {
  coverLetters: { heading: '求职信', fields: COVER_LETTER_FIELDS },
  attachments: { heading: '附件', fields: ATTACHMENT_FIELDS },
};

function headingIn(document: ResumeDocument, key: string): string | undefined {
  const own = placementsOf(document).find((placement) => placement.key === key)?.title;
  return own?.zh ?? own?.en ?? findSection(key)?.title.zh;
}

function labelCustom(document: ResumeDocument, path: readonly string[]): PlaceLabel {
  const [, id = ''] = path;
  const own = document.custom.find((custom) => custom.id === id);
  const start = { section: `custom:${id}`, heading: own?.title?.zh ?? own?.title?.en ?? '自定义模块' };
  if (path[2] === 'title') return { ...start, field: '模块名称', ...languageOf(path) };
  if (path[2] !== 'items') return start;
  return labelEntry(start, own ? CUSTOM_KINDS[own.kind].fields : [], document, path, 3);
}

/** A location inside a list entry; `at` is the index of the entry's id in the path. */
function labelEntry(
  start: PlaceLabel,
  fields: readonly FieldDefinition[],
  document: ResumeDocument,
  path: readonly string[],
  at: number,
): PlaceLabel {
  if (path.length <= at) return { ...start, field: '顺序' };
  const entry = valueIn(document, path.slice(0, at + 1));
  const place = { ...start, item: nameOf(entry, ordinal(document, path.slice(0, at + 1))) };
  return within(place, fields, document, path, at + 1);
}

function within(
  start: PlaceLabel,
  fields: readonly FieldDefinition[],
  document: ResumeDocument,
  path: readonly string[],
  at: number,
): PlaceLabel {
  const name = path[at];
  if (name === undefined) return start;
  const definition = fields.find((each) => each.name === name);
  const label = definition?.label.zh ?? OTHER_FIELDS[name];
  const place: PlaceLabel = {
    ...start,
    ...(label !== undefined && { field: label }),
    ...(definition?.options && { options: definition.options }),
    ...languageOf(path),
  };
  const inner = definition?.control === 'roles' ? WORK_ROLE_FIELDS : [];
  const list = valueIn(document, path.slice(0, at + 1));
  if (path[at + 1] === undefined || !Array.isArray(list)) return place;
  if (list.every((member) => keyOf(name, member) === undefined)) return place;
  const member = { ...place, field: [label, ordinal(document, path.slice(0, at + 2))].join(' · ') };
  if (inner.length === 0 || path[at + 2] === undefined) return member;
  const deeper = within(member, inner, document, path, at + 2);
  return { ...deeper, field: [member.field, deeper.field].join(' · ') };
}

const OTHER_FIELDS: Readonly<Record<string, string>> = {
  visible: '是否显示',
  hidden: '不显示的内容',
  sens: '保密程度',
  verify: '核实方式',
  birthDisplay: '出生日期的显示方式',
  kind: '段落样式',
  startsPage: '另起一页',
};

function languageOf(path: readonly string[]): { language?: 'zh' | 'en' } {
  const last = path.at(-1);
  return last === 'zh' || last === 'en' ? { language: last } : {};
}

function ordinal(document: ResumeDocument, path: readonly string[]): string {
  const list = path.at(-2) ?? '';
  const position = asList(valueIn(document, path.slice(0, -1))).findIndex(
    (member) => keyOf(list, member) === path.at(-1),
  );
  return position === -1 ? '一条' : `第 ${position + 1} 条`;
}

function nameOf(entry: unknown, fallback: string): string {
  if (!isFields(entry)) return fallback;
  const words = ITEM_NAMES.map((name) => shortText(entry[name])).find((word) => word !== '');
  return words ?? fallback;
}

function labelSetting(
  document: ResumeDocument,
  [name = '', key, token, inner]: readonly string[],
): PlaceLabel {
  const start = { section: 'meta', heading: '模板、样式与模块' };
  const options = settingOptions(inner ?? key, document.meta.lang);
  const coded = options && { options };
  if (name === 'style') return { ...start, field: STYLE_NAMES[key ?? ''] ?? '样式', ...coded };
  if (name !== 'sections') return { ...start, field: SETTINGS[name] ?? '设置' };
  if (key === undefined) return { ...start, field: '模块顺序' };
  const custom = document.custom.find(({ id }) => id === customIdOf(key))?.title;
  const item = custom?.zh ?? custom?.en ?? headingIn(document, key) ?? '自定义模块';
  const field = token === 'style' ? (STYLE_NAMES[inner ?? ''] ?? '模块样式') : SETTINGS[`sections.${token}`];
  return { ...start, item, ...(field !== undefined && { field }), ...coded };
}

/** The label in one line: 实习经历 · 甲公司 · 工作内容 · 第 2 条（英文）. */
export const labelLine = ({ heading, item, field, language }: PlaceLabel): string =>
  [heading, item, field].filter((part) => part !== undefined).join(' · ') +
  (language === 'en' ? '（英文）' : '');
