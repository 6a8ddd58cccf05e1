import type { ReactNode } from 'react';
import { quotePieces, type QuoteScript } from '@qicheng/resume/quotation-marks';
import { lastLine, quantities, type Stretch } from './kept-together.js';
import { spacingBetween, type SetCharacter, type Spacing } from './spacing-between.js';

interface Placed extends SetCharacter {
  quotes: QuoteScript | undefined;
  spacing: Spacing | undefined;
}

export interface TextPlace {
  /** What stands after the text on the same line. */
  following: SetCharacter | undefined;
  /** Whether lines may end within the text as in a paragraph. */
  isParagraph: boolean;
  /** Whether the paragraph ends here. */
  isEnd: boolean;
}

// A date is one word, as the columns of dates are measured.
const DATE = /\d{4}年(?:\d{1,2}月(?:\d{1,2}日)?)?|\d{1,2}月\d{1,2}日/g;

function charactersOf(text: string, following: SetCharacter | undefined): Placed[] {
  const placed = quotePieces(text).flatMap(({ text: piece, quotes }) =>
    Array.from(piece, (character): Placed => ({
      text: character,
      quotes,
      spacing: undefined,
      isFullWidthQuote: quotes === 'chinese',
    })),
  );
  placed.forEach((character, index) => {
    const next = placed[index + 1] ?? following;
    if (next) character.spacing = spacingBetween(character, next);
  });
  let at = 0;
  const dates = Array.from(text.matchAll(DATE), ({ 0: found, index }) => [index, index + found.length - 1]);
  for (const character of placed) {
    if (dates.some(([start = 0, end = 0]) => at >= start && at < end)) character.spacing = undefined;
    at += character.text.length;
  }
  return placed;
}

const classOf = ({ quotes, spacing }: Placed): string =>
  [quotes && `quotes-${quotes}`, spacing].filter(Boolean).join(' ');

/** Neighbours that are set alike, as text or in an element. */
function runsOf(characters: Placed[], key: string): ReactNode[] {
  const runs: { className: string; text: string }[] = [];
  for (const character of characters) {
    const className = classOf(character);
    const last = runs.at(-1);
    // Each gap is an element of its own: the space of several would be set between all of their characters.
    if (last?.className === className && !character.spacing) last.text += character.text;
    else runs.push({ className, text: character.text });
  }
  return runs.map(({ className, text }, index) =>
    className ? (
      <span key={`${key}-${index}`} className={className}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}

/** Stretches in their order, those that overlap as one. */
function joined(stretches: Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const stretch of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && stretch.start < last.end) last.end = Math.max(last.end, stretch.end);
    else all.push({ ...stretch });
  }
  return all;
}

function keptStretches(text: string, { isParagraph, isEnd }: TextPlace): Stretch[] {
  if (!isParagraph) return [];
  const end = isEnd ? lastLine(text) : undefined;
  return joined([...quantities(text), ...(end ? [end] : [])]);
}

/** A text with the gaps between its scripts, its quotation marks in their font, and what belongs together on one line. */
export function typesetText(text: string, place: TextPlace): ReactNode {
  const characters = charactersOf(text, place.following);
  const stretches = keptStretches(text, place);
  if (stretches.length === 0 && !characters.some(classOf)) return text;
  const parts: ReactNode[] = [];
  let at = 0;
  let index = 0;
  const take = (end: number): Placed[] => {
    const first = index;
    for (; at < end && index < characters.length; index += 1) at += characters[index]?.text.length ?? 0;
    return characters.slice(first, index);
  };
  for (const { start, end } of stretches) {
    parts.push(...runsOf(take(start), `before-${start}`));
    parts.push(
      <span key={`kept-${start}`} className="kept">
        {runsOf(take(end), 'kept')}
      </span>,
    );
  }
  parts.push(...runsOf(take(text.length), 'rest'));
  // One element, so that the text stays one part of a row.
  return <span className="typeset">{parts}</span>;
}
