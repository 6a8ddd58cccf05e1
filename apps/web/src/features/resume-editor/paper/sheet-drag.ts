import type { ResumeDocument } from '@qicheng/resume/document';
import type { EditorStore, Recipe } from '../store/editor-store.js';
import type { Path } from '../store/path.js';
import { putAt } from './move-on-sheet.js';
import type { SheetCommands, SheetSelection } from './paper-state.js';
import { columnsOn } from './sheet-columns.js';
import { hasRoom, homesOf, sectionOfList } from './sheet-homes.js';
import {
  type Box,
  idsIn,
  isSameList,
  type Movable,
  movableOf,
  moveSection,
  placeAtHeight,
  spotIn,
} from './sheet-moves.js';

/** A drag in progress. */
export interface Drag {
  readonly selection: SheetSelection;
  isMoved: boolean;
  /** Pointer position in the window. */
  point: Point | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const EDGE = 48;
const SCROLL_STEP = 8;

/**
 * Scrolls the canvas by one step while the pointer is at its upper or lower edge; returns whether it moved.
 */
export function scrollAtEdge(canvas: Element, { y }: Point): boolean {
  const { top, bottom } = canvas.getBoundingClientRect();
  const before = canvas.scrollTop;
  if (y < top + EDGE) canvas.scrollTop -= SCROLL_STEP;
  else if (y > bottom - EDGE) canvas.scrollTop += SCROLL_STEP;
  return canvas.scrollTop !== before;
}

/** The sheet element of an item. */
export function elementOf(root: ParentNode, { kind, id }: Pick<Movable, 'kind' | 'id'>): HTMLElement | null {
  const quoted = CSS.escape(id);
  if (kind === 'section') return root.querySelector(`[data-section="${quoted}"]`);
  if (kind === 'statement') return root.querySelector(`li[data-id="${quoted}"]`);
  return root.querySelector(`[data-item="${quoted}"], [data-id="${quoted}"]`);
}

function boxesOf(root: ParentNode, { kind, ids }: Movable): (Box & { region: string })[] {
  return ids.flatMap((id) => {
    const element = elementOf(root, { kind, id });
    if (!element) return [];
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const region = element.closest<HTMLElement>('[data-region]')?.dataset.region ?? '';
    return [{ id, top, bottom, left, right, region }];
  });
}

/** The element that contains the items of a list: an entry, a role, or a whole section. */
function holderOf(root: ParentNode, list: Path): HTMLElement | null {
  const owner = list.at(-2);
  const isInEntry = typeof owner === 'string' && list.length > 2 && list.at(-1) !== 'items';
  return elementOf(
    root,
    isInEntry ? { kind: 'entry', id: owner } : { kind: 'section', id: sectionOfList(list) },
  );
}

/** The compatible list under the pointer; otherwise the item's own list. */
function homeAt(document: ResumeDocument, root: ParentNode, { kind, list }: Movable, { x, y }: Point): Path {
  if (kind === 'section') return list;
  let found: Path | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const home of homesOf(document, kind, list)) {
    const box = holderOf(root, home)?.getBoundingClientRect();
    if (!box || y < box.top || y > box.bottom) continue;
    // The grip is beside the dragged item. A role is inside its entry, and follows it in this order.
    const away = Math.max(0, box.left - x, x - box.right);
    if (away > nearest) continue;
    nearest = away;
    found = home;
  }
  if (!found || isSameList(found, list)) return list;
  return hasRoom(kind, idsIn(document, found)) ? found : list;
}

function dragSection(
  root: ParentNode,
  movable: Movable,
  { x, y }: Point,
  change: (recipe: Recipe) => void,
): void {
  const all = boxesOf(root, movable);
  const own = all.find(({ id }) => id === movable.id);
  const region = columnsOn(root).find(({ box }) => x >= box.left && x <= box.right)?.name;
  const inColumn = all.filter((box) => box.region === (region ?? own?.region));
  const to = placeAtHeight(movable, inColumn, y);
  const changesColumn = region !== undefined && own !== undefined && own.region !== region;
  if (to !== movable.ids.indexOf(movable.id) || changesColumn)
    change(moveSection(movable, to, changesColumn ? region : undefined));
}

/** Moves the dragged item whenever its position changes, so that the sheet shows it at once. */
export function dragTo(store: EditorStore, sheet: SheetCommands, drag: Drag, point: Point): void {
  const { document } = store.getContent();
  const movable = movableOf(document, drag.selection);
  const root = sheet.root();
  if (!movable || !root) return;
  // A whole drag is one undo step.
  const change = (recipe: Recipe) => {
    if (drag.isMoved) store.amend(recipe);
    else store.edit(recipe);
    drag.isMoved = true;
  };
  if (movable.kind === 'section') {
    dragSection(root, movable, point, change);
    return;
  }
  const list = homeAt(document, root, movable, point);
  const like = { ...movable, ids: idsIn(document, list) };
  const to = placeAtHeight(like, boxesOf(root, like), point.y);
  if (!isSameList(list, movable.list) || to !== movable.ids.indexOf(movable.id))
    putAt(sheet, movable, spotIn(list, like.ids, to), change);
}
