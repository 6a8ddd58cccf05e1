import { pathKey } from '../diff/shape.js';

/** A user's decision on one conflict. */
export type Choice = 'mine' | 'theirs' | 'both';

/** A value that both sides changed differently. */
export interface Conflict {
  /** Identifies the location in both copies; the decision is stored under it. */
  readonly key: string;
  /** In a list, a string segment is the id of its item. */
  readonly path: readonly string[];
  /** A value changed twice, an item changed here and removed there, or a list reordered in two ways. */
  readonly kind: 'value' | 'removal' | 'order';
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The nearest enclosing list entry, which can be duplicated to keep both. */
  readonly entry: string | undefined;
}

/** State of a merge while traversing the copies. */
export class MergeSession {
  readonly conflicts: Conflict[] = [];

  constructor(
    private readonly choices: ReadonlyMap<string, Choice>,
    /** Paths taken from one side as a whole, because their parts did not fit together. */
    private readonly wholes: ReadonlySet<string>,
  ) {}

  isWhole(path: readonly string[]): boolean {
    return this.wholes.has(pathKey(path));
  }

  chosen(path: readonly string[]): Choice | undefined {
    return this.choices.get(pathKey(path));
  }

  /** Records a conflict; returns the side whose value is in the result. */
  meet(conflict: Omit<Conflict, 'key'>): 'mine' | 'theirs' {
    this.conflicts.push({ ...conflict, key: pathKey(conflict.path) });
    return this.chosen(conflict.path) === 'theirs' ? 'theirs' : 'mine';
  }
}

/** The three copies of one value. */
export interface Copies {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Position of the traversal: the path, and the nearest enclosing list entry. */
export interface Place {
  readonly path: readonly string[];
  readonly entry: string | undefined;
}

export const inside = ({ path, entry }: Place, segment: string): Place => ({
  path: [...path, segment],
  entry,
});
