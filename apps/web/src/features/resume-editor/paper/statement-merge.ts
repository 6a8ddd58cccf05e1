import type { Atom } from '@qicheng/resume/document';

export const isShown = ({ visible }: Atom): boolean => visible !== false;

/** Inserts missing statements of one list into another, each after its predecessor. */
function putBack(all: readonly Atom[], into: readonly Atom[], isMissing: (atom: Atom) => boolean): Atom[] {
  const merged = [...into];
  all.forEach((atom, index) => {
    if (!isMissing(atom)) return;
    const before = all[index - 1];
    const at = merged.findIndex(({ id }) => id === before?.id);
    merged.splice(before ? (at < 0 ? merged.length : at + 1) : 0, 0, atom);
  });
  return merged;
}

/** The whole list: hidden statements stay after those that they followed. */
export const withHidden = (all: readonly Atom[], shown: readonly Atom[]): Atom[] =>
  putBack(all, shown, (atom) => !isShown(atom));

/**
 * Merges the edits made since `known` with the list's changes from elsewhere. A statement not edited here
 * takes the other version; one edited here keeps its text.
 */
export function joinStatements(
  current: readonly Atom[],
  known: readonly Atom[],
  written: readonly Atom[],
): Atom[] {
  const before = new Map(known.map((atom) => [atom.id, atom]));
  const now = new Map(current.map((atom) => [atom.id, atom]));
  const joined = written.flatMap((atom) => {
    if (before.get(atom.id) !== atom) return [atom];
    const there = now.get(atom.id);
    return there ? [there] : [];
  });
  return putBack(current, joined, ({ id }) => !before.has(id));
}
