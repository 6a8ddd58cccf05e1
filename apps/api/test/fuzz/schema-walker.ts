import { z } from 'zod';
import type { Random } from './random.js';

/** Values of the run's world by wire name: existing identifiers, phones, codes, links. */
export type Facts = Readonly<Record<string, readonly unknown[]>>;

const ABSENT = Symbol('absent');

interface Definition {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  in?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  values?: unknown[];
  entries?: Record<string, unknown>;
  format?: string;
  checks?: Array<{ _zod: { def: { check: string; maximum?: number; minimum?: number; value?: number } } }>;
}

const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def;

const WORDS = [
  '张三',
  '产品经理',
  'Résumé 2026',
  '启程示范大学',
  'a',
  '0',
  '1',
  '北京',
  'zh',
  '  两端空白  ',
];
// Texts in the formats that contracts require; the schema decides which one fits.
const SHAPES: Array<(random: Random) => unknown> = [
  (random) => `1${random.text(10, '0123456789')}`,
  (random) => random.text(6, '0123456789'),
  (random) => random.uuid(),
  (random) => `tem00${random.text(2, '01')}`,
  (random) => `${random.text(6)}@${random.pick(['qiming.edu.cn', 'example.com', 'x.edu.cn'])}`,
  (random) => `Aa1-${random.text(8)}`,
  (random) => random.text(5, 'ABCDEFGH23456789'),
  (random) => new Date(1_790_000_000_000 + random.int(0, 1e10)).toISOString(),
  (random) => random.text(random.int(1, 60), '林晓舟春风得意启程 abc-_.'),
  (random) => String(random.int(0, 50)),
];

/** Returns a value that the schema accepts; half of the values come from the world. */
export function validInput(schema: z.core.$ZodType, random: Random, facts: Facts): unknown {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const value = walk(schema, random, facts, '');
    if (z.safeParse(schema, value).success) return value;
  }
  return walk(schema, random, facts, '');
}

/** Returns the fields of an object on the wire, through any wrappers; those of every branch for a union. */
export function fieldsOf(schema: z.core.$ZodType): Record<string, z.core.$ZodType> {
  const definition = definitionOf(schema);
  if (definition.type === 'object') return definition.shape ?? {};
  if (definition.type === 'union')
    return Object.assign({}, ...(definition.options ?? []).map(fieldsOf)) as Record<string, z.core.$ZodType>;
  const inner = definition.in ?? definition.innerType;
  return inner ? fieldsOf(inner) : {};
}

/** Returns the maximum length of a text field; null if there is none. */
export function longestOf(schema: z.core.$ZodType): number | null {
  const definition = definitionOf(schema);
  for (const { _zod } of definition.checks ?? []) {
    if (_zod.def.check === 'max_length') return _zod.def.maximum ?? null;
  }
  const inner = definition.in ?? definition.innerType;
  return inner ? longestOf(inner) : null;
}

function walk(schema: z.core.$ZodType, random: Random, facts: Facts, name: string): unknown {
  const known = facts[name];
  if (known && known.length > 0 && random.chance(0.5)) {
    const value = random.pick(known);
    if (z.safeParse(schema, value).success) return value;
  }
  const definition = definitionOf(schema);
  const inner = definition.in ?? definition.innerType;
  switch (definition.type) {
    case 'optional':
      return random.chance(0.4) || !inner ? ABSENT : walk(inner, random, facts, name);
    case 'nullable':
      return random.chance(0.2) || !inner ? null : walk(inner, random, facts, name);
    case 'union':
      return walk(random.pick(definition.options ?? []), random, facts, name);
    case 'object':
      return objectOf(definition.shape ?? {}, random, facts);
    case 'array':
      return Array.from({ length: random.int(1, 4) }, () =>
        definition.element ? walk(definition.element, random, facts, name) : 1,
      );
    case 'literal':
      return random.pick(definition.values ?? []);
    case 'enum':
      return random.pick(Object.values(definition.entries ?? {}));
    case 'boolean':
      return random.chance(0.5);
    case 'number':
    case 'int':
      return random.pick([0, 1, random.int(0, 100), random.int(-1000, 100_000)]);
    case 'string':
      return textOf(schema, random);
    default:
      return inner ? walk(inner, random, facts, name) : random.pick(WORDS);
  }
}

function objectOf(shape: Record<string, z.core.$ZodType>, random: Random, facts: Facts): object {
  const entries = Object.entries(shape).map(([key, field]) => [key, walk(field, random, facts, key)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== ABSENT)) as object;
}

function textOf(schema: z.core.$ZodType, random: Random): unknown {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const value = random.chance(0.3) ? random.pick(WORDS) : random.pick(SHAPES)(random);
    if (z.safeParse(schema, value).success) return value;
  }
  return random.pick(WORDS);
}
