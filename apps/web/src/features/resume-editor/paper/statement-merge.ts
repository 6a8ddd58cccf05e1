import type { Atom } from '@qicheng/resume/document';

export const isShown = ({ visible }: Atom): boolean => visible !== false;

/** Puts some of the statements of a list back into another one, each behind that which it followed. */
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

/** The whole list: hidden statements stay behind those that they followed. */
export const withHidden = (all: readonly Atom[], shown: readonly Atom[]): Atom[] =>
  putBack(all, shown, (atom) => !isShown(atom));

/**
 * What was written from `known` on, joined with what the list became elsewhere in the meantime. A statement that was not
 * touched here is as it is there; one that was touched here stays as it was written.
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
