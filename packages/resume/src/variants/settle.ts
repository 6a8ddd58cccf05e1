import type { ResumeDocument } from '../document.js';
import type { JsonValue } from '../item.js';
import type { VariantOverride } from '../meta.js';
import type { Atom } from '../rich-text.js';
import { materialise } from './materialise.js';
import { overrideKey } from './override.js';
import { find, isFields, isIdentified, segmentsOf } from './place.js';

/**
 * The overrides after the user has decided to keep the variant's text at these locations: the base's current
 * text counts as seen, and overrides without a target are removed.
 */
export function settleOverrides(
  base: ResumeDocument,
  overrides: readonly VariantOverride[],
  keys: readonly string[],
): VariantOverride[] {
  const chosen = new Set(keys);
  return overrides.flatMap((override) => {
    if (!chosen.has(overrideKey(override))) return [override];
    if (override.op === 'set') return settleField(base, override);
    if (override.op === 'replaceAtom') return [settleAtom(base, override)];
    if (override.op === 'add') {
      return isFields(find(base, segmentsOf(override.pointer).slice(0, -1))) ? [override] : [];
    }
    return [override];
  });
}

function settleField(
  base: ResumeDocument,
  { was: _old, ...override }: Extract<VariantOverride, { op: 'set' }>,
): VariantOverride[] {
  const segments = segmentsOf(override.pointer);
  if (!isFields(find(base, segments.slice(0, -1)))) return [];
  const was = find(base, segments);
  return [{ ...override, ...(was !== undefined && { was: was as JsonValue }) }];
}

function settleAtom(
  base: ResumeDocument,
  { was: _old, ...override }: Extract<VariantOverride, { op: 'replaceAtom' }>,
): VariantOverride {
  const was = override.pointer && find(base, [...segmentsOf(override.pointer), override.id]);
  if (isIdentified(was)) return { ...override, was: was as unknown as Atom };
  const { id, atom, pointer = '' } = override;
  return { op: 'add', pointer, item: { ...atom, id } };
}

/** The overrides without those of these locations: there the variant follows its base again. */
export const revertOverrides = (
  overrides: readonly VariantOverride[],
  keys: readonly string[],
): VariantOverride[] => overrides.filter((override) => !keys.includes(overrideKey(override)));

/** The variant's document as an independent résumé. */
export function detached(document: ResumeDocument): ResumeDocument {
  const { variantOf: _base, overrides: _overrides, ...meta } = document.meta;
  return { ...document, meta };
}

/** A new variant of a base, without differences. */
export function newVariant(base: ResumeDocument, baseId: string, version: number): ResumeDocument {
  const own = detached(base);
  return { ...own, meta: { ...own.meta, variantOf: { resumeId: baseId, version }, overrides: [] } };
}

/** A variant over the newest version of its base, with its overrides stored beside it. */
export function rebased(base: ResumeDocument, version: number, variant: ResumeDocument): ResumeDocument {
  const { variantOf, overrides = [] } = variant.meta;
  if (!variantOf) return variant;
  return materialise(base, overrides, { ...variant.meta, variantOf: { ...variantOf, version } }).document;
}
