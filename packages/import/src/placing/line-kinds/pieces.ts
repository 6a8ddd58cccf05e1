import type { TextLine } from '../../reading/page-text.js';
import { isFormal } from '../boilerplate.js';
import { isColumnRow } from '../columns.js';
import { findDate, findPeriod } from '../dates.js';
import { headingOf } from '../headings.js';
import { labelledPieces } from '../loose/labels.js';
import { ALL_BRACKETS, splitOutsideBrackets } from '../outside-brackets.js';
import { withoutBullet } from '../words.js';

/** A part of a line of one kind, as written in the file. */
export interface LinePiece {
  text: string;
  /** The index of its line. */
  at: number;
  /** The section of the last heading above; empty if there is none. */
  heading: string;
  /** The section of a label in the line. */
  label: string;
  /** The line's type by itself: a heading, a title row, a formal line. */
  form: 'heading' | 'titles' | 'formal' | 'bullet' | 'plain';
  isLineStart: boolean;
  isApart: boolean;
  /** The relative position: 0 to 1. */
  place: number;
}

const MAX_NAME_LENGTH = 18;
const SENTENCE = /(?<=[。；;！!])(?![。；;！!])\s*/gu;
// 一、 and 1、 are numbers, not list separators; 2024、2025学年 are the years of one award.
const CLAUSE =
  /(?<!^\s*(?:[一二三四五六七八九十]{1,2}|\d{1,2}))[，,、](?!(?<=(?:19|20)\d{2}(?:年度?|学年)?.)(?:19|20)\d{2}\s*(?:年|学年))\s*/gu;

const MIN_SPACED = 3;
const MAX_SPACED_LENGTH = 12;
/** 金蝶云星空 用友畅捷通 聚水潭: short names separated by spaces only; null for anything else. */
function namesByBlanks(sentence: string): string[] | null {
  if (/[，,、：:|｜/]/u.test(sentence) || !/\p{Script=Han}/u.test(sentence)) return null;
  const names = sentence.split(/\t|\s{2,}|(?<=[\p{Script=Han}\d）)])\s+(?=[\p{Script=Han}A-Z])/u);
  const areNames =
    names.length >= MIN_SPACED &&
    names.every((name) => name.length <= MAX_SPACED_LENGTH && findDate(name) === null);
  return areNames ? names.map((name) => name.trim()) : null;
}

/** Splits into sentences, and lists of short names into names. A line with a period is a head and stays whole. */
function partsOf(value: string): string[] {
  return splitOutsideBrackets(value, SENTENCE).flatMap((sentence) => {
    const spaced = namesByBlanks(sentence);
    if (spaced !== null) return spaced;
    const clauses = splitOutsideBrackets(sentence, CLAUSE, ALL_BRACKETS);
    const areNames =
      clauses.length > 1 &&
      clauses.every((clause) => clause.length <= MAX_NAME_LENGTH) &&
      findPeriod(sentence) === null;
    return (areNames ? clauses : [sentence]).map((part) => part.trim()).filter(Boolean);
  });
}

/** Splits the lines of a file into pieces to classify. */
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
