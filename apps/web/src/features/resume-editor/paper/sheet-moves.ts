import type { Atom, ResumeDocument } from '@qicheng/resume/document';
import { pathOfId } from './document-texts.js';
import type { Recipe } from '../store/editor-store.js';
import { type Item, moveItem, transferItem } from '../store/item-ops.js';
import { type Path, valueAt } from '../store/path.js';
import { moveEntry, reorderSections } from '../store/section-ops.js';
import type { SheetSelection } from './paper-state.js';
import { hasRoom, homesOf, visibleSections } from './sheet-homes.js';

export type Region = 'main' | 'side';

/** A part of the sheet that can be reordered. */
export interface Movable {
  readonly kind: 'section' | 'entry' | 'statement';
  readonly id: string;
  /** The list that contains it; empty for a section. */
  readonly list: Path;
  /** The siblings in order, including itself. */
  readonly ids: readonly string[];
}

/** Target of a move. */
export interface Spot {
  readonly list: Path;
  readonly to: number;
  /** The item of another list to insert before; null for its end. */
  readonly before: string | null;
}

/** A position among the items of a list. */
export const spotIn = (list: Path, members: readonly string[], to: number): Spot => ({
  list,
  to,
  before: members[to] ?? null,
});

export const idsIn = (document: ResumeDocument, list: Path): string[] =>
  ((valueAt(document, list) ?? []) as readonly (Item | Atom)[]).map(({ id }) => id);

export const isSameList = (one: Path, other: Path): boolean => one.join('/') === other.join('/');

/** The smallest selected part that can be moved. */
export function movableOf(document: ResumeDocument, selection: SheetSelection | null): Movable | null {
  if (!selection) return null;
  const { section, item, statement } = selection;
  const path = pathOfId(document, statement ?? item ?? '');
  if (path) {
    const list = path.slice(0, -1);
    const kind = statement === null ? 'entry' : 'statement';
    return { kind, id: String(path.at(-1)), list, ids: idsIn(document, list) };
  }
  const ids = visibleSections(document);
  return ids.includes(section) ? { kind: 'section', id: section, list: [], ids } : null;
}

/** Whether it can be moved anywhere. */
export function canMove(document: ResumeDocument, { kind, list, ids }: Movable): boolean {
  return ids.length > 1 || (kind !== 'section' && homesOf(document, kind, list).length > 1);
}

/** Moves a section to another position, optionally into another column. */
export const moveSection =
  ({ id, ids }: Movable, to: number, region?: Region): Recipe =>
  (document) => {
    const keys = [...ids];
    moveEntry(keys, ids.indexOf(id), to);
    reorderSections(keys)(document);
    const placement = document.meta.sections.find(({ key }) => key === id);
    if (placement && region) placement.region = region;
  };

/** Moves an item to another position, in its list or another one. */
export function moveTo(movable: Movable, { list, to, before }: Spot): Recipe {
  if (movable.kind === 'section') return moveSection(movable, to);
  if (isSameList(list, movable.list)) return moveItem(list, movable.ids.indexOf(movable.id), to);
  return (document) => {
    // Look it up by id: blank items have been removed with the writing that ended.
    const from = idsIn(document, movable.list).indexOf(movable.id);
    const members = idsIn(document, list);
    const behind = members.indexOf(before ?? '');
    if (from >= 0) transferItem(movable.list, from, list, behind < 0 ? members.length : behind)(document);
  };
}

/** The box of an item on the sheet. */
export interface Box {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Index for an item dragged to a height: after every sibling whose middle is above it. */
export function placeAtHeight(
  { id, ids }: Pick<Movable, 'id' | 'ids'>,
  boxes: readonly Box[],
  y: number,
): number {
  const others = boxes.filter((box) => box.id !== id);
  const before = others.filter(({ top, bottom }) => (top + bottom) / 2 < y).map((box) => ids.indexOf(box.id));
  const last = before.length > 0 ? Math.max(...before) : -1;
  const first = others.length > 0 ? Math.min(...others.map((box) => ids.indexOf(box.id))) : 0;
  const from = ids.indexOf(id);
  // Counted without the item itself, which is removed first.
  const target = last >= 0 ? last + 1 : first;
  return from >= 0 && target > from ? target - 1 : target;
}

/** The adjacent position: in its own list, otherwise in the previous or next one; null at the end. */
export function spotBeside(document: ResumeDocument, movable: Movable, step: 1 | -1): Spot | null {
  const { kind, id, list, ids } = movable;
  const to = ids.indexOf(id) + step;
  if (to >= 0 && to < ids.length) return spotIn(list, ids, to);
  if (kind === 'section') return null;
  const homes = homesOf(document, kind, list);
  const here = homes.findIndex((home) => isSameList(home, list));
  const next = here < 0 ? undefined : homes[here + step];
  if (!next) return null;
  const members = idsIn(document, next);
  return hasRoom(kind, members) ? spotIn(next, members, step === 1 ? 0 : members.length) : null;
}
