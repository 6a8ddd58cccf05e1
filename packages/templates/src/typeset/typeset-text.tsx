import type { ReactNode } from 'react';
import { quotePieces, type QuotePiece } from '@qicheng/resume/quotation-marks';
import { interpuncts, keptWords, lastLine, remarks, shortLastLine, type Stretch } from './kept-together.js';
import { opensWide, spacingsIn, withPlainQuotes } from './spacing.js';

export interface TextPlace {
  /** The character after the text on the same line, as `plainStart` gives it. */
  following: string;
  /** What the text is part of: within paragraphs, heads and cells some words stay together. */
  within?: 'paragraph' | 'head' | 'cell';
  /** Whether that begins here: a sign there has no room at its left. */
  isStart: boolean;
  /** Whether it ends here. */
  isEnd: boolean;
}

/** A stretch that is set in its own way. */
interface StyledStretch extends Stretch {
  className: string;
}

/** What a text begins with, for the text before it. */
export function plainStart(text: string): string {
  const [character = ''] = /[‘’“”]/.test(text.charAt(0)) ? withPlainQuotes(quotePieces(text)) : text;
  return character;
}

function styledStretches(text: string, { following, within, isStart }: TextPlace): StyledStretch[] {
  const pieces = quotePieces(text);
  const plain = withPlainQuotes(pieces);
  const spacings = spacingsIn(plain, following);
  if (within === 'head' && isStart && opensWide(plain)) spacings.set(0, 'half');
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

/** Each mark apart: the space of several would be set between all of them. */
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

/** Stretches in their order, those that overlap as one. */
function joined(stretches: Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const stretch of stretches.sort((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && stretch.start < last.end) last.end = Math.max(last.end, stretch.end);
    else all.push(stretch);
  }
  return all;
}

function keptStretches(text: string, { within, isEnd }: TextPlace): Stretch[] {
  const names = interpuncts(text);
  if (!within) return names;
  const end = isEnd ? (within === 'paragraph' ? lastLine(text) : shortLastLine(text)) : undefined;
  const words = within === 'cell' ? [] : keptWords(text);
  const brackets = within === 'head' ? remarks(text) : [];
  return joined([...names, ...words, ...brackets, ...(end ? [end] : [])]);
}

/** A text with the gaps between its scripts, its quotation marks in their font, and what belongs together on one line. */
export function typesetText(text: string, place: TextPlace): ReactNode {
  const styled = styledStretches(text, place);
  const kept = keptStretches(text, place);
  if (kept.length === 0 && styled.length === 0) return text;
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of kept) {
    parts.push(...runs(text, at, start, styled));
    parts.push(
      <span key={`kept-${start}`} className="kept">
        {runs(text, start, end, styled)}
      </span>,
    );
    at = end;
  }
  parts.push(...runs(text, at, text.length, styled));
  // One element, so that the text stays one part of a row.
  return <span className="typeset">{parts}</span>;
}

/** A part of the text; takes the stretches within it from the front of `styled`. */
function runs(text: string, from: number, to: number, styled: StyledStretch[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = from;
  for (let next = styled[0]; next && next.start < to; next = styled[0]) {
    const { start, end, className } = next;
    if (start > at) parts.push(text.slice(at, start));
    parts.push(
      <span key={start} className={className}>
        {text.slice(start, end)}
      </span>,
    );
    at = end;
    styled.shift();
  }
  if (to > at) parts.push(text.slice(at, to));
  return parts;
}
