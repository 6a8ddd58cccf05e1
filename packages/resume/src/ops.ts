import type { ResumeDocument } from './document.js';
import type { NewId } from './ids.js';
import type { SectionPlacement } from './meta.js';
import { placementsOf } from './placements.js';
import { replaceAt, valueAt } from './pointer.js';
import { customIdOf, customKey } from './sections.js';
import type { CustomKind, CustomSection } from './sections/custom.js';
import type { I18nText } from './text.js';

interface Identified {
  id: string;
}

/** Sets the value at a JSON pointer, or removes it when undefined. */
export const setField = (document: ResumeDocument, pointer: string, value: unknown): ResumeDocument =>
  replaceAt(document, pointer, value);

function listAt(document: ResumeDocument, pointer: string): readonly Identified[] {
  const items = valueAt(document, pointer);
  return Array.isArray(items) ? (items as Identified[]) : [];
}

/**
 * Inserts an item into the list at a pointer (`/work`, `/work/0/roles`, `/custom/1/items`), at the end or at
 * an index.
 */
export function addItem(
  document: ResumeDocument,
  list: string,
  item: Identified,
  at?: number,
): ResumeDocument {
  const items = listAt(document, list);
  return replaceAt(document, list, items.toSpliced(at ?? items.length, 0, item));
}

/** Removes the item with this id from the list at a pointer. */
export const removeItem = (document: ResumeDocument, list: string, id: string): ResumeDocument =>
  replaceAt(
    document,
    list,
    listAt(document, list).filter((item) => item.id !== id),
  );

/** Moves the item with this id to another position of its list. */
export function moveItem(document: ResumeDocument, list: string, id: string, to: number): ResumeDocument {
  return replaceAt(
    document,
    list,
    moved(listAt(document, list), (item) => item.id === id, to),
  );
}

/** Shows or hides one item. */
export function setItemVisible(
  document: ResumeDocument,
  list: string,
  id: string,
  visible: boolean,
): ResumeDocument {
  const items = listAt(document, list).map((item) => (item.id === id ? { ...item, visible } : item));
  return replaceAt(document, list, items);
}

function moved<Item>(items: readonly Item[], isIt: (item: Item) => boolean, to: number): Item[] {
  const from = items.findIndex(isIt);
  const item = items[from];
  if (item === undefined) return [...items];
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, item);
}

const withPlacements = (document: ResumeDocument, sections: SectionPlacement[]): ResumeDocument => ({
  ...document,
  meta: { ...document.meta, sections },
});

/** Moves a section to another position of the printed order. */
export const moveSection = (document: ResumeDocument, key: string, to: number): ResumeDocument =>
  withPlacements(
    document,
    moved(placementsOf(document), (placement) => placement.key === key, to),
  );

/** Changes a section's placement: visibility, title, region or page break. */
export const placeSection = (
  document: ResumeDocument,
  key: string,
  change: Partial<Omit<SectionPlacement, 'key' | 'x'>>,
): ResumeDocument =>
  withPlacements(
    document,
    placementsOf(document).map((placement) =>
      placement.key === key ? { ...placement, ...change } : placement,
    ),
  );

/** Adds a visible custom section at the end of the printed order. */
export function addCustomSection(
  document: ResumeDocument,
  kind: CustomKind,
  title: I18nText,
  newId: NewId,
): ResumeDocument {
  const id = newId();
  const custom: CustomSection = { id, kind, title, items: [] };
  const sections = [...placementsOf(document), { key: customKey(id), visible: true }];
  return withPlacements({ ...document, custom: [...document.custom, custom] }, sections);
}

/** Removes a custom section with its placement. */
export function removeCustomSection(document: ResumeDocument, key: string): ResumeDocument {
  const id = customIdOf(key);
  const custom = document.custom.filter((section) => section.id !== id);
  return withPlacements(
    { ...document, custom },
    placementsOf(document).filter((placement) => placement.key !== key),
  );
}
