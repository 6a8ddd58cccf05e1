import { RANK_SCOPE } from '@qicheng/resume/codes/education';
import { SALARY_UNIT } from '@qicheng/resume/codes/intention';
import type { Labels } from '@qicheng/resume/codes/labels';
import { POLITICAL_STATUS } from '@qicheng/resume/codes/person';
import type { ResumeDocument, Span } from '@qicheng/resume/document';
import { valueAt } from '@qicheng/resume/pointer';
import { BASICS_FIELDS, type FieldDefinition, findSection } from '@qicheng/resume/sections';

/** A single editable value. */
export interface Leaf {
  readonly pointer: string;
  /** Label among the leaves of its field; empty if it is the only one. */
  readonly label: string;
  readonly kind: 'text' | 'long' | 'spans' | 'number' | 'flag' | 'date' | 'end' | 'choice';
  readonly options?: Labels<string>;
}

const PART_NAMES: Readonly<Record<string, string>> = {
  zh: '中文',
  en: '英文',
  start: '开始',
  end: '结束',
  value: '数值',
  scale: '满分',
  position: '名次',
  total: '总人数',
  percent: '前百分之',
  scope: '范围',
  min: '最低',
  max: '最高',
  unit: '单位',
  negotiable: '面议',
  joinDate: '加入时间',
  score: '成绩',
  label: '名称',
  url: '网址',
  network: '网站',
  algorithm: '算法',
  before: '之前',
  after: '之后',
};
const LONG = 48;
/** Metadata that is not printed and not shown. */
const UNREAD = new Set(['id', 'x', 'kind', 'stale', 'tags', 'verify', 'sens', 'occupationCode', 'fileId']);

type Record_ = Record<string, unknown>;
const isRecord = (value: unknown): value is Record_ =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isDate = (value: unknown) => isRecord(value) && typeof value['y'] === 'number';
const isAtom = (value: unknown): value is Record_ =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  ['paragraph', 'bullet', 'numbered'].includes(String(value['kind']));

/** The definition of the field that a pointer leads into. */
export function fieldAt(pointer: string): FieldDefinition | undefined {
  const [section = '', ...path] = pointer.split('/').slice(1);
  const fields: readonly FieldDefinition[] =
    section === 'basics' ? BASICS_FIELDS : (findSection(section)?.fields ?? []);
  const name = path.find((part) => !/^\d+$/.test(part));
  return fields.find((field) => field.name === name);
}

const CODES: readonly (readonly [RegExp, Labels<string>])[] = [
  [/\/politicalStatus\/code$/, POLITICAL_STATUS],
  [/\/salary\/unit$/, SALARY_UNIT],
  [/\/rank\/scope$/, RANK_SCOPE],
];

const optionsAt = (pointer: string): Labels<string> | undefined =>
  fieldAt(pointer)?.options ?? CODES.find(([place]) => place.test(pointer))?.[1];

/** A location code beside the location's name is not editable. */
const isHiddenCode = (key: string, pointer: string) =>
  key === 'code' && !pointer.endsWith('/politicalStatus');

function leavesIn(value: unknown, pointer: string, label: string): Leaf[] {
  const control = fieldAt(pointer)?.control;
  if (typeof value === 'string') {
    const options = optionsAt(pointer);
    if (options) return [{ pointer, label, kind: 'choice', options }];
    const isLong = value.length > LONG || control === 'i18nLong';
    return [{ pointer, label, kind: isLong ? 'long' : 'text' }];
  }
  if (typeof value === 'number') return [{ pointer, label, kind: 'number' }];
  if (typeof value === 'boolean') return [{ pointer, label, kind: 'flag' }];
  if (isDate(value)) return [{ pointer, label, kind: 'date' }];
  if (isAtom(value)) return textLeaves(value, pointer, 'spans');
  if (Array.isArray(value)) return value.flatMap((entry, at) => leavesIn(entry, `${pointer}/${at}`, label));
  if (!isRecord(value)) return [];
  if (control === 'period' && pointer.endsWith('/period')) {
    return [
      { pointer: `${pointer}/start`, label: '开始', kind: 'date' },
      { pointer: `${pointer}/end`, label: '结束', kind: 'end' },
    ];
  }
  return Object.entries(value).flatMap(([key, part]) => {
    if (UNREAD.has(key) || isHiddenCode(key, pointer)) return [];
    const name = key === 'zh' || key === 'en' ? languageName(value, key) || label : (PART_NAMES[key] ?? '');
    return leavesIn(part, `${pointer}/${key}`, name);
  });
}

/** The language is labelled only if both are present. */
const languageName = (value: Record_, key: 'zh' | 'en') =>
  value['zh'] !== undefined && value['en'] !== undefined ? (PART_NAMES[key] ?? '') : '';

const textLeaves = (value: Record_, pointer: string, kind: 'spans'): Leaf[] =>
  (['zh', 'en'] as const)
    .filter((language) => value[language] !== undefined)
    .map((language) => ({ pointer: `${pointer}/${language}`, label: languageName(value, language), kind }));

/** The editable leaves at a pointer. Without a value it is an empty text to fill in. */
export function leavesAt(document: ResumeDocument, pointer: string): Leaf[] {
  const value = valueAt(document, pointer);
  return value === undefined ? [{ pointer, label: '', kind: 'text' }] : leavesIn(value, pointer, '');
}

/** The text of spans, without formatting. */
export const plainOf = (spans: readonly Span[]) => spans.map(({ text }) => text).join('');
