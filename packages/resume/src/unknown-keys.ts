import { z } from 'zod';

// Keys that could reach a prototype when a careless consumer copies them.
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Moves keys that the schema does not know into `x` of the same object, at every depth, so that parsing loses nothing. */
export function foldUnknownKeys(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return foldUnknownKeys(schema.unwrap() as z.ZodType, value);
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry) => foldUnknownKeys(schema.element as z.ZodType, entry));
  }
  if (schema instanceof z.ZodUnion && isRecord(value)) {
    const branch = branchFor(schema, value);
    return branch ? foldUnknownKeys(branch, value) : value;
  }
  if (schema instanceof z.ZodObject && isRecord(value)) return foldObject(schema, value);
  return value;
}

function foldObject(schema: z.ZodObject, value: Record<string, unknown>): Record<string, unknown> {
  const shape = schema.shape as Record<string, z.ZodType>;
  const known: [string, unknown][] = [];
  const unknown: [string, unknown][] = [];
  for (const [key, entry] of Object.entries(value)) {
    if (entry === undefined || FORBIDDEN_KEYS.has(key)) continue;
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (field) known.push([key, key === 'x' ? entry : foldUnknownKeys(field, entry)]);
    else unknown.push([key, entry]);
  }
  if (unknown.length === 0 || !Object.hasOwn(shape, 'x')) return Object.fromEntries([...known, ...unknown]);
  const present = isRecord(value['x']) ? Object.entries(value['x']) : [];
  return Object.fromEntries([...known, ['x', Object.fromEntries([...present, ...unknown])]]);
}

function branchFor(union: z.ZodUnion, value: Record<string, unknown>): z.ZodObject | undefined {
  return (union.options as readonly z.ZodType[])
    .filter((option) => option instanceof z.ZodObject)
    .find((option) =>
      Object.entries(option.shape as Record<string, z.ZodType>).every(
        ([key, field]) => !(field instanceof z.ZodLiteral) || field.values.has(value[key] as never),
      ),
    );
}
