import type { EditorStore, Recipe } from '../store/editor-store.js';
import type { Path } from '../store/path.js';
import { openSection } from '../store/view-state.js';
import type { WritableText } from './document-texts.js';
import { type SheetCommands, type SheetSelection, usePaper } from './paper-state.js';
import { columnBeside } from './sheet-columns.js';
import { sectionOfList } from './sheet-homes.js';
import {
  isSameList,
  type Movable,
  movableOf,
  moveSection,
  moveTo,
  type Spot,
  spotBeside,
} from './sheet-moves.js';
import { keyOf } from './sheet-places.js';
import { listOfSection } from './sheet-selection.js';

/** The text's new location after its entry has moved into another list. */
function movedText(text: WritableText, { kind, list, id }: Movable, target: Path): WritableText {
  const moved = (path: Path): Path =>
    kind === 'entry' ? [...target, id, ...path.slice(list.length + 1)] : path;
  if (text.kind === 'plain') return { ...text, path: moved(text.path) };
  return text.kind === 'value' ? { ...text, owner: moved(text.owner) } : text;
}

/** The selection of an item in its current list. */
function selectionIn({ kind, id }: Movable, list: Path): SheetSelection {
  const section = sectionOfList(list);
  const holder = list[listOfSection(section).length];
  return {
    section,
    item: typeof holder === 'string' ? holder : id,
    statement: kind === 'statement' ? id : null,
  };
}

/**
 * Moves an item; in another list its writing continues there unless the handle has the focus, and the form
 * follows.
 */
export function putAt(
  sheet: SheetCommands,
  movable: Movable,
  spot: Spot,
  change: (recipe: Recipe) => void,
): void {
  const recipe = moveTo(movable, spot);
  if (movable.kind === 'section' || isSameList(spot.list, movable.list)) return change(recipe);
  const { writing, selection } = usePaper.getState();
  sheet.close();
  change(recipe);
  if (!selection) return undefined;
  const moved = selectionIn(movable, spot.list);
  usePaper.setState({ selection: moved });
  openSection(moved.section, moved.item);
  // Further key presses go to the handle.
  const isOnTools = document.activeElement?.closest('[data-paper-tools]') != null;
  if (writing && !isOnTools) sheet.await(keyOf(movedText(writing.text, movable, spot.list)), null);
  return undefined;
}

/** Moves one position, past the end of a list into the next compatible one; false if there is none. */
export function moveByStep(
  store: EditorStore,
  sheet: SheetCommands,
  selection: SheetSelection | null,
  step: 1 | -1,
): boolean {
  const { document } = store.getContent();
  const movable = movableOf(document, selection);
  const spot = movable && spotBeside(document, movable, step);
  if (!spot) return false;
  putAt(sheet, movable, spot, store.edit);
  return true;
}

/** Moves the selected section into the adjacent column; false if there is none. */
export function moveAcross(
  store: EditorStore,
  sheet: SheetCommands,
  selection: SheetSelection | null,
  step: 1 | -1,
): boolean {
  const root = sheet.root();
  const section =
    selection && movableOf(store.getContent().document, { ...selection, item: null, statement: null });
  const region = root && section ? columnBeside(root, section.id, step) : undefined;
  if (!section || !region) return false;
  store.edit(moveSection(section, section.ids.indexOf(section.id), region));
  return true;
}
