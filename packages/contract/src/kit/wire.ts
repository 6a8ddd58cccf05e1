import { z } from 'zod';
import { encode, onWire } from './encode.js';
import './plain-messages.js';
import { findUnsafeParsed } from './unsafe-text.js';

/** A field whose wire name differs from its domain name; the wire name is always a quoted string. */
export interface Legacy<WireName extends string, Schema extends z.core.$ZodType> {
  readonly wireName: WireName;
  readonly schema: Schema;
}

export function legacy<const WireName extends string, Schema extends z.core.$ZodType>(
  wireName: WireName,
  schema: Schema,
): Legacy<WireName, Schema> {
  return { wireName, schema };
}

type Field = z.core.$ZodType | Legacy<string, z.core.$ZodType>;
type Shape = Record<string, Field>;
type SchemaOf<F> = F extends Legacy<string, infer S> ? S : F extends z.core.$ZodType ? F : never;
type WireShape<S extends Shape> = {
  [K in keyof S & string as S[K] extends Legacy<infer W, z.core.$ZodType> ? W : K]: SchemaOf<S[K]>;
};
type DomainShape<S extends Shape> = { [K in keyof S & string]: SchemaOf<S[K]> };
type Domain<S extends Shape> = z.output<z.ZodObject<DomainShape<S>>>;

/** The codec created by {@link wire}: wire names on one side, domain names on the other. */
export type Wire<S extends Shape> = z.ZodCodec<z.ZodObject<WireShape<S>>, z.ZodCustom<Domain<S>, Domain<S>>>;

const isLegacy = (field: Field): field is Legacy<string, z.core.$ZodType> => 'wireName' in field;

/**
 * An object on the wire. Decoding maps wire names to domain names, encoding the reverse; unlisted keys are
 * dropped, so callers cannot set fields outside the contract.
 */
export function wire<const S extends Shape>(shape: S): Wire<S> {
  const names = Object.entries(shape).map(([name, field]) => ({
    name,
    wireName: isLegacy(field) ? field.wireName : name,
    schema: isLegacy(field) ? field.schema : field,
  }));
  const wireShape = Object.fromEntries(names.map(({ wireName, schema }) => [wireName, schema]));
  // A plain loop over keys: this runs for each row of each response.
  const rename = (from: 'name' | 'wireName', to: 'name' | 'wireName') => (source: object) => {
    const renamed: Record<string, unknown> = {};
    for (const entry of names) {
      if (Object.hasOwn(source, entry[from])) renamed[entry[to]] = Reflect.get(source, entry[from]);
    }
    return renamed;
  };
  const codec: z.core.$ZodType = z.codec(z.object(wireShape), z.custom<object>(), {
    decode: rename('wireName', 'name'),
    encode: rename('name', 'wireName'),
  });
  onWire(codec, (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const encoded: Record<string, unknown> = {};
    for (const { name, wireName, schema } of names)
      encoded[wireName] = encode(schema, Reflect.get(value, name));
    return encoded;
  });
  return codec as Wire<S>;
}

/** A wire value that stands for a name: `tag('3', 'smsCode')` accepts '3' or 3 and sends '3'. */
export function tag<const WireValue extends string, const Name extends string>(
  wireValue: WireValue,
  name: Name,
): z.ZodCodec<z.ZodLiteral<WireValue | number>, z.ZodLiteral<Name>> {
  return z.codec(z.literal([wireValue, Number(wireValue)]), z.literal(name), {
    decode: () => name,
    encode: () => wireValue,
  });
}

/** An integer that forms send as text. */
export const wireInt = onWire(
  z.codec(
    z.union([z.number().int('请输入整数'), z.string().regex(/^-?\d{1,15}$/, '请输入整数')]),
    z.number().int(),
    { decode: (value) => Number(value), encode: (value) => value },
  ),
  (value) => (Number.isInteger(value) ? value : undefined),
);

/** A flag sent as 1 or 0, accepted as text or number; encoded as a number. */
export const wireFlag = onWire(
  z.codec(z.union([z.literal(['0', '1', 'true', 'false']), z.literal([0, 1]), z.boolean()]), z.boolean(), {
    decode: (value) => ['1', 'true', 1, true].includes(value),
    encode: (value) => (value ? 1 : 0),
  }),
  (value) => (typeof value === 'boolean' ? Number(value) : undefined),
);

/** An instant; ISO 8601 text on the wire. */
export const wireDate = onWire(
  z.codec(z.iso.datetime({ offset: true, message: '时间格式不正确' }), z.date(), {
    decode: (text) => new Date(text),
    encode: (date) => date.toISOString(),
  }),
  (value) => (value instanceof Date ? value.toISOString() : undefined),
);

/** An identifier issued by the server. */
export const wireId = z.uuid('编号不正确');

/** Text of at most `max` characters; callers trim it where the specification says so. */
export const text = (max: number, message = `内容不能超过 ${max} 个字`) => z.string().max(max, message);

/** A structured value in one form field, as JSON text; also accepts the value itself in a JSON body. */
export function wireJson<Schema extends z.core.$ZodType>(schema: Schema, maxLength: number) {
  return z.codec(z.union([z.string().max(maxLength, '内容过大，请精简后再试'), z.looseObject({})]), schema, {
    decode: (value, context) => {
      if (typeof value !== 'string') return value as z.input<Schema>;
      try {
        const parsed: unknown = JSON.parse(value);
        const unsafe = findUnsafeParsed(parsed, value);
        if (unsafe === null) return parsed as z.input<Schema>;
        context.issues.push({ code: 'custom', input: undefined, message: unsafe });
      } catch {
        context.issues.push({ code: 'custom', input: undefined, message: '内容格式不正确' });
      }
      return z.NEVER;
    },
    encode: (value) => JSON.stringify(value),
  });
}

/** [decision 5]: lists are paged by `page` (from 1) and `limit` (at most 50). */
export const pageFields = {
  page: wireInt.pipe(z.number().int().min(1).max(100_000, '页码超出范围')).optional(),
  limit: wireInt.pipe(z.number().int().min(1).max(50, '每页最多 50 条')).optional(),
};

/** One page of a list with the total count. */
export const listOf = <Item extends z.core.$ZodType>(item: Item) =>
  wire({ list: z.array(item), total: z.number().int().min(0) });
