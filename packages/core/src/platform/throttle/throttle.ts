export interface Counter {
  key: string;
  /** The window opens with the first hit and lasts this long. */
  seconds: number;
}

export interface Count {
  hits: number;
  /** When the window ends and the count starts over. */
  expiresAt: Date;
}

/**
 * Counts of guarded actions in fixed windows, kept in PostgreSQL: they survive a restart and fail closed
 * [principle 9]. Keys hold keyed hashes only, never a phone or an address.
 */
export abstract class Throttle {
  /** Adds one hit to every counter in one statement; answers in the order asked. */
  abstract hit(counters: readonly Counter[]): Promise<Count[]>;
  /** What the counters stand at, without a hit; none for a counter whose window has ended. */
  abstract peek(keys: readonly string[]): Promise<Count[]>;
  /** Takes one hit back from each counter whose window is still open: what was counted in advance did not happen. */
  abstract giveBack(keys: readonly string[]): Promise<void>;
  /** Forgets the counters. */
  abstract reset(keys: readonly string[]): Promise<void>;
}
