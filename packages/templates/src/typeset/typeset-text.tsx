import type { ReactNode } from 'react';
import { quotePieces, type QuotePiece } from '@qicheng/resume/quotation-marks';
import { addressesIn } from './addresses.js';
import {
  headLastLine,
  interpuncts,
  unbrokenWords,
  lastLine,
  legalForms,
  nameParts,
  remarks,
  shortLastLine,
  type Stretch,
} from './kept-together.js';
import { knownWords } from './word-starts.js';
import { closesWide, opensWide, spacingsIn, withPlainQuotes } from './spacing.js';

export interface TextPlace {
  /** The next character on the same line, as returned by `plainStart`. */
  following: string;
  /** The container of the text: in all of them some words stay together. */
  within?: 'paragraph' | 'head' | 'part' | 'cell' | 'fact' | 'name';
  /** Whether the container starts here: punctuation there loses its left space. */
  isStart: boolean;
  /** Whether the container ends here. */
  isEnd: boolean;
  /** Whether a part of a line ends here, which a gap separates from the next. */
  isPartEnd?: boolean;
}

const MAY_WRAP = new Set<TextPlace['within']>(['head', 'part', 'fact']);
const SPACE_AT_END = /\p{Script=Han} $/u;
const CHINESE = /^\p{Script=Han}/u;

/** A range with its own class. */
interface StyledStretch extends Stretch {
  className: string;
}

/** The start of a text, as needed by the preceding one. */
export function plainStart(text: string): string {
  const [character = ''] = /[‘’“”]/.test(text.charAt(0)) ? withPlainQuotes(quotePieces(text)) : text;
  return character;
}

/** Whether space follows a text, so that a bracket at its end needs none of its own. */
const isBeforeSpace = ({ following, within, isEnd, isPartEnd }: TextPlace): boolean =>
  following === ' ' || isPartEnd === true || (within === 'head' && isEnd);

function styledStretches(text: string, place: TextPlace): StyledStretch[] {
  const { following, within, isStart } = place;
  const pieces = quotePieces(text);
  const plain = withPlainQuotes(pieces);
  const spacings = spacingsIn(plain, following);
  // Between runs of different weight a space is typed for the markup's sake.
  if (within === 'paragraph' && SPACE_AT_END.test(plain) && CHINESE.test(following))
    spacings.set(plain.length - 1, 'dropped');
  if (within === 'head' && isStart && opensWide(plain)) spacings.set(0, 'half');
  if (closesWide(plain) && isBeforeSpace(place)) spacings.set(plain.length - 1, 'half');
  const styled = quoteStretches(pieces).map(({ start, end, className }) => {
    const spacing = spacings.get(start);
    spacings.delete(start);
    return { start, end, className: spacing ? `${className} ${spacing}` : className };
  });
  for (const [start, className] of spacings) {
    const end = start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
    styled.push({ start, end, className });
  }
  return styled.sort((a, b) => a.start - b.start);
}

/** A range of a text that is set in another width or font, by its class. */
export type SpacedRun = Readonly<StyledStretch>;

/** The same ranges of a text that is being edited: typed spaces stay visible, and no words are kept together. */
export const spacedRuns = (text: string): SpacedRun[] =>
  styledStretches(text, { following: '', isStart: false, isEnd: false }).filter(
    ({ className }) => !className.includes('dropped'),
  );

/** Each mark separately: otherwise the space of one would be applied between all of them. */
function quoteStretches(pieces: QuotePiece[]): StyledStretch[] {
  let at = 0;
  return pieces.flatMap(({ text, quotes }) => {
    const start = at;
    at += text.length;
    if (!quotes) return [];
    return Array.from(text, (_, index) => ({
      start: start + index,
      end: start + index + 1,
      className: `quotes-${quotes}`,
    }));
  });
}

/** Sorted ranges, with overlapping ones merged. */
function joined(stretches: Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const stretch of stretches.sort((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && stretch.start < last.end) last.end = Math.max(last.end, stretch.end);
    else all.push(stretch);
  }
  return all;
}

/** A title, a part or a value that may take several lines, in characters: its words stay whole. */
const MIN_LONG = 12;

/** A remark with its brackets that is long enough for a last line of its own. */
const MIN_REMARK_LINE = 5;

const LAST_LINES: Partial<Record<string, typeof shortLastLine>> = { paragraph: lastLine, head: headLastLine };

function keptStretches(text: string, { within, isEnd }: TextPlace): Stretch[] {
  if (within === 'name') return nameParts(text);
  const names = interpuncts(text);
  if (!within) return names;
  const words = within === 'cell' ? [] : unbrokenWords(text);
  const brackets = within === 'head' || within === 'part' ? remarks(text) : [];
  const isRemarkLast = brackets.some(
    ({ start, end }) => end === text.length && end - start >= MIN_REMARK_LINE,
  );
  const lastOf = LAST_LINES[within] ?? shortLastLine;
  const end = isEnd && !isRemarkLast ? lastOf(text) : undefined;
  const whole =
    MAY_WRAP.has(within) && text.length > MIN_LONG
      ? knownWords(text).filter((word) => !end || word.end <= end.start || word.start >= end.start)
      : [];
  const forms = within === 'head' ? legalForms(text) : [];
  return joined([...names, ...words, ...brackets, ...forms, ...whole, ...(end ? [end] : [])]);
}

/** A text with gaps between scripts, quotation marks in their font, and unbreakable ranges. */
export function typesetText(text: string, place: TextPlace): ReactNode {
  const styled = styledStretches(text, place);
  const addresses = addressesIn(text);
  const kept = joined([...keptStretches(text, place), ...addresses.unbroken]);
  const breaks = addresses.breaks.filter((at) => !kept.some(({ start, end }) => at > start && at < end));
  if (kept.length === 0 && styled.length === 0 && breaks.length === 0) return text;
  const marks = { styled, breaks };
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of kept) {
    parts.push(...runs(text, at, start, marks));
    parts.push(
      <span key={`kept-${start}`} className="kept">
        {runs(text, start, end, marks)}
      </span>,
    );
    at = end;
  }
  parts.push(...runs(text, at, text.length, marks));
  // A single element, so that the text stays one item of a flex row.
  return <span className="typeset">{parts}</span>;
}

interface Marks {
  styled: StyledStretch[];
  /** Where a line may break, in the order of the text. */
  breaks: number[];
}

/** A part of the text; takes the marks within it from the front of `styled` and `breaks`. */
function runs(text: string, from: number, to: number, { styled, breaks }: Marks): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = from;
  const write = (end: number): void => {
    if (end > at) parts.push(text.slice(at, end));
    at = end;
  };
  for (;;) {
    const [stretch, point = Infinity] = [styled[0], breaks[0]];
    if (Math.min(stretch?.start ?? Infinity, point) >= to) break;
    if (!stretch || point <= stretch.start) {
      write(point);
      parts.push(<wbr key={`break-${point}`} />);
      breaks.shift();
      continue;
    }
    write(stretch.start);
    parts.push(
      <span key={stretch.start} className={stretch.className}>
        {text.slice(stretch.start, stretch.end)}
      </span>,
    );
    at = stretch.end;
    styled.shift();
  }
  write(to);
  return parts;
}
