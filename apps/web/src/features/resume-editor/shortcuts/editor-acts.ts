import { randomId } from '@qicheng/resume/ids';
import { shapeOf } from '../form/section-shape.js';
import type { EditorStore } from '../store/editor-store.js';
import { addItem, type Item, moveItem } from '../store/item-ops.js';
import { valueAt } from '../store/path.js';
import { findCustom } from '../store/section-ops.js';
import { openItem, useView } from '../store/view-state.js';

/** The list that the open form edits, or null. */
function openList(editor: EditorStore) {
  const { section, shownPanel } = useView.getState();
  const { document } = editor.getContent();
  const shape = shownPanel === 'sections' ? shapeOf(section, findCustom(document, section)?.kind) : null;
  if (shape?.kind !== 'list' && shape?.kind !== 'lines') return null;
  return { shape, items: (valueAt(document, shape.path) ?? []) as readonly Item[] };
}

/** Adds an item to the open section; false where it has no items. */
export function addToOpenList(editor: EditorStore): boolean {
  const list = openList(editor);
  if (!list) return false;
  const id = randomId();
  editor.edit(addItem(list.shape.path, { id }));
  openItem(id);
  return true;
}

/** Moves the open item one place up or down. */
export function moveOpenItem(editor: EditorStore, step: -1 | 1): boolean {
  const list = openList(editor);
  const position = list?.items.findIndex(({ id }) => id === useView.getState().openItem) ?? -1;
  if (!list || position < 0 || !list.items[position + step]) return false;
  editor.edit(moveItem(list.shape.path, position, position + step));
  return true;
}

/** Opens 导出, whose menu also prints. */
export function openExport(): boolean {
  const button = document.querySelector<HTMLElement>('[data-tour="export"] button');
  if (button?.getAttribute('aria-expanded') !== 'true') button?.click();
  button?.focus();
  return button !== null;
}
