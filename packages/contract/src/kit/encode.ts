import { z } from 'zod';

type Encode = (value: unknown) => unknown;

const encoders = new WeakMap<z.core.$ZodType, Encode>();
const SCALARS = new Set(['string', 'number', 'boolean', 'enum', 'literal']);

/** Defines how values of a schema are encoded; undefined is left to `z.encode`, which reports the error. */
export function onWire<Schema extends z.core.$ZodType>(schema: Schema, quick: Encode): Schema {
  encoders.set(schema, (value) => quick(value) ?? z.encode(schema, value as z.output<Schema>));
  return schema;
}

/**
 * Encodes a value like `z.encode` but skips checks the compiler has already done; validation rules apply to
 * input only. Sends only fields of the contract, and never an object in place of a string or number.
 */
export function encode(schema: z.core.$ZodType, value: unknown): unknown {
  let known = encoders.get(schema);
  if (known === undefined) {
    known = compile(schema);
    encoders.set(schema, known);
  }
  return known(value);
}

function compile(schema: z.core.$ZodType): Encode {
  const whole: Encode = (value) => z.encode(schema, value);
  if (schema instanceof z.ZodArray) {
    const element = schema.element;
    return (value) => (Array.isArray(value) ? value.map((one) => encode(element, one)) : whole(value));
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const inner = schema.unwrap();
    const nothing = schema instanceof z.ZodOptional ? undefined : null;
    return (value) => (value === nothing ? value : encode(inner, value));
  }
  if (SCALARS.has(schema._zod.def.type)) return (value) => (isScalar(value) ? value : whole(value));
  return whole;
}

const isScalar = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
