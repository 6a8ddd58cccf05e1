import type { InkSpan } from './ink-spans.js';
import { isHan } from './normal-text.js';

/** The space before a letter: none, a space, or a cell gap. */
export type Room = '' | ' ' | '\t';

const CLOSING = /[，。、；：！？）”’》】」,;:)]/u;
const OPENING = /[（“‘《【「(]/u;
const NARROW = /[日目月白自且曰口田由甲四册丁卜户尸儿川小心必八六火习]/u;
const LATIN: readonly (readonly [RegExp, number])[] = [
  [/[MWmw@%]/u, 0.85],
  [/[A-Z&+=<>~]/u, 0.64],
  [/[iljtfrI.,:;'"!|()[\]-]/u, 0.33],
  [/[\d]/u, 0.56],
];

/** A letter, and whether it continues the Latin word or number of the previous one. */
interface InkLetter {
  text: string;
  isBound: boolean;
}

const textAt = (letters: readonly InkLetter[], at: number): string => letters[at]?.text ?? '';

const advanceOf = (letter: string): number =>
  isHan(letter) || CLOSING.test(letter) || OPENING.test(letter) || letter.charCodeAt(0) > 0x2000
    ? 1
    : (LATIN.find(([form]) => form.test(letter))?.[1] ?? 0.54);

/** The empty share of the em square on one side of a letter. */
const bearing = (letter: string, side: 'left' | 'right'): number => {
  if (CLOSING.test(letter)) return side === 'right' ? 0.6 : 0.08;
  if (OPENING.test(letter)) return side === 'left' ? 0.55 : 0.08;
  if (isHan(letter)) return NARROW.test(letter) ? 0.17 : 0.06;
  return 0.05;
};

const BROKEN = 0.7; // of a letter; the penalty for a gap within a word
const PITCHES = [1, 0.94, 1.06, 1.12, 1.25, 1.4];
const BARS = /^[|丨｜1lI!i\]["“”'‘’、/\\]$/u;
const QUOTES = /[“”"'‘’〈`]/u;
const DOTS = /^[·•。."“”'‘’`*°、,，-]$/u;

/** An assignment of letters to ink stretches, by usual letter widths. */
interface Fit {
  /** The first letter of each stretch. */
  starts: number[];
  cost: number;
  pitch: number;
}

/** For each letter: the preceding space, its position, and whether it is a bar or dot to drop. */
interface Rooms {
  rooms: Room[];
  drop: Set<number>;
  places: (readonly [number, number])[];
}

/** The space before each letter by the ink of the line; null if letters and ink do not match. */
export function roomsOf(letters: readonly InkLetter[], spans: readonly InkSpan[], em: number): Rooms | null {
  const whole = bestFit(letters, spans, em);
  // OCR reads a gap as a quotation mark.
  const inked = letters.flatMap(({ text }, at) => (at > 0 && QUOTES.test(text) ? [] : [at]));
  const bare = inked.flatMap((at) => letters[at] ?? []);
  const without = inked.length === letters.length ? null : bestFit(bare, spans, em);
  if (
    without !== null &&
    isGood(without, bare.length, em) &&
    without.cost < (whole?.cost ?? without.cost + 1)
  )
    return widened(roomsBetween(bare, spans, without, em), inked, letters.length);
  return whole !== null && isGood(whole, letters.length, em) ? roomsBetween(letters, spans, whole, em) : null;
}

const isGood = ({ cost }: Fit, count: number, em: number): boolean => cost <= em * (1 + count * 0.12);

function bestFit(letters: readonly InkLetter[], spans: readonly InkSpan[], em: number): Fit | null {
  let best: Fit | null = null;
  for (const share of PITCHES) {
    const fit = fitted(letters, spans, em * share, em);
    if (fit !== null && (best === null || fit.cost < best.cost - em * 0.2)) best = fit;
  }
  return best;
}

/** Extends the result for some letters to all: the others have no ink. */
function widened({ rooms, drop, places }: Rooms, inked: readonly number[], count: number): Rooms {
  const all: Rooms = { rooms: Array.from({ length: count }, () => ''), drop: new Set(), places: [] };
  for (let at = 0; at < count; at += 1) if (!inked.includes(at)) all.drop.add(at);
  for (const [index, at] of inked.entries()) {
    all.rooms[at] = rooms[index] ?? '';
    const place = places[index];
    if (place) all.places[at] = place;
    if (drop.has(index)) all.drop.add(at);
  }
  return all;
}

function fitted(
  letters: readonly InkLetter[],
  spans: readonly InkSpan[],
  pitch: number,
  em: number,
): Fit | null {
  const count = letters.length;
  const sums = [0];
  for (const { text } of letters) sums.push((sums.at(-1) ?? 0) + advanceOf(text) * em + (pitch - em));
  const widthOf = (from: number, to: number): number =>
    (sums[to] ?? 0) -
    (sums[from] ?? 0) -
    (pitch - em) -
    (bearing(textAt(letters, from), 'left') + bearing(textAt(letters, to - 1), 'right')) * em;
  let costs: number[] = Array.from({ length: count + 1 }, (_, at) =>
    at === 0 ? 0 : Number.POSITIVE_INFINITY,
  );
  const backs: number[][] = [];
  for (const { from, to, kind } of spans) {
    const wide = to - from + 1;
    const next = Array.from({ length: count + 1 }, () => Number.POSITIVE_INFINITY);
    const back = Array.from({ length: count + 1 }, () => 0);
    for (let start = 0; start <= count; start += 1) {
      const known = costs[start] ?? Number.POSITIVE_INFINITY;
      if (known === Number.POSITIVE_INFINITY) continue;
      for (let end = start; end <= count; end += 1) {
        const broken = end > start && letters[start]?.isBound === true ? em * BROKEN : 0;
        const usual = end > start ? widthOf(start, end) : 0;
        const own = broken + costOf(letters, { start, end, kind }, { wide, usual, em });
        if (known + own < (next[end] ?? 0)) {
          next[end] = known + own;
          back[end] = start;
        }
        if (end > start && widthOf(start, end) > wide + em * 4) break;
      }
    }
    costs = next;
    backs.push(back);
  }
  const cost = costs[count] ?? Number.POSITIVE_INFINITY;
  if (cost === Number.POSITIVE_INFINITY) return null;
  const starts: number[] = [];
  let end = count;
  for (const back of backs.reverse()) {
    end = back[end] ?? 0;
    starts.unshift(end);
  }
  return { starts, cost, pitch };
}

function costOf(
  letters: readonly InkLetter[],
  { start, end, kind }: { start: number; end: number; kind: InkSpan['kind'] },
  { wide, usual, em }: { wide: number; usual: number; em: number },
): number {
  if (kind === 'letters') return end === start ? wide + em * 0.3 : Math.abs(wide - usual);
  if (end === start) return 0;
  const isMark = end === start + 1 && (kind === 'bar' ? BARS : DOTS).test(textAt(letters, start));
  return isMark ? 0 : Math.abs(wide - usual) + em * 0.4;
}

const TAB = 0.4;
const BLANK = 0.2;
const NEXT_TO_MARK = 0.3; // the widths differ most there, by font and justification

function roomsBetween(
  letters: readonly InkLetter[],
  spans: readonly InkSpan[],
  { starts, pitch }: Fit,
  em: number,
): Rooms {
  const rooms: Room[] = letters.map(() => '');
  const drop = new Set<number>();
  const places: (readonly [number, number])[] = [];
  let end: number | null = null;
  let isSplit = false;
  for (const [at, { from, to, kind }] of spans.entries()) {
    const start = starts[at] ?? 0;
    const next = starts[at + 1] ?? letters.length;
    const isMark =
      kind !== 'letters' &&
      (next === start || (next === start + 1 && (kind === 'bar' ? BARS : DOTS).test(textAt(letters, start))));
    if (isMark) {
      if (next > start) drop.add(start);
      isSplit = true;
      continue;
    }
    if (next === start) continue;
    if (end !== null && start > 0) {
      const natural =
        bearing(textAt(letters, start - 1), 'right') +
        bearing(textAt(letters, start), 'left') +
        pitch / em -
        1;
      const excess = (from - end) / em - natural;
      const isNextToMark = CLOSING.test(textAt(letters, start - 1)) || OPENING.test(textAt(letters, start));
      const [least, blank] = isNextToMark ? [TAB + NEXT_TO_MARK, Number.POSITIVE_INFINITY] : [TAB, BLANK];
      const isOpen = letters[start]?.isBound !== true && (!CLOSING.test(textAt(letters, start)) || isSplit);
      rooms[start] = !isOpen ? '' : isSplit || excess >= least ? '\t' : excess >= blank ? ' ' : '';
    }
    const share = (to - from) / (next - start);
    for (let index = start; index < next; index += 1)
      places[index] = [from + share * (index - start), from + share * (index - start + 1)];
    isSplit = false;
    end = to;
  }
  return { rooms, drop, places };
}
