import type { PageBreak, ResumeDocument } from '@qicheng/resume/document';
import { randomId } from '@qicheng/resume/ids';
import type { Recipe } from './editor-store.js';
import { type Path, valueAt, writeAt } from './path.js';
import { moveEntry } from './section-ops.js';

/** Common fields of list items. */
export interface Item {
  id: string;
  visible?: boolean | undefined;
  [field: string]: unknown;
}

const listAt = (document: ResumeDocument, path: Path) => valueAt(document, path) as Item[] | undefined;

/** Appends an item to the list, which is created if missing. */
export const addItem =
  (list: Path, item: object): Recipe =>
  (document) => {
    const items = listAt(document, list);
    if (items) items.push(item as Item);
    else writeAt(document, list, [item]);
  };

/** Removes an item. */
export const removeItem =
  (list: Path, position: number): Recipe =>
  (document) => {
    listAt(document, list)?.splice(position, 1);
  };

/**
 * Inserts an item at a position, for example to restore it; one that an undo has restored already stays as it
 * is.
 */
export const restoreItem =
  (list: Path, position: number, item: Item): Recipe =>
  (document) => {
    const items = listAt(document, list);
    if (items?.some(({ id }) => id === item.id)) return;
    if (items) items.splice(position, 0, item);
    else writeAt(document, list, [item]);
  };

/** Moves an item to another position. */
export const moveItem =
  (list: Path, from: number, to: number): Recipe =>
  (document) =>
    moveEntry(listAt(document, list) ?? [], from, to);

/** Whether the schema requires the list even when empty; an empty list inside an item is removed instead. */
export const isRequiredList = (list: Path): boolean => list.length === 1 || list.at(-1) === 'items';

/** Moves an item into another list. */
export const transferItem =
  (list: Path, from: number, target: Path, to: number): Recipe =>
  (document) => {
    const [item] = listAt(document, list)?.splice(from, 1) ?? [];
    if (!item) return;
    restoreItem(target, to, item)(document);
    if (listAt(document, list)?.length === 0 && !isRequiredList(list)) writeAt(document, list, undefined);
  };

/** Shows or hides an item in print. */
export const showItem =
  (list: Path, id: string, visible: boolean): Recipe =>
  (document) => {
    const item = listAt(document, list)?.find((entry) => entry.id === id);
    if (!item) return;
    if (visible) delete item.visible;
    else item.visible = false;
  };

/** Sets the page-break behaviour of an item; undefined restores the default. */
export const breakItem =
  (list: Path, id: string, pageBreak: PageBreak | undefined): Recipe =>
  (document) => {
    const item = listAt(document, list)?.find((entry) => entry.id === id);
    if (!item) return;
    if (pageBreak) item['pageBreak'] = pageBreak;
    else delete item['pageBreak'];
  };

/** A copy with new ids at every depth. */
export function withNewIds<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((entry) => withNewIds<unknown>(entry)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]) => [
    key,
    key === 'id' ? randomId() : withNewIds<unknown>(entry),
  ]);
  return Object.fromEntries(entries) as Value;
}

/** Inserts a copy after an item. */
export const duplicateItem =
  (list: Path, position: number): Recipe =>
  (document) => {
    const items = listAt(document, list);
    const item = items?.[position];
    if (items && item) items.splice(position + 1, 0, withNewIds(item));
  };
