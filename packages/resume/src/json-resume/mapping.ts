import type { NewId } from '../ids.js';
import type { Language } from '../text.js';
import { isStandard, type Standard } from './values.js';

export interface Direction {
  lang: Language;
  newId: NewId;
}

/** Mapping of one item type to the standard format, and the fields that each standard key affects. */
export interface ItemMapping<Item extends object> {
  toStandard(item: Item, lang: Language): Standard;
  fromStandard(standard: Standard, direction: Direction): Item;
  feeds: Readonly<Record<string, readonly (keyof Item)[]>>;
}

/**
 * Our own item is stored next to its standard form. If another tool changed standard keys, only the
 * corresponding fields change; everything beyond the standard is kept.
 */
export function overlay<Item extends object>(
  mapping: ItemMapping<Item>,
  carried: Item,
  standard: Standard,
  direction: Direction,
): Item {
  const before = mapping.toStandard(carried, direction.lang);
  const changed = Object.keys(mapping.feeds).filter(
    (key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(standard[key] ?? null),
  );
  if (changed.length === 0) return carried;
  const fresh = mapping.fromStandard(standard, direction);
  const merged = { ...carried };
  for (const field of new Set(changed.flatMap((key) => mapping.feeds[key] ?? []))) {
    const value = fresh[field];
    if (value === undefined) delete merged[field];
    else merged[field] = mergeValue(carried[field], value, direction.lang) as Item[typeof field];
  }
  return merged;
}

function mergeValue(old: unknown, fresh: unknown, lang: Language): unknown {
  if (!isStandard(old) || !isStandard(fresh)) return fresh;
  const merged: Standard = { ...old };
  for (const [key, value] of Object.entries(fresh)) merged[key] = mergeValue(old[key], value, lang);
  const other = lang === 'zh' ? 'en' : 'zh';
  const isText = typeof fresh[lang] === 'string' && typeof old[other] === 'string';
  return isText && fresh[lang] !== old[lang] ? { ...merged, stale: other } : merged;
}
