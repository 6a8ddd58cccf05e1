import { regex } from '@qicheng/resume/regex';
import { reworded, type TextLine } from '../reading/page-text.js';
import { findPeriod } from './dates.js';
import { factKindOf } from './fact-labels.js';
import { headingOf } from './headings.js';
import { nameScore } from './name.js';
import { titleScore } from './recognise.js';
import { labelled, withoutBullet } from './words.js';

/** The longest line of a text whose lines were broken by hand, in characters. */
const WIDTH = { least: 30, most: 70 };
/** Lines this much shorter than the longest one end where they should. */
const MIN_SHARE = 0.7;
/** So many lines that end within a clause show that a text was broken by its width. */
const MIN_BROKEN = 2;

const STARTS = /^\s*(?:(?:19|20)\d{2}|\d{2}(?=[年./]))|^[【[《“"(（]/u;

/** Whether a line can only continue a sentence. */
const continues = (line: TextLine): boolean =>
  line.isApart !== true &&
  line.isBullet !== true &&
  !withoutBullet(line.text).isBullet &&
  !STARTS.test(line.text) &&
  labelled(line.text) === null &&
  headingOf(line.text) === null &&
  factKindOf(line.text.split(/[\s:：]/u)[0] ?? '') === null;

const isText = ({ text, box, cell, isHeading, isBold, certainty }: TextLine): boolean =>
  box === null &&
  cell === null &&
  certainty === undefined &&
  isHeading !== true &&
  isBold !== true &&
  !/[\t|｜]/u.test(text);

/** Joins the lines of a text that was broken by its width, as two lines that end within a clause show. */
export function withSentencesJoined(lines: readonly TextLine[]): TextLine[] {
  const width = Math.max(0, ...lines.filter(isText).map(({ text }) => text.length));
  if (width < WIDTH.least || width > WIDTH.most) return [...lines];
  const isFull = (line: TextLine | undefined): line is TextLine =>
    line !== undefined &&
    isText(line) &&
    line.text.length >= MIN_SHARE * width &&
    /[，,。]/u.test(line.text) &&
    /[\p{Script=Han}，,、]$/u.test(line.text);
  const isContinued = (at: number): boolean => {
    const next = lines[at + 1];
    return isFull(lines[at]) && next !== undefined && isText(next) && continues(next);
  };
  const isBroken = (at: number): boolean =>
    isContinued(at) &&
    /[的是在和与及把将于从、]$/u.test(lines[at]?.text ?? '') &&
    /^\p{Script=Han}.*[，,。]/u.test(lines[at + 1]?.text ?? '');
  if (lines.filter((_, at) => isBroken(at)).length < MIN_BROKEN) return [...lines];
  const joined: TextLine[] = [];
  for (const [at, line] of lines.entries()) {
    const last = joined.at(-1);
    if (last !== undefined && at > 0 && isContinued(at - 1))
      joined[joined.length - 1] = reworded(last, `${last.text}${line.text}`);
    else joined.push(line);
  }
  return joined;
}

const MAX_LETTERS = 4;
const isLetter = (line: TextLine | undefined): boolean => /^\p{Script=Han}$/u.test(line?.text.trim() ?? '');

/** 付 above 梦 above 洁: a name written downwards, as one line above the text, with the title below it. */
export function withUprightNames(lines: readonly TextLine[]): TextLine[] {
  const first = lines.findIndex(isLetter);
  let end = first;
  while (end - first < MAX_LETTERS && isLetter(lines[end])) end += 1;
  const letters = first < 0 ? [] : lines.slice(first, end);
  const name = letters.map(({ text }) => text.trim()).join('');
  const [line] = letters;
  if (line === undefined || nameScore(name) === 0) return [...lines];
  const below = lines[end];
  const title = below !== undefined && titleScore(below.text.trim()) > 1 ? [below] : [];
  return [
    { ...reworded(line, name), isHeading: false, isApart: true },
    ...title,
    ...lines.slice(0, first),
    ...lines.slice(end + title.length),
  ];
}

/** OCR artefacts: spaces inside dates, before colons and after commas, and isolated characters. */
const SPACED_MARKS =
  /\d \. ?\d|\d ?\. \d|\p{Script=Han} [：，、]|[：，、“] \p{Script=Han}|(?:^|\s)\p{Script=Han} \p{Script=Han} \p{Script=Han}(?:\s|$)/u;
const MIN_LINES = 4;
const SHARE = 0.3;
const INSIDE =
  /(?<=[\p{Script=Han}，。、：；“”（）《》\d.@-])(?<!\s[男女]) (?![男女](?:\s|$))(?=[\p{Script=Han}，。、：；“”（）《》\d.@-])/gu;
const MAIL = /[\w.+-]{1,64}(?: ?[\w.+-]{1,64})? ?@ ?[\w-]+(?: ?\. ?[\w-]+)+/u;

/** Text of an OCR program with spaces anywhere; two spaces separate words. */
export function withoutLooseSpacing(lines: readonly TextLine[]): TextLine[] {
  const spaced = lines.filter(({ text }) => SPACED_MARKS.test(text)).length;
  if (spaced < MIN_LINES || spaced < lines.length * SHARE) return [...lines];
  return lines.map((line) => {
    const text = line.text
      .replace(MAIL, (mail) => mail.replace(/ (?=[@.\w])|(?<=[@.]) /gu, ''))
      .replace(INSIDE, '');
    return reworded(line, text);
  });
}

/** A list number or bullet with a tab or an arrow after it. */
const CELL_MARK = regex('u')`
  ^[\s→]*(?:[（(]?\d{1,2}[)）.、．]|[①②③④⑤⑥⑦⑧⑨⑩]|[•●○◦▪■◆➢✓*·-])\s*[\t→]\s*(?=\S)
`;

/**
 * 2.⇥收发货: a list number in a cell of its own, as in text copied from a spreadsheet. The line is a statement, not a row
 * of the table above it.
 */
export const withoutMarksInCells = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line) => {
    const mark = CELL_MARK.exec(line.text)?.[0] ?? '';
    const statement = line.text.slice(mark.length).trim();
    return mark === '' || statement.includes('\t') ? line : { ...reworded(line, statement), isBullet: true };
  });

const HEADING_MARK = '[★☆◆◇■●▪▲►✓✔√]';
/** ★爱好★ 钓鱼: a heading between two marks, with or without its text after it. */
const HEADED = new RegExp(`^\\s*(${HEADING_MARK})\\s*(\\p{Script=Han}{1,8})\\s*\\1\\s*(.*)$`, 'u');
const MIN_HEADED = 2;
const FIRST = new RegExp(`^\\s*(${HEADING_MARK})`, 'u');
const MAX_ITEM = 40;

/** ★教师资格证 ★普通话二级甲等: a mark in front of each item of a line puts each on its own line. */
function itemsOf(line: TextLine): TextLine[] {
  const mark = FIRST.exec(line.text)?.[1];
  const items = mark === undefined ? [] : line.text.split(mark).map((item) => item.trim());
  const isList =
    items.length > 2 &&
    items[0] === '' &&
    items.slice(1).every((item) => item !== '' && item.length <= MAX_ITEM);
  return isList
    ? items.slice(1).map((item) => ({ ...reworded(line, item), isBullet: true, wraps: false }))
    : [line];
}

/** Lines divided by the marks in them: headings between marks, and the items of a list. */
export function withMarksBetween(lines: readonly TextLine[]): TextLine[] {
  const isHeaded = (line: TextLine): boolean => line.box === null && HEADED.test(line.text);
  const areHeaded = lines.filter(isHeaded).length >= MIN_HEADED;
  return lines.flatMap((line) => {
    if (line.box !== null) return [line];
    const [, , title = '', rest = ''] = areHeaded ? (HEADED.exec(line.text) ?? []) : [];
    if (title === '') return itemsOf(line);
    const heading = reworded(line, `【${title}】`);
    return rest === '' ? [heading] : [heading, { ...heading, text: rest, isApart: false }];
  });
}

const DATE = String.raw`(?:19|20)\d{2}(?:\s*[年./-]\s*(?:1[0-2]|0?[1-9])\s*月?|年)?`;
const START = new RegExp(`^\\s*${DATE}\\s*$`, 'u');
const END = new RegExp(`^\\s*(?:[-–—~～至到]\\s*)?(?:${DATE}|至今|今|现在|present|now)\\s*$`, 'iu');

/** 2023.06 above 至今, as columns of dates are copied: the two ends of a period on one line. */
export function withStackedDates(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, next, following] = lines.slice(at, at + 3);
    if (line === undefined) break;
    const isPair =
      line.box === null &&
      next !== undefined &&
      START.test(line.text) &&
      END.test(next.text) &&
      !END.test(following?.text ?? '');
    const text = isPair
      ? `${line.text.trim()} - ${next.text.replace(/^\s*[-–—~～至到]\s*(?=\d)/u, '').trim()}`
      : line.text;
    if (!isPair || findPeriod(text)?.period.end === undefined) joined.push(line);
    else {
      joined.push({ ...line, text, quote: line.quote ?? text });
      at += 1;
    }
  }
  return joined;
}

/** 2022年8月至今 Aug 2022 – Present: the same period in the other language says nothing more. */
export function withoutRepeatedPeriods(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line) => {
    const first = findPeriod(line.text);
    const second = first?.period.end === undefined ? null : findPeriod(line.text.replace(first.text, '\t'));
    const isRepeated =
      first !== null && second !== null && JSON.stringify(first.period) === JSON.stringify(second.period);
    if (!isRepeated) return line;
    const at = line.text.indexOf(first.text) + first.text.length;
    const rest = line.text.slice(at);
    const text = `${line.text.slice(0, at)}${rest.replace(second.text, '')}`;
    return reworded(line, text);
  });
}
