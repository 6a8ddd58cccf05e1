import type { ResumeDocument } from '@qicheng/resume/document';
import { randomId } from '@qicheng/resume/ids';
import { produce } from 'immer';
import type { EditorStore } from '../store/editor-store.js';
import { type Item, removeItem, restoreItem } from '../store/item-ops.js';
import { type Path, valueAt, writeAt } from '../store/path.js';
import { fieldsAt } from './document-texts.js';
import type { GhostText } from './paper-state.js';

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Whether the value at a path is blank in both languages. */
const isBlankAt = (document: ResumeDocument, path: Path): boolean => isBlank(valueAt(document, path));

const FIRST_TEXTS = new Set(['i18n', 'i18nLong', 'school']);

/** The placeholder of a new item until something is typed: the label of its first field. */
function ghostOf(document: ResumeDocument, list: Path, id: string): GhostText | null {
  const owner = [...list, id];
  const field = fieldsAt(document, owner).find(({ control }) => FIRST_TEXTS.has(control));
  if (!field) return null;
  const path = [...owner, field.name, ...(field.control === 'school' ? ['name'] : [])];
  return { path, words: field.label[document.meta.lang], list, id };
}

/** The document with a blank text replaced by its placeholder, so that it has a position on the sheet. */
export const withGhost = (document: ResumeDocument, ghost: GhostText | null): ResumeDocument =>
  ghost && isBlankAt(document, ghost.path)
    ? produce(document, (draft) => writeAt(draft, ghost.path, { [document.meta.lang]: ghost.words }))
    : document;

/** Removes an entry that was created for its placeholder and left blank. */
export function dropBlankItem(store: EditorStore, { list, id }: GhostText): void {
  const items = (valueAt(store.getContent().document, list) ?? []) as readonly Item[];
  const position = items.findIndex((item) => item.id === id);
  if (position >= 0 && Object.keys(items[position] ?? {}).length === 1)
    store.amend(removeItem(list, position));
}

/**
 * Starts an entry after the edited one, or at the end of the list from a section title; null if the section
 * has no entries. `endWriting` may remove the edited entry if it is still blank.
 */
export function insertEntry(
  store: EditorStore,
  list: Path,
  written: string | null,
  endWriting: () => void,
): GhostText | null {
  const itemsNow = () => valueAt(store.getContent().document, list) as readonly Item[] | undefined;
  const items = itemsNow();
  const id = randomId();
  const ghost = Array.isArray(items) ? ghostOf(store.getContent().document, list, id) : null;
  if (!items || !ghost) return null;
  const place = items.findIndex((item) => item.id === written);
  endWriting();
  const isKept = itemsNow()?.some((item) => item.id === written) ?? false;
  store.edit(restoreItem(list, place < 0 ? items.length : place + Number(isKept), { id }));
  return ghost;
}
