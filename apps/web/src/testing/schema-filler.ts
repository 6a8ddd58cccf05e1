import { z } from 'zod';

interface Definition {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  in?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  keyType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  values?: readonly unknown[];
  entries?: Record<string, unknown>;
}

const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def;

// Formatted texts to try when a schema rejects free text.
const FORMS = ['2026-11-21', '2026-11', '01939b3c-0000-7000-8000-0000000000a1', 'A', '1', ''];
const RANGES = [97, 53, 29, 13, 11, 7, 5, 3];
const NUMBERS = [1, 0, 5, 50, 2026, 100];

/**
 * Generates a value of a schema with every optional field set and free texts taken from `texts` in rotation.
 */
export class SchemaFiller {
  private turn: number;

  constructor(
    private readonly texts: readonly string[],
    from = 0,
  ) {
    this.turn = from;
  }

  fill<Value>(schema: z.core.$ZodType<Value>): Value {
    return this.any(schema) as Value;
  }

  private any(schema: z.core.$ZodType): unknown {
    const { type, shape, in: from, innerType, element, ...definition } = definitionOf(schema);
    const inner = from ?? innerType;
    switch (type) {
      case 'object':
        return Object.fromEntries(Object.entries(shape ?? {}).map(([key, field]) => [key, this.any(field)]));
      case 'array':
        return element ? this.list(schema, element) : [];
      case 'tuple':
        return [];
      case 'record':
        return this.record(definition);
      case 'union':
        return this.any(this.next(definition.options ?? []));
      case 'literal':
        return definition.values?.[0];
      case 'enum':
        return this.next(Object.values(definition.entries ?? {}));
      case 'boolean':
        return (this.turn += 1) % 2 === 0;
      case 'number':
        return this.number(schema);
      case 'string':
        return this.text(schema);
      default:
        return inner ? this.any(inner) : this.next(this.texts);
    }
  }

  // The shortest non-empty list that the schema accepts.
  private list(schema: z.core.$ZodType, element: z.core.$ZodType): unknown[] {
    const list: unknown[] = [];
    do list.push(this.any(element));
    while (list.length < 12 && !z.safeParse(schema, list).success);
    return list;
  }

  private number(schema: z.core.$ZodType): number | undefined {
    this.turn += 1;
    const own = RANGES.map((range) => this.turn % range);
    return [...own, ...NUMBERS].find((value) => z.safeParse(schema, value).success);
  }

  private record({ keyType, valueType }: Omit<Definition, 'type'>): unknown {
    if (!keyType || !valueType) return {};
    const { type, entries } = definitionOf(keyType);
    const keys = type === 'enum' ? Object.keys(entries ?? {}) : [String(this.any(keyType))];
    return Object.fromEntries(keys.map((key) => [key, this.any(valueType)]));
  }

  // Cut to the schema's limits, each with a unique number; if every length is rejected, a formatted text is
  // used.
  private text(schema: z.core.$ZodType): string {
    const text = this.next(this.texts);
    const end = ` ${this.turn}`;
    for (let length = text.length; length > end.length; length -= 1) {
      const cut = text.slice(0, length) + end;
      if (z.safeParse(schema, cut).success) return cut;
    }
    return [`q${this.turn % 100}`, ...FORMS].find((form) => z.safeParse(schema, form).success) ?? text;
  }

  private next<Option>(options: readonly Option[]): Option {
    this.turn += 1;
    return options[this.turn % options.length] as Option;
  }
}
