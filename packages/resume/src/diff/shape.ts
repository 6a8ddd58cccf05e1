import { overrideKey } from '../variants/override.js';
import type { VariantOverride } from '../meta.js';
import { BASICS_FIELDS, CUSTOM_KINDS, type FieldControl, SECTIONS } from '../sections.js';

export type Fields = Readonly<Record<string, unknown>>;

/**
 * How two copies of a value are compared: `entries` are matched by id, a `record` field by field, `values` are a
 * list whose members stand for themselves, and a `whole` is one thing.
 */
export type Shape = 'entries' | 'record' | 'values' | 'whole';

// Their parts make sense together only: half of one place and half of another is no place.
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

/** The shape that these copies of one place share; `undefined` stands for a copy that has nothing there. */
export function shapeOf(path: readonly string[], copies: readonly unknown[]): Shape {
  const key = path.at(-1) ?? '';
  const there = copies.filter((copy) => copy !== undefined);
  if (INDIVISIBLE.has(key) || isOverride(path)) return 'whole';
  if (there.every(isFields)) return needsAll(key) && there.length < copies.length ? 'whole' : 'record';
  if (!there.every((copy) => Array.isArray(copy))) return 'whole';
  // Runs of formatted text: a statement is the smallest thing that is merged.
  if (key === 'zh' || key === 'en') return 'whole';
  const members = there.flat() as unknown[];
  const isKeyed = members.every((member) => keyOf(key, member) !== undefined);
  return isKeyed && there.every((copy) => hasOwnKeys(key, copy as unknown[])) ? 'entries' : 'values';
}

const isOverride = (path: readonly string[]): boolean => path.length === 3 && path[1] === 'overrides';

// The schema wants each of its fields or none.
const needsAll = (key: string): boolean => key === 'marginMm';

function hasOwnKeys(list: string, members: readonly unknown[]): boolean {
  return new Set(members.map((member) => keyOf(list, member))).size === members.length;
}

/** By what a member of a list is known in both copies: its id, the key of a section's place, what it overrides. */
export function keyOf(list: string, member: unknown): string | undefined {
  if (!isFields(member)) return undefined;
  if (list === 'overrides') return overrideKey(member as VariantOverride);
  const key = list === 'sections' ? member['key'] : member['id'];
  return typeof key === 'string' ? key : undefined;
}

export const asFields = (value: unknown): Fields => (isFields(value) ? value : {});
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Both names of a place: as an address for people who look things up, and as a key for a choice. */
export const pathKey = (path: readonly string[]): string => path.map((segment) => `/${segment}`).join('');
