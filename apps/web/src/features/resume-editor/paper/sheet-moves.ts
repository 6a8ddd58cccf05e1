import type { Atom, ResumeDocument } from '@qicheng/resume/document';
import { placementsOf } from '@qicheng/resume/placements';
import { pathOfId } from './document-texts.js';
import type { EditorStore, Recipe } from '../store/editor-store.js';
import { type Item, moveItem } from '../store/item-ops.js';
import { type Path, valueAt } from '../store/path.js';
import { moveEntry, reorderSections } from '../store/section-ops.js';
import type { SheetSelection } from './paper-state.js';
import { listOfSection } from './sheet-selection.js';

export type Region = 'main' | 'side';

/** Something on the sheet that has a place among its like. */
export interface Movable {
  readonly kind: 'section' | 'entry' | 'statement';
  readonly id: string;
  /** The list that holds it; none for a section. */
  readonly list: Path;
  /** Its like in their order, itself among them. */
  readonly ids: readonly string[];
}

const idsIn = (document: ResumeDocument, list: Path): string[] =>
  ((valueAt(document, list) ?? []) as readonly (Item | Atom)[]).map(({ id }) => id);

export const visibleSections = (document: ResumeDocument): string[] =>
  placementsOf(document)
    .filter(({ visible }) => visible)
    .map(({ key }) => key);

/** The smallest thing that is selected and can be moved. */
export function movableOf(document: ResumeDocument, selection: SheetSelection | null): Movable | null {
  if (!selection) return null;
  const { section, item, statement } = selection;
  const of = (kind: Movable['kind'], id: string, list: Path): Movable | null => {
    const ids = kind === 'section' ? visibleSections(document) : idsIn(document, list);
    return ids.includes(id) ? { kind, id, list, ids } : null;
  };
  if (statement !== null) {
    const path = pathOfId(document, statement);
    if (path) return of('statement', statement, path.slice(0, -1));
  }
  if (item !== null) return of('entry', item, listOfSection(section));
  return of('section', section, []);
}

/** Puts a thing at another place among its like; a section also into another column. */
export function moveTo({ kind, id, list, ids }: Movable, to: number, region?: Region): Recipe {
  const from = ids.indexOf(id);
  if (kind !== 'section') return moveItem(list, from, to);
  return (document) => {
    const keys = [...ids];
    moveEntry(keys, from, to);
    reorderSections(keys)(document);
    const placement = document.meta.sections.find(({ key }) => key === id);
    if (placement && region) placement.region = region;
  };
}

/** A thing as it lies on the sheet. */
export interface Box {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Where a thing belongs that is dragged to a height: behind everything whose middle lies above it. */
export function placeAtHeight({ id, ids }: Movable, boxes: readonly Box[], y: number): number {
  const others = boxes.filter((box) => box.id !== id);
  const before = others.filter(({ top, bottom }) => (top + bottom) / 2 < y).map((box) => ids.indexOf(box.id));
  const last = before.length > 0 ? Math.max(...before) : -1;
  const first = others.length > 0 ? Math.min(...others.map((box) => ids.indexOf(box.id))) : 0;
  const from = ids.indexOf(id);
  // Counted without the thing itself, which leaves its place first.
  const target = last >= 0 ? last + 1 : first;
  return target > from ? target - 1 : target;
}

/** Moves by one place; false at the end. */
export function moveSelection(store: EditorStore, selection: SheetSelection | null, step: 1 | -1): boolean {
  const movable = movableOf(store.getContent().document, selection);
  if (!movable) return false;
  const to = movable.ids.indexOf(movable.id) + step;
  if (to < 0 || to >= movable.ids.length) return false;
  store.edit(moveTo(movable, to));
  return true;
}
