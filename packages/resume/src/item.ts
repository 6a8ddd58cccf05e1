import { z } from 'zod';
import { LIMITS } from './limits.js';
import { identifier, isStorableText } from './text.js';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** Whether a value is plain JSON of bounded depth with storable texts. */
export function isBoundedJson(value: unknown, depth: number = LIMITS.extraDepth): value is JsonValue {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || depth === 0) return false;
  if (Array.isArray(value)) return value.every((entry) => isBoundedJson(entry, depth - 1));
  return Object.entries(value).every(
    ([key, entry]) => isStorableText(key) && isBoundedJson(entry, depth - 1),
  );
}

export const jsonValue = z.custom<JsonValue>((value) => isBoundedJson(value), '附加数据的格式不正确');

/** Keys unknown to this version; `unknown-keys.ts` moves them here so that none is lost. */
export const extras = z
  .record(z.string().max(LIMITS.name).refine(isStorableText), jsonValue)
  .refine((value) => Object.keys(value).length <= LIMITS.extraKeys, '附加数据过多');
export type Extras = z.infer<typeof extras>;

/** 0 public, 1 contact, 2 personal, 3 identity. */
export const sensitivity = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export type Sensitivity = z.infer<typeof sensitivity>;

/** Page break behaviour of an entry: on a new page, kept together if it fits, or split. */
export const pageBreak = z.enum(['before', 'keep', 'split']);
export type PageBreak = z.infer<typeof pageBreak>;

/** Who confirmed a statement. */
export const verification = z.enum(['self', 'document', 'school', 'issuer']);
export type Verification = z.infer<typeof verification>;

/** An object of the document: its fields plus keys of other versions. */
export const entity = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...shape, x: extras.optional() });

/**
 * A list item. Only the id is required, so that a partially filled form is a valid document; array order is
 * the order.
 */
export const item = <Shape extends z.ZodRawShape>(shape: Shape) =>
  entity({
    id: identifier,
    visible: z.boolean().optional(),
    sens: sensitivity.optional(),
    verify: verification.optional(),
    pageBreak: pageBreak.optional(),
    ...shape,
  });

/** A section that is a list; absent means empty. */
export const listOf = <Item extends z.core.$ZodType>(schema: Item) =>
  z.array(schema).max(LIMITS.itemsPerSection).default([]);
