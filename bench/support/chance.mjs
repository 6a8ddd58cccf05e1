/** A seeded random number generator (mulberry32), so that a run can be reproduced. */
export class Chance {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** 0 to 1. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** @param {number} from @param {number} to */
  between(from, to) {
    return from + this.next() * (to - from);
  }

  /** The same items shuffled. @template Thing @param {readonly Thing[]} things @returns {Thing[]} */
  shuffled(things) {
    const drawn = things.map((thing) => ({ thing, lot: this.next() }));
    return drawn.sort((one, other) => one.lot - other.lot).map(({ thing }) => thing);
  }
}
