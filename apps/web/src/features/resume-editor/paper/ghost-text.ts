import type { ResumeDocument } from '@qicheng/resume/document';
import { randomId } from '@qicheng/resume/ids';
import type { FieldDefinition } from '@qicheng/resume/sections';
import { produce } from 'immer';
import type { EditorStore } from '../store/editor-store.js';
import { type Item, removeItem, restoreItem } from '../store/item-ops.js';
import { type Path, valueAt, writeAt } from '../store/path.js';
import { fieldsAt, type WritableText } from './document-texts.js';
import type { GhostEntry } from './paper-state.js';
import { type SheetPlace, statementRange } from './sheet-places.js';

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Whether the value at a path is blank in both languages. */
const isBlankAt = (document: ResumeDocument, path: Path): boolean => isBlank(valueAt(document, path));

const TYPED = new Set(['i18n', 'i18nLong', 'school']);

/** The placeholders of a new item: the labels of its first text and of the others that its form shows first. */
function ghostOf(document: ResumeDocument, list: Path, id: string): GhostEntry | null {
  const owner = [...list, id];
  const fields = fieldsAt(document, owner);
  const first = fields.find(({ control }) => TYPED.has(control));
  if (!first) return null;
  const pathOf = ({ name, control }: FieldDefinition) => [
    ...owner,
    name,
    ...(control === 'school' ? ['name'] : []),
  ];
  const others = fields.filter(
    ({ control, primary }) => primary === true && (TYPED.has(control) || control === 'atoms'),
  );
  const texts = [...new Set([first, ...others])].map((field) => ({
    path: pathOf(field),
    words: field.label[document.meta.lang],
    ...(field.control === 'atoms' && { atomId: randomId() }),
  }));
  return { first: pathOf(first), texts, list, id };
}

/** The document with the blank texts of a new entry replaced by placeholders, which have a position on the sheet. */
export const withGhost = (document: ResumeDocument, ghost: GhostEntry | null): ResumeDocument =>
  ghost && valueAt(document, [...ghost.list, ghost.id]) !== undefined
    ? produce(document, (draft) => {
        const { lang } = document.meta;
        for (const { path, words, atomId } of ghost.texts) {
          if (!isBlankAt(document, path)) continue;
          const statement = { id: atomId, kind: 'bullet', [lang]: [{ text: words }] };
          writeAt(draft, path, atomId === undefined ? { [lang]: words } : [statement]);
        }
      })
    : document;

/** Whether a text belongs to the new entry. */
export function isOfGhost({ list, id }: GhostEntry, text: WritableText | undefined): boolean {
  if (text === undefined || text.kind === 'heading') return false;
  const path = text.kind === 'value' ? text.owner : text.path;
  return [...list, id].every((segment, index) => path[index] === segment);
}

const MARK = 'blank-text';

/** Draws the placeholders paler than the texts, where the browser can. */
export function markGhosts(store: EditorStore, ghost: GhostEntry | null, places: () => SheetPlace[]): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(MARK);
  if (ghost === null) return;
  const { document } = store.getContent();
  const blank = new Set(
    ghost.texts.filter(({ path }) => isBlankAt(document, path)).map(({ path }) => path.join('/')),
  );
  const ranges = places().flatMap(({ text, range, anchor }) =>
    'path' in text && blank.has(text.path.join('/')) ? [range ?? statementRange(anchor)] : [],
  );
  CSS.highlights.set(MARK, new Highlight(...ranges));
}

/** Removes an entry that was created for its placeholder and left blank. */
export function dropBlankItem(store: EditorStore, { list, id }: GhostEntry): void {
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
): GhostEntry | null {
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
