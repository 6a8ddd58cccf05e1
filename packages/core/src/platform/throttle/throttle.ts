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
 * Counters of guarded actions in fixed windows, kept in PostgreSQL: they survive a restart and fail closed
 * [principle 9]. Keys contain only keyed hashes, never a phone or an address.
 */
export abstract class Throttle {
  /** Adds one hit to every counter in one statement; results in the order of the arguments. */
  abstract hit(counters: readonly Counter[]): Promise<Count[]>;
  /** The current counts, without a hit; none for a counter whose window has ended. */
  abstract peek(keys: readonly string[]): Promise<Count[]>;
  /**
   * Takes one hit back from each counter whose window is still open: the action counted in advance did not
   * happen.
   */
  abstract refund(keys: readonly string[]): Promise<void>;
  /** Deletes the counters. */
  abstract reset(keys: readonly string[]): Promise<void>;
}
