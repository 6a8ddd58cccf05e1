import type { ResumeDocument } from '@qicheng/resume/document';
import { LIMITS } from '@qicheng/resume/limits';
import { customKey } from '@qicheng/resume/sections';
import { placementsOf } from '@qicheng/resume/placements';
import { shapeOf } from '../form/section-shape.js';
import type { Item } from '../store/item-ops.js';
import { type Path, valueAt } from '../store/path.js';
import { findCustom } from '../store/section-ops.js';

export const visibleSections = (document: ResumeDocument): string[] =>
  placementsOf(document)
    .filter(({ visible }) => visible)
    .map(({ key }) => key);

/** Placement key of the section that contains a list. */
export const sectionOfList = ([first, second]: Path): string =>
  first === 'custom' ? customKey(String(second)) : String(first);

const shapeIn = (document: ResumeDocument, section: string) =>
  shapeOf(section, findCustom(document, section)?.kind);

/** Equal for sections whose entries have the same fields. */
function kindOf(document: ResumeDocument, section: string): unknown {
  const shape = shapeIn(document, section);
  if (shape?.kind === 'list' || shape?.kind === 'lines') return shape.fields;
  return shape?.kind === 'statements' ? shape.kind : null;
}

const isPrinted = ({ visible }: Item): boolean => visible !== false;

/** The statement lists of a section: its own, and those of its entries and their roles. */
function statementLists(document: ResumeDocument, section: string): Path[] {
  const shape = shapeIn(document, section);
  if (shape?.kind === 'statements') return [shape.path];
  if (shape?.kind !== 'list') return [];
  const names = shape.fields.filter(({ control }) => control === 'atoms').map(({ name }) => name);
  const items = ((valueAt(document, shape.path) ?? []) as readonly Item[]).filter(isPrinted);
  return items.flatMap((item) => {
    const roles = (item['roles'] ?? []) as readonly Item[];
    const owners = [[item.id], ...roles.map(({ id }) => [item.id, 'roles', id])];
    return owners.flatMap((owner) => names.map((name) => [...shape.path, ...owner, name]));
  });
}

/** The lists that accept items of this one, in page order. */
export function homesOf(document: ResumeDocument, kind: 'entry' | 'statement', list: Path): Path[] {
  const own = kindOf(document, sectionOfList(list));
  const sections = visibleSections(document).filter((key) => own !== null && kindOf(document, key) === own);
  if (kind === 'statement') return sections.flatMap((key) => statementLists(document, key));
  return sections.flatMap((key) => {
    const shape = shapeIn(document, key);
    return shape?.kind === 'list' || shape?.kind === 'lines' ? [shape.path] : [];
  });
}

const ROOM = { entry: LIMITS.itemsPerSection, statement: LIMITS.atomsPerItem } as const;

export const hasRoom = (kind: 'entry' | 'statement', members: readonly unknown[]): boolean =>
  members.length < ROOM[kind];
