import type { ResumeDocument } from '../document.js';
import type { VariantOverride } from '../meta.js';
import {
  BASICS_FIELDS,
  COVER_LETTER_FIELDS,
  CUSTOM_KINDS,
  findSection,
  WORK_ROLE_FIELDS,
} from '../sections.js';
import type { CustomKind } from '../sections/custom.js';
import { overrideKey } from './override.js';
import { type Fields, find, isFields, isIdentified, segmentsOf } from './place.js';

/** One difference of a variant from its base, as text. */
export interface VariantDifference {
  key: string;
  op: VariantOverride['op'];
  /** 实习经历 · 星河云 */
  where: string;
  label: string;
  /** The current text of the base. */
  base: string;
  /** The text of the variant. */
  mine: string;
}

const NOT_WORDS = new Set([
  'id',
  'kind',
  'visible',
  'sens',
  'verify',
  'pageBreak',
  'stale',
  'code',
  'x',
  'fileId',
]);

/** Any value of a document as text, for comparing two of them. */
export function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join('、');
  if (!isFields(value)) return '';
  if ('text' in value) return wordsOf(value['text']);
  if ('zh' in value || 'en' in value) return sideOf(value['zh']) || sideOf(value['en']);
  if ('y' in value) return [value['y'], value['m'], value['d']].filter(Boolean).join('.');
  return Object.entries(value)
    .filter(([key]) => !NOT_WORDS.has(key))
    .map(([, entry]) => wordsOf(entry))
    .filter(Boolean)
    .join(' · ');
}

const sideOf = (side: unknown): string =>
  Array.isArray(side) ? side.map((span) => wordsOf(span)).join('') : wordsOf(side);

/** Path of the entry with this id; undefined if neither document has it. */
function pathOf(root: unknown, id: string, path: readonly string[] = []): string[] | undefined {
  if (Array.isArray(root)) {
    for (const entry of root) {
      if (!isIdentified(entry)) continue;
      const at = [...path, entry.id];
      const found = entry.id === id ? at : pathOf(entry, id, at);
      if (found) return found;
    }
    return undefined;
  }
  if (!isFields(root)) return undefined;
  for (const [key, value] of Object.entries(root)) {
    const found = key === 'meta' || key === 'x' ? undefined : pathOf(value, id, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

function labelOf(document: ResumeDocument, path: readonly string[]): { where: string; label: string } {
  const [section = '', ...rest] = path;
  const custom = section === 'custom' ? document.custom.find(({ id }) => id === rest[0]) : undefined;
  const heading = custom ? wordsOf(custom.title) || '自定义模块' : headingOf(section);
  const name = [...rest.keys()]
    .map((index) => find(document, path.slice(0, index + 2)))
    .filter((value) => isIdentified(value) && value !== custom && !('kind' in value && 'zh' in value))
    .map((item) => titleOf(item as Fields))
    .find(Boolean);
  const field = rest.findLast((step) => fieldLabel(section, custom?.kind, step) !== undefined);
  const label = field === undefined ? undefined : fieldLabel(section, custom?.kind, field);
  return { where: name ? `${heading} · ${name}` : heading, label: label ?? heading };
}

const headingOf = (section: string): string =>
  ({ basics: '基本信息', coverLetters: '求职信', attachments: '附件' })[section] ??
  findSection(section)?.title.zh ??
  section;

const TITLES = ['school', 'company', 'name', 'title', 'organisation'];
const titleOf = (item: Fields): string => TITLES.map((key) => wordsOf(item[key])).find(Boolean) ?? '';

function fieldLabel(section: string, kind: CustomKind | undefined, name: string): string | undefined {
  const fields = [
    ...(section === 'basics' ? BASICS_FIELDS : []),
    ...(section === 'coverLetters' ? COVER_LETTER_FIELDS : []),
    ...(findSection(section)?.fields ?? []),
    ...(kind ? CUSTOM_KINDS[kind].fields : []),
    ...WORK_ROLE_FIELDS,
  ];
  return fields.find((field) => field.name === name)?.label.zh;
}

/** Describes the differences of a variant: the current base, and the variant. */
export function describeOverrides(
  base: ResumeDocument,
  variant: ResumeDocument,
  overrides: readonly VariantOverride[],
): VariantDifference[] {
  return overrides.map((override) => {
    const path = placeOf(base, variant, override);
    const place = labelOf(find(base, path.slice(0, 2)) === undefined ? variant : base, path);
    return { key: overrideKey(override), op: override.op, ...place, ...wordsOfBoth(base, path, override) };
  });
}

function placeOf(base: ResumeDocument, variant: ResumeDocument, override: VariantOverride): string[] {
  if (override.op === 'hide') return pathOf(base, override.id) ?? pathOf(variant, override.id) ?? [];
  if (override.op === 'replaceAtom') return [...segmentsOf(override.pointer ?? ''), override.id];
  if (override.op === 'add') return [...segmentsOf(override.pointer), override.item.id];
  return segmentsOf(override.pointer);
}

function wordsOfBoth(
  base: ResumeDocument,
  path: readonly string[],
  override: VariantOverride,
): Pick<VariantDifference, 'base' | 'mine'> {
  const was = find(base, path);
  switch (override.op) {
    case 'hide':
      return { base: wordsOf(was), mine: override.omit ? '（本版本已删除）' : '（本版本不显示）' };
    case 'reorder':
      return { base: '', mine: '本版本的顺序不同' };
    case 'set':
      return { base: wordsOf(was), mine: wordsOf(override.value) };
    case 'replaceAtom':
      return { base: wordsOf(was), mine: wordsOf(override.atom) };
    case 'add':
      return { base: '', mine: wordsOf(override.item) };
  }
}
