import type { DateRange, PartialDate } from '@qicheng/resume/document';
import { withUsualDates, NOT_OF_STANDARD } from './date-spellings.js';

export interface FoundPeriod {
  period: DateRange;
  /** The text without the date. */
  rest: string;
  text: string;
}

export interface FoundDate {
  date: PartialDate;
  rest: string;
  text: string;
}

const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = '1[0-2]|0?[1-9]';
const DAY = '3[01]|[12]\\d|0?[1-9]';
const ENGLISH_MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*';
// 2024.09, 2024-09-01, 2024/9, 2024年9月1日, 2024年, 2024, Sep 2024, Sep. 1, 2024
const DATE = [
  `(?:19|20)\\d{2}\\s*([.\\-/·．])\\s*(?:${MONTH})(?!\\d)(?:\\s*\\1\\s*(?:${DAY})(?!\\d))?`,
  `(?:19|20)\\d{2}\\s*年(?:度(?!假|考核))?\\s*(?:(?:${MONTH})\\s*月(?:\\s*(?:${DAY})\\s*[日号])?(?:份|底|初|中旬|末)?|初|底|末|[春夏秋冬](?:季|天)?(?![^\\P{Script=Han}至到起]\\p{Script=Han})|[上下]半年|暑假|寒假)?`,
  `(?:${MONTH})\\s*[/.]\\s*(?:19|20)\\d{2}(?!\\d)`,
  `(?:19|20)\\d{2}[\\s,.]+${ENGLISH_MONTH}(?![a-z])`,
  `${ENGLISH_MONTH}\\.?,?\\s*(?:(?:${DAY}),\\s*)?(?:19|20)\\d{2}`,
  `(?:19|20)\\d{2}(?:${'0[1-9]|1[0-2]'})(?!\\d)`,
  `(?:19|20)\\d{2}(?!\\d)(?:\\s*[级届])?`,
];
const numbered = (base: number): string =>
  DATE.map((form) => form.replace('([', `(?<s${base}>[`).replace('\\1', `\\k<s${base}>`)).join('|');
const PRESENT =
  '(?:至今|现在)\\s*[（(]?present[)）]?|至今|迄今|今|现在|目前|(?:（|\\()?(?:仍?在职|在读|在校|进行中|持续中?)(?:）|\\))?|(?:until |till )?now|present|current|ongoing';
const TO = '\\s*(?:-|–|—|―|－|~|～|∼|〜|→|>|至|到|to|until)+\\s*';
const WITHIN = `(?:(?:次年|翌年|同年)\\s*)?(?:${MONTH})\\s*月?(?![\\d.\\-/年])`;

const PERIOD = new RegExp(
  `(?<![\\d.])(?<start>${numbered(1)})\\s*(?:${TO}\\s*)(?<end>${PRESENT}|${numbered(2)}|${WITHIN})|(?<![\\d.])(?<open>${numbered(3)})\\s*(?:份)?(?<openEnd>至今|起至今|起|开始|以来|[-–—~～]+\\s*(?=$|[\\s|｜）)\\]】]))`,
  'iu',
);
const SINGLE = new RegExp(`(?<![\\d.])${NOT_OF_STANDARD}(?:${numbered(1)})(?![\\d%])`, 'iu');
const SHORT_PERIOD =
  /(?<![\d.])['’]?(\d{2})\s*[./年]\s*(1[0-2]|0?[1-9])\s*月?\s*[-–—~～→至到]+\s*(?:['’]?(\d{2})\s*[./年]\s*(1[0-2]|0?[1-9])\s*月?|(至今|今|现在|present|now))(?![\d.])/iu;

// 2022年3-6月, Mar-Jun 2022: one year for two months.
const WITHIN_YEAR = new RegExp(
  `(?<![\\d.])(?<y1>(?:19|20)\\d{2})\\s*[年./\\s]\\s*(?<a1>${MONTH})\\s*月?${TO}(?<b1>${MONTH})\\s*月(?!\\d)|(?<a2>${ENGLISH_MONTH})\\.?${TO}(?<b2>${ENGLISH_MONTH})\\.?,?\\s*(?<y2>(?:19|20)\\d{2})`,
  'iu',
);
// 入学时间：2021.09 毕业时间：2025.06
const BOUNDS =
  /(?:开始|起始|入学|入职|入校)(?:时间|日期|年月)?\s*[:：]?\s*((?:19|20)[\d年月.\-/]+)[\s,，;；|｜]*(?:结束|截止|毕业|离职|离校)(?:时间|日期|年月)?\s*[:：]?\s*(?=(?:19|20)\d|至今|今)/u;
/** How long a period was, apart from statements such as 提前2个月; that it goes on only counts next to it. */
const LENGTH =
  /(?:[（(]|(?<=^|[\s，,、|｜·\d年月日今在]|实习|工作))(?:共|约|为期)?\s*\d{1,2}\s*个月(?:[）)]|(?=$|[\s，,。；;、|｜]))|[（(]约?\d{1,2}[周年][^（）()]{0,6}[）)]|(?<=[\d年月今在]\s{0,3})[（(](?:预计|应届|在读|实习中|在职)[^（）()]{0,6}[）)]/u;

// A month or a day, although 01 could be the end of a period that starts in 2025.
const HYPHENATED_DATE = /^\d{4}-\d{1,2}(?:-\d{1,2})?$/;

/** The first period in a text; null if there is none. */
export function findPeriod(text: string): FoundPeriod | null {
  const bounded = withUsualDates(text.replace(BOUNDS, '$1-'));
  const first = PERIOD.test(bounded) ? bounded.replace(LENGTH, '') : bounded;
  return findWithinYear(first) ?? findFullPeriod(first);
}

function findWithinYear(text: string): FoundPeriod | null {
  const found = WITHIN_YEAR.exec(text);
  if (found?.groups === undefined) return null;
  const { y1, a1, b1, a2, b2, y2 } = found.groups;
  const month = (word: string | undefined) =>
    word === undefined ? 0 : Number(word) || MONTH_NAMES.indexOf(word.slice(0, 3).toLowerCase()) + 1;
  const [y, from, to] = [Number(y1 ?? y2), month(a1 ?? a2), month(b1 ?? b2)];
  return {
    period: { start: { y, m: from }, end: { y: to < from ? y + 1 : y, m: to } },
    text: found[0],
    rest: without(text, found[0]),
  };
}

function findFullPeriod(text: string): FoundPeriod | null {
  const found = PERIOD.exec(text);
  if (found?.groups === undefined || HYPHENATED_DATE.test(found[0].trim())) return findShortPeriod(text);
  const { start, end, open } = found.groups;
  const first = readDate(start ?? open ?? '');
  if (first === null) return null;
  const last = open !== undefined ? 'present' : readEnd(end ?? '', first);
  // 2024-06 is a date, not a year continued by a month.
  if (last === undefined) return null;
  return {
    period: { start: first, end: last },
    text: found[0],
    rest: without(text, found[0]),
  };
}

// 05年8月-07年底, 12年到18年: two-digit years followed by 年.
const WITHIN_SHORT_YEAR =
  /(?<![\d.])['’]?(\d{2})年(1[0-2]|0?[1-9])月?\s*[-–—~～至到]\s*(1[0-2]|0?[1-9])月(?!\d)/u;
// 09/21 - 03/22, where the second number cannot be a month.
const MONTH_AND_SHORT_YEAR =
  /(?<![\d./])(0?[1-9]|1[0-2])\/(1[3-9]|[23]\d)\s*(?:[-–—~～]|to)+\s*(?:(0?[1-9]|1[0-2])\/(1[3-9]|[23]\d)|(present|now))(?![\d./])/iu;

function findOtherShortPeriod(text: string): FoundPeriod | null {
  const [within, y, from, to] = WITHIN_SHORT_YEAR.exec(text) ?? [];
  if (within !== undefined && y !== undefined) {
    const start = { y: wholeYear(y), m: Number(from) };
    const end = { y: Number(to) < start.m ? start.y + 1 : start.y, m: Number(to) };
    return { period: { start, end }, text: within, rest: without(text, within) };
  }
  const [whole, m1, y1, m2, y2] = MONTH_AND_SHORT_YEAR.exec(text) ?? [];
  if (whole === undefined || y1 === undefined) return null;
  const end = y2 === undefined ? ('present' as const) : { y: wholeYear(y2), m: Number(m2) };
  return {
    period: { start: { y: wholeYear(y1), m: Number(m1) }, end },
    text: whole,
    rest: without(text, whole),
  };
}

const SPOKEN_PERIOD =
  /(?<![\d.])['’]?(\d{2})年(?:(1[0-2]|0?[1-9])月)?(?:份|年?底|年?初|[上下]半年)?\s*[-–—~～→至到]+\s*(?:['’]?(\d{2})年(?:(1[0-2]|0?[1-9])月)?(份|年?底|年?初|[上下]半年)?|(至今|今|现在))/u;
/** Two-digit years up to this one are in this century. */
const LAST_SHORT_YEAR = 40;
/** A two-digit year with its century. */
export const wholeYear = (digits: string): number =>
  Number(digits) > LAST_SHORT_YEAR ? 1900 + Number(digits) : 2000 + Number(digits);

function findSpokenPeriod(text: string): FoundPeriod | null {
  const [whole, y1, m1, y2, m2, part] = SPOKEN_PERIOD.exec(text) ?? [];
  if (whole === undefined || y1 === undefined) return findOtherShortPeriod(text);
  const month = m2 ?? (part?.endsWith('底') === true ? '12' : undefined);
  const end =
    y2 === undefined
      ? ('present' as const)
      : { y: wholeYear(y2), ...(month !== undefined && { m: Number(month) }) };
  return {
    period: { start: { y: wholeYear(y1), ...(m1 !== undefined && { m: Number(m1) }) }, end },
    text: whole,
    rest: without(text, whole),
  };
}

// 21.09-25.06: two-digit years of this century.
function findShortPeriod(text: string): FoundPeriod | null {
  const found = SHORT_PERIOD.exec(text);
  if (!found) return findSpokenPeriod(text);
  const [whole, y1, m1, y2, m2] = found;
  const start = { y: 2000 + Number(y1), m: Number(m1) };
  const end = y2 === undefined ? ('present' as const) : { y: 2000 + Number(y2), m: Number(m2) };
  if (end !== 'present' && end.y < start.y) return null;
  return { period: { start, end }, text: whole, rest: without(text, whole) };
}

/** The first date in a text; null if there is none. */
export function findDate(text: string): FoundDate | null {
  const found = SINGLE.exec(text);
  const date = found && readDate(found[0]);
  return found && date ? { date, text: found[0], rest: without(text, found[0]) } : null;
}

function readEnd(text: string, start: PartialDate): PartialDate | 'present' | undefined {
  if (new RegExp(`^(?:${PRESENT})$`, 'iu').test(text)) return 'present';
  const within = /^(次年|翌年|同年)?\s*(\d{1,2})\s*月?$/.exec(text);
  if (within) {
    const m = Number(within[2]);
    const isNext = within[1] === undefined ? m < (start.m ?? 0) : within[1] !== '同年';
    return start.m === undefined ? undefined : { y: isNext ? start.y + 1 : start.y, m };
  }
  return readDate(text) ?? undefined;
}

function readDate(text: string): PartialDate | null {
  const y = Number(/(?:19|20)\d{2}/.exec(text)?.[0]);
  if (!y) return null;
  const name = /[a-z]{3}/i.exec(text)?.[0].toLowerCase();
  const named = name === undefined ? 0 : MONTH_NAMES.indexOf(name) + 1;
  if (named > 0) {
    const [, day] = /[a-z]\.?,?\s*(\d{1,2}),/i.exec(text) ?? [];
    return { y, m: named, ...(day !== undefined && { d: Number(day) }) };
  }
  const [, monthFirst] = /^(\d{1,2})\s*[/.]\s*\d{4}/.exec(text) ?? [];
  if (monthFirst !== undefined) return { y, m: Number(monthFirst) };
  const [, compact] = /^\d{4}(\d{2})$/.exec(text) ?? [];
  if (compact !== undefined) return { y, m: Number(compact) };
  const [, m, d] = /\d{4}\D+(\d{1,2})(?:\D+(\d{1,2}))?/.exec(text) ?? [];
  const part = /年\s*(初|底|末)/u.exec(text)?.[1];
  if (part !== undefined) return { y, m: part === '初' ? 1 : 12 };
  return { y, ...(m !== undefined && { m: Number(m) }), ...(d !== undefined && { d: Number(d) }) };
}

const EMPTY_BRACKETS = /([^\S\t]*)[（(【[]\s*[）)】\]]([^\S\t]*)/g;

const without = (text: string, part: string): string =>
  text
    .replace(part, '\t')
    .replace(EMPTY_BRACKETS, (_, before: string, following: string) =>
      before === '' && following === '' ? '\t' : ' ',
    )
    .replace(/^[\s|｜,，;；:：·•/–—-]+|[\s|｜,，;；:：·•/–—-]+$/g, '')
    .replace(/\s*\t\s*/g, '\t');
