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

/** The shape of an answer as it is sent: its structure without its limits. */
export const wireSchema = (schema: z.ZodType): Record<string, unknown> =>
  bare(z.toJSONSchema(schema)) as Record<string, unknown>;
