import type { VariantOverride } from '../meta.js';

/** The target of an override as a key: at most one override per key. */
export function overrideKey(override: VariantOverride): string {
  switch (override.op) {
    case 'hide':
    case 'replaceAtom':
      return `${override.op}:${override.id}`;
    case 'reorder':
    case 'set':
      return `${override.op}:${override.pointer}`;
    case 'add':
      return `add:${override.item.id}`;
  }
}
