import type { DateRange } from '@qicheng/resume/document';
import type { TextLine } from '../reading/page-text.js';
import { findDate, findPeriod } from './dates.js';
import { isSentence, labelled, partsOf, withoutBullet } from './words.js';

/** A part of the head of an entry with the line that it stood in. */
export interface HeadPart {
  text: string;
  line: TextLine;
}

export interface Statement {
  text: string;
  isBullet: boolean;
  line: TextLine;
}

/** One experience as the file has it: its head in parts, its period, what is said of it. */
export interface Entry {
  parts: HeadPart[];
  period?: { value: DateRange; line: TextLine };
  statements: Statement[];
}

interface Read {
  line: TextLine;
  text: string;
  isBullet: boolean;
  /** What is left of a head beside its period. */
  rest: string;
  period: DateRange | null;
  isSentence: boolean;
  isLabelled: boolean;
  /** A label of statements (工作内容：), which never stands in a head. */
  isBody: boolean;
}

const BODY_LABEL =
  /^(?:主要)?(?:工作|实习|项目|个人|岗位|活动|实践|主要|经历|研究|学习)?(?:内容|职责|描述|业绩|成果|成绩|介绍|简介|背景|概述|贡献|收获|职能|任务|亮点|说明|责任|职责描述|责任描述)$|^主修课程$|^核心课程$|^相关课程$|^专业课程$|^主要课程$|^技术栈$|^使用技术$|^项目技术$|^开发环境$|^关键技术$|^技术$|^奖学金$|^荣誉$|^绩点$|^gpa$|^排名$|^平均分$|^均分$|^课程$|^courses?$|^coursework$|^relevantcoursework$|^tech(?:stack)?$|^tools$|^技术与工具$|^毕业论文$|^导师$|^指导教师$|^资助来源$|^所属单位$|^行业$|^在校表现$|^荣誉奖项$|^负责内容$|^个人职责$|^我的职责$|^项目背景$|^团队人数$|^团队$|^个人贡献$|^链接$|^网址$|^作者$|^doi$/iu;

/** Groups the lines of a section to entries. */
export function entriesOf(lines: readonly TextLine[]): Entry[] {
  const read = joinWrapped(lines.map(readLine));
  const heads = headsOf(read);
  if (heads.length === 0) return [];
  return heads.map(({ from, to }, index) => entryOf(read, from, to, heads[index + 1]?.from ?? read.length));
}

/** The lines of a section as statements, wrapped ones joined. */
export const statementsOf = (lines: readonly TextLine[]): Statement[] =>
  joinWrapped(lines.map(readLine)).map(({ text, isBullet, line }) => ({ text, isBullet, line }));

function readLine(line: TextLine): Read {
  const { text, isBullet } = withoutBullet(line.text);
  const found = findPeriod(text);
  const single = found === null && !isSentence(text) ? lonelyDate(text) : null;
  const label = labelled(text);
  const rest = found?.rest ?? single?.rest ?? text;
  const isBody = label !== null && BODY_LABEL.test(label.label);
  return {
    line,
    text,
    isBullet: isBullet || line.isBullet === true,
    rest,
    period: isBody ? null : (found?.period ?? single?.period ?? null),
    isSentence: isSentence(rest),
    isLabelled: label !== null,
    isBody,
  };
}

// A single date at an end of a line that has parts is the period of what began or ended then.
function lonelyDate(text: string): { period: DateRange; rest: string } | null {
  const found = findDate(text);
  if (found === null || !/[.\-/年]/.test(found.text)) return null;
  const isAtEnd = text.trim().startsWith(found.text) || text.trim().endsWith(found.text);
  return isAtEnd && text.length < 60 ? { period: { start: found.date }, rest: found.rest } : null;
}

/** Puts lines together that a page broke. */
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
  if (next.isBullet || next.line.isHeading || next.isBody) return false;
  if (next.period !== null && !/[-—~至]$/.test(last.text)) return false;
  if (next.line.isApart === true) return false;
  // An open end asks for more, wherever the line breaks.
  if (/[、，,（(/-]$/.test(last.text) && last.text.length > 8) return true;
  if (last.line.wraps !== true || next.line.isSpaced === true) return false;
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

interface Span {
  from: number;
  /** Behind the last line of the head. */
  to: number;
}

const isHeadish = (read: Read | undefined): read is Read =>
  read !== undefined &&
  !read.isSentence &&
  !read.isBody &&
  read.rest.length <= 70 &&
  (!read.isBullet || read.period !== null);

const ORGANISATION =
  /大学|学院|学校|公司|集团|银行|医院|研究院|研究所|事务所|中心|有限|工作室|协会|学生会|委员会|团委|社团|平台|系统|项目|University|College|Institute|Inc|Ltd|Corp|Hospital|School/iu;

/** Heads are lines with a period; without any, lines that stand out. */
function headsOf(read: readonly Read[]): Span[] {
  const dated = read.flatMap((one, index) => (one.period !== null && isHeadish(one) ? [index] : []));
  return dated.length > 0 ? datedHeads(read, dated) : plainHeads(read);
}

function datedHeads(read: readonly Read[], dated: readonly number[]): Span[] {
  const spans: Span[] = [];
  let free = 0;
  for (const [order, at] of dated.entries()) {
    const limit = dated[order + 1] ?? read.length;
    const from = firstOfHead(read, at, free, spans.length === 0);
    const to = endOfHead(read, from, at, limit);
    spans.push({ from, to });
    free = to;
  }
  return spans;
}

// The name may stand above its date. A line with a name of its own needs none.
function firstOfHead(read: readonly Read[], at: number, free: number, isFirst: boolean): number {
  const head = read[at];
  if (!head) return at;
  let from = at;
  const parts = partsOf(head.rest);
  const named = parts.filter((part) => !isOfficeAlone(part));
  const isComplete =
    named.length > 0 && (parts.length >= 2 || (head.rest.length > 3 && ORGANISATION.test(head.rest)));
  const most = head.rest === '' || !isComplete ? 2 : 1;
  while (from > free && at - from < most) {
    const above = read[from - 1];
    if (!isHeadish(above) || above.isBullet || above.period !== null || above.isLabelled) break;
    const standsOut =
      above.line.isBold === true || above.line.isHeading === true || above.line.isApart === true;
    const isNameOfIt = ORGANISATION.test(above.rest) && !ORGANISATION.test(head.rest);
    const isOverIt = above.line.isHeading === true || (above.line.isBold === true && !head.line.isBold);
    if (isComplete && !isOverIt && !isNameOfIt) break;
    if (!isFirst && from === at && !standsOut && head.rest !== '' && !follows(read, from - 1)) break;
    from -= 1;
  }
  return from;
}

// The line before a line is a statement: what comes after it begins something.
const follows = (read: readonly Read[], at: number): boolean => {
  const before = read[at - 1];
  return before === undefined || before.isBullet || before.isSentence;
};

const HEAD_LINES = 3;

// 项目负责人, 语文教师: what one was, which says nothing of where.
const isOfficeAlone = (part: string): boolean =>
  part.length <= 8 && OFFICE.test(part) && !/公司|集团|大学|学院|学校|协会|学生会/u.test(part);

function endOfHead(read: readonly Read[], from: number, at: number, limit: number): number {
  let to = at + 1;
  const text = () =>
    read
      .slice(from, to)
      .map(({ rest }) => rest)
      .join('\t');
  while (to < limit && to - from < HEAD_LINES) {
    const next = read[to];
    if (!isHeadish(next) || next.isBullet || next.rest.length > 40) break;
    const isPoor = partsOf(text()).length <= 1;
    const isDetail = TITLE.test(next.rest) && next.rest.length <= 24;
    if (!isPoor && !isDetail) break;
    // The name of the next entry, which stands above its date.
    if (to + 1 === limit && limit < read.length && !isPoor) break;
    if (to + 1 === limit && limit < read.length && partsOf(read[limit]?.rest ?? '').length === 0) break;
    to += 1;
  }
  return to;
}

const TITLE =
  /工程师|经理|专员|助理|实习生|主管|总监|顾问|分析师|设计师|运营|开发|会计|护士|教师|老师|讲师|负责人|部长|主席|干事|社长|队长|组长|成员|班长|书记|委员|会长|本科|硕士|学士|博士|专科|大专|专业|engineer|manager|intern|analyst|assistant|lead|member|designer|developer|bachelor|master|specialist|officer/iu;

const OFFICE =
  /(?:工程师|经理|专员|助理|实习生|主管|总监|顾问|分析师|设计师|会计|护士|教师|老师|讲师|负责人|部长|主席|干事|社长|队长|组长|组员|成员|班长|书记|委员|会长|编辑|剪辑)$/u;

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

function entryOf(read: readonly Read[], from: number, to: number, end: number): Entry {
  const head = read.slice(from, to);
  const dated = head.find(({ period }) => period !== null);
  return {
    parts: head.flatMap(({ rest, line }) => partsOf(rest).map((text) => ({ text, line }))),
    ...(dated?.period && { period: { value: dated.period, line: dated.line } }),
    statements: read.slice(to, end).map(({ text, isBullet, line }) => ({ text, isBullet, line })),
  };
}

/** Lines of a section before its first entry. */
export function linesBefore(lines: readonly TextLine[], entries: readonly Entry[]): TextLine[] {
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
