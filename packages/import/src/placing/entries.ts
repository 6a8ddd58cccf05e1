import type { DateRange } from '@qicheng/resume/document';
import type { TextLine } from '../reading/page-text.js';
import { withColumnNames } from './columns.js';
import { findDate, findPeriod, type FoundPeriod } from './dates.js';
import { BARE_BODY, isBodyLabel, isEntryLabel, ORDINAL } from './entry-labels.js';
import { tailApart } from './head-tails.js';
import { isHeadInTwoLanguages } from './heads-in-two-languages.js';
import { headsOf, type Span, withMarkedHeads, type Read } from './heads.js';
import { labelKindOf } from './label-kinds.js';
import { isAside, isDutySince, isEventOfPeriod } from './periods-without-entry.js';
import { roleScore, titleScore } from './recognise.js';
import {
  headPartsOf,
  isListOfNames,
  isSentence,
  isStatement,
  isTimeLabel,
  labelled,
  withoutBullet,
} from './words.js';

/** 某某学会副会长: the office at the end of a long name. */
const OFFICE_LENGTH = 3;
const MAX_OFFICE = 6;
const HEAD_AND_REST = /^([^:：]{4,60})[:：]\s*(\S.{5,})$/su;

/** 2022/07-2022/09，某公司，实习生：设计…；完成…。: splits a head and its statements in one line. */
const withHeadsApart = (lines: readonly TextLine[]): TextLine[] =>
  lines.flatMap((line) => {
    const { text } = withoutBullet(line.text);
    const period = findPeriod(text);
    if (period === null || !text.startsWith(period.text) || isDutySince(text)) return [line];
    const [, head = '', statement = ''] = HEAD_AND_REST.exec(period.rest) ?? [];
    const office = head.split(/[，,、|｜\t\s·]+/u).at(-1) ?? '';
    // 博士后（合作导师：李某）: the colon is within brackets.
    const isOffice =
      !/[（(][^（）()]*$/u.test(head) &&
      office.length > 2 &&
      !/^[A-Z]+$/u.test(office) &&
      labelKindOf(office) === null &&
      [office, office.slice(-OFFICE_LENGTH)].some((name) => titleScore(name) > 1 || roleScore(name) > 1);
    if (!isOffice || (head === office && office.length <= MAX_OFFICE)) return tailApart(line);
    return [
      { ...line, text: `${period.text}\t${head}`, wraps: false },
      { ...line, text: statement, isBullet: false, isBold: false },
    ];
  });

/** A part of an entry head with its line. */
export interface HeadPart {
  text: string;
  line: TextLine;
}

export interface Statement {
  text: string;
  isBullet: boolean;
  line: TextLine;
}

/** A part of a statement with its line. */
export type Piece = Pick<Statement, 'text' | 'line'>;

/** One experience as written: its head in parts, its period and its statements. */
export interface Entry {
  parts: HeadPart[];
  period?: { value: DateRange; line: TextLine };
  statements: Statement[];
}

const hasWholePeriod = ({ period }: Read): boolean => period?.start !== undefined && period.end !== undefined;

/** ▪ 2020.3-2022.10 组长: a post, even with a list marker. */
const isDatedPost = (read: Read): boolean =>
  hasWholePeriod(read) &&
  read.rest.length <= MAX_POST &&
  !/[，,。；;]/u.test(read.rest) &&
  titleScore(read.rest) > 1;
const MAX_POST = 14;

/** If only statements have list markers, a date in a marked line is part of a statement. */
function withoutMarkedDates(read: Read[]): Read[] {
  const hasPlainHead = read.some((each) => hasWholePeriod(each) && !each.isBullet && !each.isSentence);
  const hasMarkedStatement = read.some(({ isBullet, period }) => isBullet && period === null);
  if (!hasPlainHead || !hasMarkedStatement) return read;
  return read.map((each) =>
    each.isBullet && each.period !== null && !isDatedPost(each)
      ? { ...each, period: null, rest: each.text, isSentence: true }
      : each,
  );
}

/** Groups the lines of a section into entries. */
export function entriesOf(lines: readonly TextLine[]): Entry[] {
  const read = withoutMarkedDates(
    withMarkedHeads(joinWrapped(withHeadsApart(withColumnNames(lines)).map(readLine))),
  );
  const heads = headsOf(read);
  return heads.map((head, index) => entryOf(read, head, heads[index + 1]?.from ?? read.length));
}

/** Whether a single line starts an entry: it has a head label, or a period and a name. */
export function isHeadLine(line: TextLine): boolean {
  const { headLabel, period, isSentence: isStated } = readLine(line);
  return headLabel !== null || (period?.end !== undefined && !isStated);
}

/** The lines of a section as statements, with wrapped lines joined. */
export const statementsOf = (lines: readonly TextLine[]): Statement[] =>
  joinWrapped(lines.map(readLine)).map(({ text, isBullet, line }) => ({ text, isBullet, line }));

function readLine(line: TextLine): Read {
  const shown = withoutBullet(line.certainty === undefined ? line.text : withoutMisreadMark(line.text));
  const text = shown.text.replace(ORDINAL, '');
  const isBullet = shown.isBullet && text === shown.text;
  const dated = findPeriod(text);
  const isRemark = dated !== null && (isRemarkOnTitle(text, dated.text) || isAside(text, dated));
  const found = isRemark ? null : dated;
  const single =
    found === null &&
    !isRemark &&
    (!isSentence(text) || hasNameAfterDate(text) || hasTimeCell(text)) &&
    !EVENT_OF_YEAR.test(text) &&
    !(isBullet && BEGINS_WITH_YEAR.test(text))
      ? lonelyDate(text)
      : null;
  const label = labelled(text);
  const rest = found?.rest ?? single?.rest ?? text;
  const isSince = isDutySince(text) || isEventOfPeriod(text);
  const isBody = (label !== null && isBodyLabel(label.label)) || BARE_BODY.test(text);
  return {
    line,
    text,
    isBullet: isBullet || (line.isBullet === true && text === shown.text),
    rest,
    period: isBody || isSince ? null : (found?.period ?? single?.period ?? null),
    isSentence:
      line.likely === 'said' ||
      isSince ||
      (isBullet && found !== null && isWithin(text, found.text)) ||
      ((line.likely === 'head' || isInOwnCell(text, found)) && found !== null && pieceCount(text) === 1
        ? false
        : (found !== null && text.startsWith(found.text)) || (single !== null && hasNameAfterDate(text))
          ? isStatement(rest)
          : isSentence(rest) && !isListOfNames(rest) && !isHeadInTwoLanguages(rest)),
    isLabelled: label !== null,
    isBody,
    isOrdinal: text !== shown.text,
    headLabel: label !== null && !isBody && isEntryLabel(label.label) ? label.label : null,
  };
}

/** 2024.07 某村小 支教队员 开设朗读课12节，学生36人: two names separated by a space after a single date. */
const NAME_AFTER_DATE =
  /^(?:19|20)\d{2}\s?[年./-]\s?\d{1,2}月?\s+[^，,。；;\s]{3,24}\s+[^，,。；;\s]{2,12}(?=[\s，,])/u;
const hasNameAfterDate = (text: string): boolean => NAME_AFTER_DATE.test(text);

// 2024年因公司收缩兼任仓库组长: a statement about a year.
const EVENT_OF_YEAR =
  /^(?:19|20)\d{2}年(?:\d{1,2}月)?(?:因(?!特)|由于|受(?!聘)|随(?=公司|部门|项目)|主导|牵头)/u;

// 2018年随公司参加…: not the date of a head.
const BEGINS_WITH_YEAR = /^(?:19|20)\d{2}年(?:\d{1,2}月)?(?=\p{Script=Han})/u;

/** 经理（2020.1起，此前为主管）, 主班（2019年9月起）: since when a title is held. */
function isRemarkOnTitle(text: string, period: string): boolean {
  const [, title = ''] = /([^\s（(]{2,12})[（(][^（）()]*$/u.exec(text.slice(0, text.indexOf(period))) ?? [];
  return /(?:起|开始)$/u.test(period) && titleScore(title) > 1;
}

/** 修订员工手册，2022年起推行…: a period inside a statement. */
const isWithin = (text: string, period: string): boolean =>
  /[，,]/u.test(text) &&
  !text.startsWith(period) &&
  !/^[\s）)\]】。]*$/u.test(text.slice(text.indexOf(period) + period.length));

/** 某咨询项目 | 组员，5人 | 2023.02-2023.05: a whole period in a cell of its own. */
const isInOwnCell = (text: string, found: FoundPeriod | null): boolean =>
  found?.period.end !== undefined && text.split('\t').some((cell) => cell.trim() === found.text.trim());

/** Sentences of a text. */
const pieceCount = (text: string): number => text.split(/(?<=[。；;])/u).length;

// A marker before 工作内容： that OCR read as a letter.
function withoutMisreadMark(text: string): string {
  const rest = /^\S\s?(\p{Script=Han}{2,6})\s*[:：]?$/u.exec(text)?.[1];
  return rest !== undefined && BARE_BODY.test(rest) ? rest : text;
}

const GRADUATION =
  /\(?(?:expected|anticipated|graduat(?:ed|ion|ing)|class of)(?: graduation)?(?: date)?:?\s*\)?/iu;
// A single date at either end of a line with several parts is the start or end of the period.
function lonelyDate(text: string): { period: DateRange; rest: string } | null {
  const found = findDate(text);
  if (found === null || !/[.\-/年]|[A-Za-z]{3}/.test(found.text)) return null;
  const bare = text.trim().replace(/[）)]$/u, '');
  const isAtEnd = bare.startsWith(found.text) || bare.endsWith(found.text.trim());
  return (isAtEnd && text.length < 60) || hasTimeCell(text)
    ? {
        period: GRADUATION.test(text) ? { end: found.date } : { start: found.date },
        rest: found.rest.replace(GRADUATION, '').trim(),
      }
    : null;
}

/** 时间：2025.04 | 组织：… | 内容：…: a row with a date alone in its cell. */
const hasTimeCell = (text: string): boolean =>
  text.includes('\t') &&
  text.split('\t').some((cell) => isTimeLabel(cell.replace(findDate(cell)?.text ?? cell, '')));

/** Joins lines broken by the page width. */
function joinWrapped(lines: readonly Read[]): Read[] {
  const joined: Read[] = [];
  for (const next of lines) {
    const last = joined.at(-1);
    if (last && goesOn(last, next)) joined[joined.length - 1] = continued(last, next);
    else joined.push(next);
  }
  return joined;
}

function goesOn(last: Read, next: Read): boolean {
  if (next.isBullet || next.line.isHeading || next.isBody || next.isOrdinal) return false;
  if (next.headLabel !== null) return false;
  if (next.period !== null && !/[-—~至]$/.test(last.text)) return false;
  if (next.line.isApart === true) return false;
  if (next.line.isBold === true && last.line.isBold !== true) return false;
  if (/^【[^】]{2,12}】/u.test(next.text) && !/[、，,（(]$/u.test(last.text)) return false;
  // An open bracket or clause continues, wherever the line breaks.
  if (/[、，,（(/-]$/.test(last.text) && last.text.length > 8) return true;
  if (
    last.line.wraps !== undefined &&
    /[“《【（][^”》】）]{0,40}$/u.test(last.text) &&
    !/^[“《【]/u.test(next.text)
  )
    return true;
  if (last.line.wraps !== true || next.line.isSpaced === true) return false;
  if (last.line.isNarrow && next.period === null && !next.isLabelled && !/[。；;]$/u.test(last.text))
    return true;
  if (/[。！!]$/.test(last.text) && !/^[，。；、）)]/.test(next.text)) return false;
  if (last.period !== null && !last.isSentence) return false;
  return (
    last.isBullet ||
    last.isSentence ||
    last.isBody ||
    /^[，。；、）)]/.test(next.text) ||
    last.text.length > 24
  );
}

function continued(last: Read, next: Read): Read {
  const isTight =
    /[\p{Script=Han}，。；：、！？（）“”]$/u.test(last.text) ||
    /^[\p{Script=Han}，。；：、！？（）“”]/u.test(next.text);
  const glue = isTight ? '' : last.text.endsWith('-') && /^[a-z\d]/.test(next.text) ? '' : ' ';
  const text = `${last.text}${glue}${next.text}`;
  return {
    ...last,
    text,
    rest: last.period === null ? text : last.rest,
    isSentence: true,
    line: { ...last.line, wraps: next.line.wraps === true },
  };
}

function entryOf(read: readonly Read[], { from, to }: Span, end: number): Entry {
  const head = read.slice(from, to);
  const dated = head.find(({ period }) => period !== null);
  const parts = head.flatMap(({ rest, line }) => headPartsOf(rest).map((text) => ({ text, line })));
  const isStated = ({ text }: HeadPart): boolean => isBodyLabel(labelled(text)?.label ?? '') && !isMark(text);
  return {
    parts: parts.filter((part) => !isStated(part) && !isTimeLabel(part.text)),
    ...(dated?.period && { period: { value: dated.period, line: dated.line } }),
    statements: [
      ...parts.filter(isStated).map(({ text, line }) => ({ text, isBullet: false, line })),
      ...read.slice(to, end).map(({ text, isBullet, line }) => ({ text, isBullet, line })),
    ],
  };
}

const isMark = (text: string): boolean => /^(?:gpa|绩点|排名|平均分|均分)/iu.test(text);

/** Lines of a section before its first entry. */
export function linesBefore(read: readonly TextLine[], entries: readonly Entry[]): TextLine[] {
  const lines = withHeadsApart(withColumnNames(read));
  const first = entries[0]?.parts[0]?.line ?? entries[0]?.period?.line;
  const at = first
    ? lines.findIndex(
        (line) => line.text === first.text && line.line === first.line && line.box?.y === first.box?.y,
      )
    : -1;
  const dateAt = entries[0]?.period
    ? lines.findIndex(
        (line) =>
          line.box?.y === entries[0]?.period?.line.box?.y && line.text === entries[0]?.period?.line.text,
      )
    : at;
  const cut = Math.min(...[at, dateAt].filter((index) => index >= 0), lines.length);
  return lines.slice(0, cut);
}
