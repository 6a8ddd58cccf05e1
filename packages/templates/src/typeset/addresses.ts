import type { Stretch } from './kept-together.js';

const ADDRESS =
  /(?:https?:\/\/|www\.)[\x21-\x7e]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w.@-])[A-Za-z][\w-]*(?:\.[\w-]+)+\/[\x21-\x7e]*/g;
/** Browsers break lines behind these signs, where a reader takes them for hyphenation or the end of a sentence. */
const JOINING = /[-?|!](?=[\x21-\x7e])/g;
const SCHEME = /^[a-z]+:\/\/./i;
/** Behind these an address may break, if it goes on with a part of its own. */
const PART_END = /(?<=[^/][/@._])(?=[A-Za-z\d])/g;

/** A shorter end of an address has no line of its own. */
const SHORTEST = 4;

/** Where an address may break, and what stays together within it. */
export interface AddressBreaks {
  breaks: number[];
  kept: Stretch[];
}

/** Where an address breaks: behind `/`, `@`, `.` and `_`, and at no hyphen. */
export function addressBreaks(address: string): AddressBreaks {
  const [scheme = ''] = SCHEME.exec(address) ?? [];
  const kept = Array.from(address.matchAll(JOINING), ({ index }) => ({ start: index, end: index + 2 }));
  const breaks = Array.from(address.matchAll(PART_END), ({ index }) => index);
  return {
    breaks: breaks.filter((at) => at > scheme.length && at < address.length - SHORTEST),
    kept: scheme ? [{ start: 0, end: scheme.length }, ...kept] : kept,
  };
}

/** The addresses within a running text. */
export function addressesIn(text: string): AddressBreaks {
  const found: AddressBreaks = { breaks: [], kept: [] };
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const { breaks, kept } = addressBreaks(address);
    found.breaks.push(...breaks.map((at) => index + at));
    found.kept.push(...kept.map(({ start, end }) => ({ start: index + start, end: index + end })));
  }
  return found;
}
