/** A deterministic random generator. */
export interface Chance {
  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number;
  of<Option>(options: readonly Option[]): Option;
  /** Several distinct options, in their original order. */
  some<Option>(options: readonly Option[], count: number): Option[];
  happens(probability: number): boolean;
}

/** mulberry32: small, fast, and the same in every engine. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    of: (options) => {
      const option = options[between(0, options.length - 1)];
      if (option === undefined) throw new RangeError('nothing to choose from');
      return option;
    },
    some: (options, count) => {
      const left = options.map((_, index) => index);
      const chosen = Array.from(
        { length: Math.min(count, options.length) },
        () => left.splice(between(0, left.length - 1), 1)[0],
      );
      return options.filter((_, index) => chosen.includes(index));
    },
    happens: (probability) => next() < probability,
  };
}
