import type { VariantOverride } from '../meta.js';

/** What an override is about, the same for the same place: at most one override has a key. */
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
