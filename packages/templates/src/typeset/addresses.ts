import type { Stretch } from './kept-together.js';

const ADDRESS =
  /(?:https?:\/\/|www\.)[\x21-\x7e]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w.@-])[A-Za-z][\w-]*(?:\.[\w-]+)+\/[\x21-\x7e]*/g;
/** Browsers break lines behind these signs, where a reader takes them for hyphenation or the end of a sentence. */
const JOINING = /[-?|!](?=[\x21-\x7e])/g;
const SCHEME = /^[a-z]+:\/\/./i;
/** Behind these an address may break, if it goes on with a part of its own. */
const PART_END = /(?<=[^/][/@._])(?=[A-Za-z\d])/g;

/** A shorter end of an address has no line of its own, and a shorter part of a path. */
const MIN_LENGTH = 5;
const MIN_PATH_LENGTH = 3;
/** A host of up to this length stays whole if the address can break behind it, also as a part of its own. */
const MAX_UNBROKEN_HOST = 22;
const HOST = /^(?:[a-z]+:\/\/)?[\w.-]+\/(?=[A-Za-z\d]|$)/i;

/** Where an address may break, and what stays together within it. */
export interface AddressBreaks {
  breaks: number[];
  unbroken: Stretch[];
}

/** Where an address breaks: behind `/`, `@`, `.` and `_`, and at no hyphen. */
export function addressBreaks(address: string): AddressBreaks {
  const [scheme = ''] = SCHEME.exec(address) ?? [];
  const unbroken = Array.from(address.matchAll(JOINING), ({ index }) => ({ start: index, end: index + 2 }));
  const breaks = Array.from(address.matchAll(PART_END), ({ index }) => index);
  const [host = ''] = HOST.exec(address) ?? [];
  const start = host.length <= MAX_UNBROKEN_HOST ? host.length - 1 : scheme.length;
  const isLong = (at: number): boolean =>
    address.length - at >= (address[at - 1] === '/' ? MIN_PATH_LENGTH : MIN_LENGTH);
  return {
    breaks: breaks.filter((at) => at > Math.max(start, scheme.length) && isLong(at)),
    unbroken: scheme ? [{ start: 0, end: scheme.length }, ...unbroken] : unbroken,
  };
}

/** The parts of an address between which it may break. */
export function addressParts(address: string): string[] {
  const { breaks } = addressBreaks(address);
  return [0, ...breaks].map((start, index) => address.slice(start, breaks[index]));
}

/** The addresses within a running text. */
export function addressesIn(text: string): AddressBreaks {
  const found: AddressBreaks = { breaks: [], unbroken: [] };
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const { breaks, unbroken } = addressBreaks(address);
    found.breaks.push(...breaks.map((at) => index + at));
    found.unbroken.push(...unbroken.map(({ start, end }) => ({ start: index + start, end: index + end })));
  }
  return found;
}
