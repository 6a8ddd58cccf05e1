import { z } from 'zod';

// Providers refuse many of these, and our own schema checks them anyway.
const LEFT_OUT = new Set([
  '$schema',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'pattern',
  'format',
  'default',
]);

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !LEFT_OUT.has(key))
      .map(([key, entry]) => [key, bare(entry)]),
  );
}

const known = new WeakMap<z.ZodType, Readonly<Record<string, unknown>>>();

/** The shape of an answer as it is sent: its structure without its limits. */
export function wireSchema(schema: z.ZodType): Readonly<Record<string, unknown>> {
  const found = known.get(schema) ?? (bare(z.toJSONSchema(schema)) as Record<string, unknown>);
  known.set(schema, found);
  return found;
}
