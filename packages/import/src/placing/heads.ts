import type { DateRange } from '@qicheng/resume/document';
import type { TextLine } from '../reading/page-text.js';
import { ONLY_LEVEL } from './education-marks.js';
import { isHeadInTwoLanguages } from './heads-in-two-languages.js';
import {
  companyScore,
  departmentScore,
  organisationScore,
  placeScore,
  roleScore,
  titleScore,
} from './recognise.js';
import { headPartsOf, isAction, labelled } from './words.js';

/** A line of a section with what distinguishes heads from statements. */
export interface Read {
  line: TextLine;
  text: string;
  isBullet: boolean;
  /** The rest of a head without its period. */
  rest: string;
  period: DateRange | null;
  isSentence: boolean;
  isLabelled: boolean;
  /** A label of statements (工作内容：), which never occurs in an entry head. */
  isBody: boolean;
  /** 项目一：… numbers the entries. */
  isOrdinal: boolean;
  /** The head label (公司名称：) with which the line starts. */
  headLabel: string | null;
}

const MARK =
  /^\s*([^\p{L}\d\s“"《（(【[]|[（(]?\d{1,2}[)）.、．](?!\d)|[①②③④⑤⑥⑦⑧⑨⑩]|[（(][一二三四五六七八九十][)）])/u;
const HEAD_MAX = 40;
const MAX_BETWEEN = 2;

/** The list marker of a line; numbers of one form are equal. */
const markOf = ({ line }: Read): string | null => {
  const mark = MARK.exec(line.text)?.[1];
  if (mark === undefined) return line.isBullet === true ? 'bullet' : null;
  return mark.replace(/\d+|[一二三四五六七八九十]|[①②③④⑤⑥⑦⑧⑨⑩]/u, '1');
};

const isDatedHead = (read: Read | undefined): boolean =>
  read !== undefined && read.period !== null && !read.isSentence && !read.isBody;

/**
 * ● 公司 above 岗位 / 时间, with other markers before statements: a marker used only for heads is not a bullet. The
 * section must start with it, and each marked line must have a date in it or below.
 */
export function withMarkedHeads(read: readonly Read[]): Read[] {
  const mark = read[0] === undefined ? null : markOf(read[0]);
  if (mark === null) return [...read];
  const isHead = (at: number): boolean => {
    const one = read[at];
    if (one === undefined || one.isSentence || one.rest.length > HEAD_MAX) return false;
    const next = read.slice(at, at + 1 + MAX_BETWEEN);
    const dated = next.findIndex(isDatedHead);
    return dated >= 0 && next.slice(1, dated + 1).every((other) => markOf(other) !== mark);
  };
  const marked = read.flatMap((one, at) => (markOf(one) === mark ? [at] : []));
  const isOfHeads = marked.every(isHead) && marked.length < read.length;
  if (!isOfHeads) return [...read];
  return read.map((one, at) =>
    marked.includes(at)
      ? { ...one, isBullet: false }
      : marked.length > 1 && isDatedHead(one) && isDeed(one)
        ? { ...one, period: null, rest: one.text, isSentence: true }
        : one,
  );
}

/** 某医院净化工程 电气负责人 2020-2021 without the mark of the heads: neither another employer nor another post. */
const isDeed = ({ rest }: Read): boolean => {
  const parts = headPartsOf(rest);
  return (
    !parts.some((part) => companyScore(part) >= 2) &&
    !parts.every((part) => titleScore(part) > 1 || departmentScore(part) > 1)
  );
};

/** The lines of an entry head, `to` exclusive. */
export interface Span {
  from: number;
  to: number;
}

const HEAD_LINE_MAX = 90;
const SHORT = 40;
const MAX_ABOVE = 3;
const MAX_BELOW = 2;

const isHeadish = (read: Read | undefined): read is Read =>
  read !== undefined &&
  !read.isSentence &&
  !read.isBody &&
  (read.rest.length <= HEAD_LINE_MAX || isHeadInTwoLanguages(read.rest)) &&
  (!read.isBullet || read.period !== null);

/** Heads have a label or a period, or are recognised by their style. */
export function headsOf(read: readonly Read[]): Span[] {
  const byLabel = labelledHeads(read);
  if (byLabel.length > 0) return byLabel;
  const dated = read.flatMap((one, index) => (one.period !== null && isHeadish(one) ? [index] : []));
  return dated.length > 0 ? datedHeads(read, dated) : plainHeads(read);
}

const isRowOfLabels = ({ line }: Read): boolean => line.text.split('\t').filter(labelled).length > 1;

const isSamePeriod = (one: Read, other: Read): boolean =>
  one.period !== null && JSON.stringify(one.period) === JSON.stringify(other.period);

/** 2019.3-2021.5 车工 below the rows of a table, with the period of one: the head of its statements. */
const isPlainHead = (one: Read): boolean =>
  isHeadish(one) && !one.isBullet && !one.isLabelled && one.rest !== '' && one.rest.length <= SHORT;

/** In a section that starts with a head label, each entry starts with the same label. */
function labelledHeads(read: readonly Read[]): Span[] {
  const first = read[0]?.headLabel;
  if (first == null) return [];
  const rows = read.filter((one) => one.headLabel === first && isRowOfLabels(one));
  const isOfRow = (one: Read): boolean => isPlainHead(one) && rows.some((row) => isSamePeriod(row, one));
  const starts = read.flatMap((one, index) => (one.headLabel === first || isOfRow(one) ? [index] : []));
  return starts.map((from, order) => {
    const limit = starts[order + 1] ?? read.length;
    let to = from + 1;
    const isMarked = (at: number): boolean => read[at]?.isBullet === true;
    while (to < limit && read[to]?.headLabel != null && (isMarked(from) || !isMarked(to))) to += 1;
    return { from, to };
  });
}

/** Each date belongs to one entry; the first entry determines how many head lines precede the date. */
function datedHeads(read: readonly Read[], dated: readonly number[]): Span[] {
  const lead = leadOf(read, dated[0] ?? 0);
  const froms: number[] = [];
  for (const [order, at] of dated.entries()) {
    const free = order === 0 ? 0 : (dated[order - 1] ?? 0) + 1;
    froms.push(lead > 0 ? liftedStart(read, at, free, lead) : firstOfHead(read, at, free));
  }
  const most = linesBelow(read, dated, froms);
  return froms.map((from, order) => {
    const at = dated[order] ?? from;
    const limit = froms[order + 1] ?? read.length;
    return { from, to: Math.min(limit, at + 1 + Math.min(most, runBelow(read, at, limit))) };
  });
}

/** How many lines of the first head precede its date; 0 if the section starts differently. */
function leadOf(read: readonly Read[], first: number): number {
  if (first === 0 || first > MAX_ABOVE) return 0;
  return read
    .slice(0, first)
    .every(
      (one) =>
        isHeadish(one) && !one.isBullet && (widthOf(one.rest) <= MAX_WIDTH || isHeadInTwoLanguages(one.rest)),
    )
    ? first
    : 0;
}

const MAX_WIDTH = 50;
// Latin text is twice as long, also after the Chinese name of an employer.
const widthOf = (text: string): number => {
  const latin = text.match(/[A-Za-z.,&' -]/gu)?.length ?? 0;
  return /\p{Script=Han}/u.test(text) ? text.length - latin / 2 : (text.length * MAX_WIDTH) / (2 * SHORT);
};

function liftedStart(read: readonly Read[], at: number, free: number, lead: number): number {
  let from = at;
  while (from > free && at - from < lead) {
    const above = read[from - 1];
    if (!isHeadish(above) || above.isBullet || above.period !== null) break;
    from -= 1;
  }
  return from;
}

/** If the number of lines is unknown: the name may be above a date that has no name on its line. */
function firstOfHead(read: readonly Read[], at: number, free: number): number {
  const head = read[at];
  const above = read[at - 1];
  if (!head || at - 1 < free || !isHeadish(above) || above.isBullet || above.period !== null) return at;
  const isOverIt = above.line.isHeading === true || (above.line.isBold === true && !head.line.isBold);
  // Between bullets: above a date with only one name on its line.
  const isBetween =
    read[at - 2]?.isBullet === true &&
    !head.isBullet &&
    above.rest.length <= SHORT &&
    headPartsOf(head.rest).length <= 1;
  return (isOverIt || isBetween) && !above.isLabelled ? at - 1 : at;
}

/** 改出第三间房，被公众号报道: clauses, none of which names an employer, a department or a post. */
const isListOfClauses = (rest: string): boolean => {
  const clauses = rest.split(/[，,；;]\s*/u);
  return (
    clauses.length > 1 &&
    /\p{Script=Han}/u.test(rest) &&
    clauses.every((clause) => /^[\p{Script=Han}\d“《]/u.test(clause)) &&
    !rest.includes('\t') &&
    !clauses.some((clause) =>
      [companyScore, titleScore, departmentScore, organisationScore, placeScore].some(
        (score) => score(clause) > 0,
      ),
    )
  );
};

const runBelow = (read: readonly Read[], at: number, limit: number): number => {
  let count = 0;
  while (count < MAX_BELOW && at + 1 + count < limit) {
    const next = read[at + 1 + count];
    if (!isHeadish(next) || next.isBullet || next.period !== null) break;
    if (next.rest.length > SHORT && titleScore(next.rest) <= 1) break;
    if (next.isLabelled && next.headLabel === null) break;
    if (isAction(next.rest) || isListOfClauses(next.rest)) break;
    count += 1;
  }
  return count;
};

/** How many lines below the dates belong to the heads: as many as look like head parts in most entries. */
function linesBelow(read: readonly Read[], dated: readonly number[], froms: readonly number[]): number {
  let most = 0;
  while (most < MAX_BELOW) {
    const votes = dated.map((at, order) => {
      const limit = froms[order + 1] ?? read.length;
      if (runBelow(read, at, limit) <= most) return false;
      const head = read.slice(froms[order], at + 1 + most).flatMap(({ rest }) => headPartsOf(rest));
      const next = read[at + 1 + most];
      const after = at + 2 + most < limit ? read[at + 2 + most] : undefined;
      const isBeforeLabel = after?.isBody === true || ONLY_LEVEL.test(after?.text ?? '');
      return (
        next !== undefined && (head.length <= (most === 0 ? 1 : 0) || isBeforeLabel || isPartOfHead(next))
      );
    });
    if (votes.filter(Boolean).length * 2 < dated.length || !votes.includes(true)) break;
    most += 1;
  }
  return most;
}

const LIKE = 1.5;
const MAX_NAME_LENGTH = 24;
/** 画图，拆件，试模，跟单: statements, not parts of a head. */
const ENUMERATION = /[，、].*[，、].*[，、]/u;
const isPartOfHead = ({ rest, headLabel }: Read): boolean =>
  headLabel !== null ||
  (rest.length <= (/\p{Script=Han}/u.test(rest) ? MAX_NAME_LENGTH : 2 * MAX_NAME_LENGTH) &&
    !ENUMERATION.test(rest) &&
    headPartsOf(rest).some((part) =>
      [companyScore, titleScore, departmentScore, organisationScore, roleScore, placeScore].some(
        (score) => score(part) >= LIKE,
      ),
    )) ||
  /本科|硕士|学士|博士|专科|大专|专业$|bachelor|master/iu.test(rest);

/** Undated heads: numbered or labelled like the first line, bold, or placed after statements. */
function plainHeads(read: readonly Read[]): Span[] {
  const standOut = read.flatMap((one, index) =>
    isHeadish(one) && !one.isBullet && (one.line.isBold || one.line.isHeading) && one.text.length <= 50
      ? [index]
      : [],
  );
  const before = (index: number) => read[index - 1];
  const starts =
    standOut.length > 0
      ? standOut
      : read.flatMap((one, index) =>
          isHeadish(one) &&
          !one.isBullet &&
          !one.isLabelled &&
          (index === 0 || before(index)?.isBullet || before(index)?.isSentence)
            ? [index]
            : [],
        );
  return starts
    .filter((start, index) => index === 0 || start - (starts[index - 1] ?? 0) > 1 || standOut.length === 0)
    .map((from) => ({ from, to: from + 1 }));
}
