import { z } from 'zod';

/** Returns the value with unknown keys moved into `x`; the same value if there are none. */
type Fold = (value: unknown) => unknown;
type JsonRecord = Record<string, unknown>;

// Keys that could reach a prototype when a careless consumer copies them.
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Compiles a function that moves keys unknown to a schema into `x` of the same object, at every depth, so
 * that parsing loses nothing. Undefined for schemas without objects. Compiled once because every save runs
 * it.
 */
export function unknownKeyFold(schema: z.core.$ZodType): Fold | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return unknownKeyFold(schema.unwrap());
  }
  if (schema instanceof z.ZodArray) return listFold(unknownKeyFold(schema.element));
  if (schema instanceof z.ZodUnion) return unionFold(schema);
  return schema instanceof z.ZodObject ? objectFold(schema) : undefined;
}

function listFold(fold: Fold | undefined): Fold | undefined {
  if (!fold) return undefined;
  return (value) => {
    if (!Array.isArray(value)) return value;
    const entries: unknown[] = value;
    const folded = entries.map(fold);
    return folded.some((entry, index) => entry !== entries[index]) ? folded : entries;
  };
}

function objectFold(schema: z.ZodObject): Fold {
  const folds = new Map(
    Object.entries(schema.shape as Record<string, z.core.$ZodType>).map(([key, field]) => [
      key,
      key === 'x' ? undefined : unknownKeyFold(field),
    ]),
  );
  return (value) => (isRecord(value) ? foldRecord(folds, value) : value);
}

function foldRecord(folds: ReadonlyMap<string, Fold | undefined>, value: JsonRecord): JsonRecord {
  const changes: JsonRecord = {};
  const unknown: string[] = [];
  let isChanged = false;
  for (const key of Object.keys(value)) {
    if (!folds.has(key) || value[key] === undefined) unknown.push(key);
    else {
      const folded = folds.get(key)?.(value[key]) ?? value[key];
      if (folded !== value[key]) isChanged = true;
      changes[key] = folded;
    }
  }
  if (unknown.length > 0) return withExtras(changes, value, unknown, folds.has('x'));
  return isChanged ? changes : value;
}

function withExtras(
  known: JsonRecord,
  value: JsonRecord,
  unknown: readonly string[],
  hasPlace: boolean,
): JsonRecord {
  const kept = unknown
    .filter((key) => value[key] !== undefined && !FORBIDDEN_KEYS.has(key))
    .map((key) => [key, value[key]] as const);
  // Without `x` the schema must see the keys to reject them.
  if (!hasPlace) return { ...known, ...Object.fromEntries(kept) };
  if (kept.length === 0) return known;
  const present = isRecord(value['x']) ? value['x'] : {};
  return { ...known, x: Object.fromEntries([...Object.entries(present), ...kept]) };
}

function unionFold(union: z.ZodUnion): Fold | undefined {
  const branches = union.options
    .filter((option) => option instanceof z.ZodObject)
    .map((option) => ({ tags: tagsOf(option), fold: objectFold(option) }));
  if (branches.length === 0) return undefined;
  return (value) => {
    if (!isRecord(value)) return value;
    const branch = branches.find(({ tags }) => tags.every(([key, values]) => values.has(value[key])));
    return branch ? branch.fold(value) : value;
  };
}

const tagsOf = (option: z.ZodObject): [key: string, values: ReadonlySet<unknown>][] =>
  Object.entries(option.shape as Record<string, z.core.$ZodType>).flatMap(([key, field]) =>
    field instanceof z.ZodLiteral ? [[key, field.values]] : [],
  );
