import { pathKey } from '../diff/shape.js';

/** What somebody decided about one conflict. */
export type Choice = 'mine' | 'theirs' | 'both';

/** One place that both sides changed in different ways. */
export interface Conflict {
  /** Names the place in both copies; a choice is made under this name. */
  readonly key: string;
  /** A string inside a list is the id of its member. */
  readonly path: readonly string[];
  /** One value changed twice, a thing changed here and removed there, or a list put into two orders. */
  readonly kind: 'value' | 'removal' | 'order';
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The nearest entry of a list around it, which can be kept twice. */
  readonly entry: string | undefined;
}

/** The state of one merge while it walks through the copies. */
export class MergeSession {
  readonly conflicts: Conflict[] = [];

  constructor(
    private readonly choices: ReadonlyMap<string, Choice>,
    /** Places that are taken from one side whole, because their parts did not fit together. */
    private readonly wholes: ReadonlySet<string>,
  ) {}

  isWhole(path: readonly string[]): boolean {
    return this.wholes.has(pathKey(path));
  }

  chosen(path: readonly string[]): Choice | undefined {
    return this.choices.get(pathKey(path));
  }

  /** Notes a conflict; gives the side whose value stands in the result. */
  meet(conflict: Omit<Conflict, 'key'>): 'mine' | 'theirs' {
    this.conflicts.push({ ...conflict, key: pathKey(conflict.path) });
    return this.chosen(conflict.path) === 'theirs' ? 'theirs' : 'mine';
  }
}

/** The three copies of one place. */
export interface Copies {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Where the walk is: the place, and the nearest entry of a list around it. */
export interface Place {
  readonly path: readonly string[];
  readonly entry: string | undefined;
}

export const inside = ({ path, entry }: Place, segment: string): Place => ({
  path: [...path, segment],
  entry,
});
