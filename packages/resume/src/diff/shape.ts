import type { VariantOverride } from '../meta.js';
import { BASICS_FIELDS, CUSTOM_KINDS, type FieldControl, SECTIONS } from '../sections.js';
import { overrideKey } from '../variants/override.js';

export type Fields = Readonly<Record<string, unknown>>;

/**
 * How two copies of a value are compared: `entries` by id, a `record` field by field, `values` as a set of
 * plain values, a `whole` as one value.
 */
export type Shape = 'entries' | 'record' | 'values' | 'whole';

// Values whose parts belong together, such as a place.
const INDIVISIBLE_CONTROLS = new Set<FieldControl>([
  'date',
  'gpa',
  'photo',
  'place',
  'politicalStatus',
  'rank',
  'salary',
  'school',
]);
const INDIVISIBLE = new Set([
  ...[
    BASICS_FIELDS,
    ...SECTIONS.map(({ fields }) => fields),
    ...Object.values(CUSTOM_KINDS).map(({ fields }) => fields),
  ]
    .flat()
    .filter(({ control }) => INDIVISIBLE_CONTROLS.has(control))
    .map(({ name }) => name),
  // Parts of fields.
  'joinDate',
  'start',
  'end',
  'metrics',
  'variantOf',
]);

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The shape shared by these copies; `undefined` is a copy without the value. */
export function shapeOf(path: readonly string[], copies: readonly unknown[]): Shape {
  const key = path.at(-1) ?? '';
  const there = copies.filter((copy) => copy !== undefined);
  if (INDIVISIBLE.has(key) || isOverride(path)) return 'whole';
  if (there.every(isFields)) return needsAll(key) && there.length < copies.length ? 'whole' : 'record';
  if (!there.every((copy) => Array.isArray(copy))) return 'whole';
  // Runs of formatted text: a statement is the smallest unit of a merge.
  if (key === 'zh' || key === 'en') return 'whole';
  const members = there.flat() as unknown[];
  const isKeyed = members.every((member) => keyOf(key, member) !== undefined);
  return isKeyed && there.every((copy) => hasOwnKeys(key, copy as unknown[])) ? 'entries' : 'values';
}

const isOverride = (path: readonly string[]): boolean => path.length === 3 && path[1] === 'overrides';

// The schema requires all of its fields or none.
const needsAll = (key: string): boolean => key === 'marginMm';

function hasOwnKeys(list: string, members: readonly unknown[]): boolean {
  return new Set(members.map((member) => keyOf(list, member))).size === members.length;
}

/** Identity of a list item in both copies: its id, a section's placement key, or an override's target. */
export function keyOf(list: string, member: unknown): string | undefined {
  if (!isFields(member)) return undefined;
  if (list === 'overrides') return overrideKey(member as VariantOverride);
  const key = list === 'sections' ? member['key'] : member['id'];
  return typeof key === 'string' ? key : undefined;
}

export const asFields = (value: unknown): Fields => (isFields(value) ? value : {});
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A path as a key for decisions. */
export const pathKey = (path: readonly string[]): string => path.map((segment) => `/${segment}`).join('');
