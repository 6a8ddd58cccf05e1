import type { TextLine } from '../../reading/page-text.js';
import { isColumnRow } from '../columns.js';
import { findPeriod } from '../dates.js';
import { headingOf } from '../headings.js';
import { isFormal } from '../formal-lines.js';
import { labelledPieces } from '../loose/labels.js';
import { withoutBullet } from '../words.js';

/** A part of a line that is of one kind, as it stands in its file. */
export interface LinePiece {
  text: string;
  /** The index of its line. */
  at: number;
  /** The section that the last heading above announced; empty where there is none. */
  heading: string;
  /** The section that a label in the line announces. */
  label: string;
  /** What the line is by itself: a heading, a row of titles, a formal line. */
  form: 'heading' | 'titles' | 'formal' | 'bullet' | 'plain';
  isLineStart: boolean;
  isApart: boolean;
  /** Where it stands: 0 to 1. */
  place: number;
}

const LONGEST_NAME = 18;
const SENTENCE = /(?<=[。；;！!])\s*(?![^（(]*[）)])/u;
// 一、 and 1、 count; they part no list.
const CLAUSE = /(?<!^\s*(?:[一二三四五六七八九十]{1,2}|\d{1,2}))[，,、](?![^（(《“]*[）)》”])\s*/u;

/** Sentences, and in lists of short names each name. A line with a period is a head and stays whole. */
function partsOf(value: string): string[] {
  return value.split(SENTENCE).flatMap((sentence) => {
    const clauses = sentence.split(CLAUSE);
    const areNames =
      clauses.length > 1 &&
      clauses.every((clause) => clause.length <= LONGEST_NAME) &&
      findPeriod(sentence) === null;
    return (areNames ? clauses : [sentence]).map((part) => part.trim()).filter(Boolean);
  });
}

/** The lines of a file in the pieces that are told apart. */
export function piecesOf(lines: readonly TextLine[]): LinePiece[] {
  let heading = '';
  return lines.flatMap((line, at) => {
    const base = { at, isApart: line.isApart === true, place: at / Math.max(1, lines.length - 1) };
    const found = headingOf(line.text);
    if (found !== null && found.rest === '' && !/[:：].*\S/u.test(line.text)) {
      heading = found.place;
      return [{ ...base, text: line.text, heading, label: '', form: 'heading' as const, isLineStart: true }];
    }
    const bare = withoutBullet(line.text);
    const form = isFormal(line)
      ? 'formal'
      : isColumnRow(line.text)
        ? 'titles'
        : bare.isBullet || line.isBullet === true
          ? 'bullet'
          : 'plain';
    const pieces = labelledPieces(bare.text).flatMap(({ place, value }) =>
      (form === 'plain' ? partsOf(value) : [value]).map((text) => ({ text, label: place ?? '' })),
    );
    return pieces.map(({ text, label }, index) => ({
      ...base,
      text,
      heading,
      label,
      form: form as LinePiece['form'],
      isLineStart: index === 0,
    }));
  });
}
