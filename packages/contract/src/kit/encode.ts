import { z } from 'zod';

type Encode = (value: unknown) => unknown;

const encoders = new WeakMap<z.ZodType, Encode>();
const SCALARS = new Set(['string', 'number', 'boolean', 'enum', 'literal']);

/** Says how the values of a schema are written; undefined is left to `z.encode`, which says what is wrong. */
export function onWire<Schema extends z.ZodType>(schema: Schema, quick: Encode): Schema {
  encoders.set(schema, (value) => quick(value) ?? z.encode(schema, value as z.output<Schema>));
  return schema;
}

/**
 * The wire form of a value, as `z.encode` gives it, without checking again what the compiler has checked: the rules of a
 * contract are for what comes in. Only what it names is sent, and no object where it names a text or a number.
 */
export function encode(schema: z.ZodType, value: unknown): unknown {
  let known = encoders.get(schema);
  if (known === undefined) {
    known = compile(schema);
    encoders.set(schema, known);
  }
  return known(value);
}

function compile(schema: z.ZodType): Encode {
  const whole: Encode = (value) => z.encode(schema, value);
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType;
    return (value) => (Array.isArray(value) ? value.map((one) => encode(element, one)) : whole(value));
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const inner = schema.unwrap() as z.ZodType;
    const nothing = schema instanceof z.ZodOptional ? undefined : null;
    return (value) => (value === nothing ? value : encode(inner, value));
  }
  if (SCALARS.has(schema.type)) return (value) => (isScalar(value) ? value : whole(value));
  return whole;
}

const isScalar = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
