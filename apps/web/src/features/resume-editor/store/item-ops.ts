import type { PageBreak, ResumeDocument } from '@qicheng/resume/document';
import { randomId } from '@qicheng/resume/ids';
import type { Recipe } from './editor-store.js';
import { type Path, valueAt, writeAt } from './path.js';
import { moveEntry } from './section-ops.js';

/** What every item of a list has. */
export interface Item {
  id: string;
  visible?: boolean | undefined;
  [field: string]: unknown;
}

const listAt = (document: ResumeDocument, path: Path) => valueAt(document, path) as Item[] | undefined;

/** Adds an item at the end of the list, which is made when there is none. */
export const addItem =
  (list: Path, item: object): Recipe =>
  (document) => {
    const items = listAt(document, list);
    if (items) items.push(item as Item);
    else writeAt(document, list, [item]);
  };

/** Takes an item out. */
export const removeItem =
  (list: Path, position: number): Recipe =>
  (document) => {
    listAt(document, list)?.splice(position, 1);
  };

/** Puts an item at a position, also back where it was; one that an undo has brought back stays as it is. */
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

/** Whether the schema requires a list even when it is empty: a field of an item goes. */
export const isRequiredList = (list: Path): boolean => list.length === 1 || list.at(-1) === 'items';

/** Puts an item of one list into another. */
export const transferItem =
  (list: Path, from: number, target: Path, to: number): Recipe =>
  (document) => {
    const [item] = listAt(document, list)?.splice(from, 1) ?? [];
    if (!item) return;
    restoreItem(target, to, item)(document);
    if (listAt(document, list)?.length === 0 && !isRequiredList(list)) writeAt(document, list, undefined);
  };

/** Prints an item or keeps it for later. */
export const showItem =
  (list: Path, id: string, visible: boolean): Recipe =>
  (document) => {
    const item = listAt(document, list)?.find((entry) => entry.id === id);
    if (!item) return;
    if (visible) delete item.visible;
    else item.visible = false;
  };

/** Says how an item meets the end of a page; undefined leaves it to its length. */
export const breakItem =
  (list: Path, id: string, pageBreak: PageBreak | undefined): Recipe =>
  (document) => {
    const item = listAt(document, list)?.find((entry) => entry.id === id);
    if (!item) return;
    if (pageBreak) item['pageBreak'] = pageBreak;
    else delete item['pageBreak'];
  };

/** A copy in which everything that carries an id has a new one. */
export function withNewIds<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((entry) => withNewIds<unknown>(entry)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]) => [
    key,
    key === 'id' ? randomId() : withNewIds<unknown>(entry),
  ]);
  return Object.fromEntries(entries) as Value;
}

/** Puts a copy of an item behind it. */
export const duplicateItem =
  (list: Path, position: number): Recipe =>
  (document) => {
    const items = listAt(document, list);
    const item = items?.[position];
    if (items && item) items.splice(position + 1, 0, withNewIds(item));
  };
