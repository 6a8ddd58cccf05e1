import type { TextLine } from '../../reading/page-text.js';
import { isColumnRow, isLikelyColumnRow } from '../columns.js';
import { findPeriod } from '../dates.js';
import { BARE_BODY } from '../entry-labels.js';
import { factKindOf } from '../fact-labels.js';
import { markedTitle, placeOfTitle } from '../heading-notations.js';
import { headingOf } from '../headings.js';
import { periodOf } from './spoken-entries.js';

/** Whether the lines are a text without positions, cells or characters read by OCR. */
export const isPlainText = (lines: readonly TextLine[]): boolean =>
  lines.every(({ box, cell, certainty }) => box === null && cell === null && certainty === undefined);

/** A form has labels in cells next to their values; without an entry there is nothing to split. */
export const isRowOfForm = ({ text }: TextLine): boolean => {
  const cells = text.split('\t');
  return (
    cells.length > 1 && (isColumnRow(text) || cells.slice(0, -1).some((cell) => factKindOf(cell) !== null))
  );
};

const LABELLED = /^([\p{Script=Han}]{2,8})\s*[:：]\s*[^，,。；;]+$/u;
/** 毕业院校：…\t专业：…\t学历：…: a row of several labelled details, and nothing else. */
export const isRowOfDetails = ({ text }: TextLine): boolean => {
  const cells = text.split('\t');
  const areDetails = cells.every((cell) => factKindOf(LABELLED.exec(cell.trim())?.[1] ?? '') !== null);
  return cells.length > 1 && areDetails && findPeriod(text)?.period.end === undefined;
};

const isHeadingOfForm = (text: string): boolean => {
  const found = headingOf(text);
  return (
    found !== null && found.place !== 'basics' && found.place !== 'intention' && !/^[^\t]*[:：]/u.test(text)
  );
};

/** 【干过的工地】: words in brackets that name a section. */
const isMarkedHeading = (text: string): boolean => {
  const marked = /^\s*[【［[〔]/u.test(text) ? markedTitle({ text, box: null }, []) : null;
  return marked !== null && marked.title.length > 1 && placeOfTitle(marked) !== null;
};

const isHeadingLine = ({ text, isHeading, isBold }: TextLine): boolean =>
  isHeading === true ||
  isBold === true ||
  isMarkedHeading(text) ||
  (headingOf(text)?.rest === '' && !/[:：]\s*$/u.test(text)) ||
  // 实习简历 in the first cell of a form.
  (text.includes('\t') && !isColumnRow(text) && isHeadingOfForm(text));

/** 教育经历： alone on its line, with its full name or below a blank line; 教育： may be a label of the next line. */
const isHeadingWithColon = ({ text, isApart }: TextLine): boolean => {
  const found = /[:：]\s*$/u.test(text) ? headingOf(text) : null;
  if (found === null || found.rest !== '' || found.place === 'basics' || found.place === 'other')
    return false;
  return isApart === true || found.title.length >= 4;
};
const MIN_WITH_COLON = 3;

const MIN_SHORT_WITH_COLON = 4;
/** 教育：, 工作：, 证书： each alone on a line of a dense text: so many words with colons divide it. */
export function areHeadedWithColons(lines: readonly TextLine[]): boolean {
  const places = lines.flatMap(({ text }) => {
    const found = /^\s*[^:：]{2,12}[:：]\s*$/u.test(text) ? headingOf(text) : null;
    return found === null || found.rest !== '' || found.place === 'basics' ? [] : [found.place];
  });
  return (
    places.length >= MIN_SHORT_WITH_COLON &&
    places.includes('education') &&
    places.some((place) => place === 'work' || place === 'internships')
  );
}

/** In this many lines, one may look like a heading by chance. */
const MIN_LINES = 12;
/** Whether headings divide a text; 工作经验： above numbers is a label. */
export function hasHeadings(lines: readonly TextLine[]): boolean {
  const headings = lines.filter(isHeadingLine).length;
  const withColon = lines.filter(isHeadingWithColon).length;
  if (withColon > 0 && withColon + headings >= MIN_WITH_COLON) return true;
  if (areHeadedWithColons(lines)) return true;
  return headings > 1 || (headings === 1 && (lines.length < MIN_LINES || isAboveTable(lines)));
}

/** A heading above a row of column titles does not look like one by chance. */
const isAboveTable = (lines: readonly TextLine[]): boolean =>
  lines.some(
    ({ text }, at) =>
      at > 0 &&
      isHeadingLine(lines[at - 1]!) &&
      (isColumnRow(text) || isLikelyColumnRow(text, lines[at + 1]?.text)),
  );

const MAX_HEADING_LENGTH = 8;
/** 奖惩情况, 主要业绩 alone on a line below the first entry: a label of the lines below. */
export function withColonsAfter(lines: readonly TextLine[]): TextLine[] {
  const first = lines.findIndex(({ text }) => findPeriod(text) !== null);
  return lines.map((line, at) => {
    const text = line.text.trim();
    if (first < 0 || at <= first || text.length > MAX_HEADING_LENGTH) return line;
    const heading = headingOf(text);
    const isLabel = (heading?.rest === '' && heading.place === 'awards') || BARE_BODY.test(text);
    return isLabel && !/[:：]$/u.test(text)
      ? { ...line, text: `${text}：`, quote: line.quote ?? text }
      : line;
  });
}

const MIN_ROWS = 2;
export const hasRowsOfForm = (lines: readonly TextLine[]): boolean =>
  lines.filter(isRowOfForm).length >= MIN_ROWS;
/** Whether a text is a form without entries, or one with column titles. */
export const isForm = (lines: readonly TextLine[]): boolean =>
  hasRowsOfForm(lines) &&
  (lines.some(({ text }) => isColumnRow(text)) ||
    !lines.some((line) => !isRowOfForm(line) && periodOf(line.text)?.period.end !== undefined));
