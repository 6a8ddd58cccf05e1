import type { JobRisk } from '@qicheng/analysis/jd-analysis';
import { writtenNumber } from '#src/text/written-number.js';
import { LAW } from './data/risk-rule.js';
import { riskOf } from './risk-of.js';

const CLOCK = '(\\d{1,2}|[一二两三四五六七八九十]{1,3})\\s*(?:[:.]\\s*(\\d{2})|[点时](半|\\d{2}分?)?)';
/** From when to when one works: 9:00-21:00, 早八点半到晚八点, 早9晚9. */
const FROM_TO = new RegExp(
  `(?<!\\d)(?:早上?|上午)?\\s*${CLOCK}\\s*(?:[-~至到]{1,2}|-)\\s*(?:当天)?(下午|傍晚|晚上?|夜里?)?\\s*${CLOCK}`,
  'gu',
);
const EARLY_LATE = /[早朝]\s?([6-9六七八九])\s?晚\s?(\d{1,2}|[六七八九十])/u;
/** Hours a day, stated as such; those next to a machine or of a shift that alternates are left open. */
const A_DAY =
  /(?:每天|每日|每班|一天|日均?)(?:工作|上班|有效(?:聊天|工作|通话)|在岗)?(?:不少于|至少|满|约)?\s?(\d{1,2}(?:\.5)?)\s?(?:个)?小时|(?<!\d)(\d{1,2}(?:\.5)?)\s?小时(?:工作)?制/u;
/** Hours of no one in particular, or hours that the law counts over a longer time. */
const NOT_ONE_PERSON =
  /夜班|轮班|倒班|综合(?:计算)?工时|营业时间|客服时间|弹性|任选|可选|灵活|之间|任意|兼职|小时工(?!作)/u;
/** Shifts, whose times do not show what one person works unless the hours of a day and the days are stated. */
const SHIFTS = /每班|早班|中班|晚班|排班|轮休|白班|[做上][一二三\d]天?休/u;

const minutesOf = (words: string | undefined): number =>
  words === undefined ? 0 : words === '半' ? 30 : Number.parseInt(words, 10);
const NOON = 12;
const MINUTES = 60;

/** The hours of a day between its first and last minute; null where there are several times or none. */
function spanIn(text: string): { hours: number; text: string } | null {
  const found = [...text.matchAll(FROM_TO)];
  if (found.length > 1) return null;
  const [match] = found;
  if (match === undefined) {
    const [span, from = '', to = ''] = EARLY_LATE.exec(text) ?? [];
    return span === undefined
      ? null
      : { text: span, hours: evening(writtenNumber(to)) - writtenNumber(from) };
  }
  const from = writtenNumber(match[1] ?? '') + minutesOf(match[2] ?? match[3]) / MINUTES;
  const hour = writtenNumber(match[5] ?? '');
  const late = match[4] !== undefined || hour < from ? evening(hour) : hour;
  return { text: match[0], hours: late + minutesOf(match[6] ?? match[7]) / MINUTES - from };
}
const evening = (hour: number): number => (hour < NOON ? hour + NOON : hour);

const IN_TURN = /[做上干]\s?([\d一二两三四五六])\s?天?休\s?([\d一二两三])(?!\d)/u;
const WEEK = 7;

const DAYS: readonly (readonly [pattern: RegExp, days: number])[] = [
  [/全年无休|没有休息[日天]|无休息日|(?:一周|每周|周)(?:工作|上班?)?\s?[七7]\s?天/u, 7],
  [
    /单休|(?:一周|每周|周)(?:工作|上班?)?\s?[六6]\s?天|周一(?:至|到|-)周六|六天(?:工作)?制|月休\s?[四4]\s?天|周日休|996/u,
    6,
  ],
  [/月休\s?[三3]\s?天/u, 6.3],
  [/月休\s?[二两2]\s?天/u, 6.5],
  [/大小周|单双休|月休\s?[六6]\s?天/u, 5.5],
  [/双休|(?:一周|每周|周)(?:工作|上班?)?\s?[五5]\s?天|五天(?:工作)?制|周一(?:至|到|-)周五|朝九晚/u, 5],
];
function daysIn(text: string): number | null {
  const [, on = '', off = ''] = IN_TURN.exec(text) ?? [];
  if (on !== '') return (WEEK * writtenNumber(on)) / (writtenNumber(on) + writtenNumber(off));
  return DAYS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const STATED_BREAK =
  /(?:午休|休息|吃饭|用餐|就餐|中午)[^,;\d一二两]{0,8}(\d(?:\.5)?|[一二两]|半)\s?(?:个)?(半)?\s?小时/u;
/** The breaks of a day of so many hours, as stated or as usual: an hour at noon and one in the evening. */
function breakOf(text: string, hours: number): number {
  const [, count, half] = STATED_BREAK.exec(text) ?? [];
  if (count !== undefined) return writtenNumber(count) + (half === undefined ? 0 : 0.5);
  return hours > 11 ? 2 : hours > 8 ? 1.5 : 1;
}

const STANDARD_WEEK = 40;
const WEEKS_A_MONTH = 4.33;
/** The most overtime a month (《劳动法》第四十一条). */
const MAX_OVERTIME = 36;
const MAX_DAY = 17;
const round = (value: number): number => Math.round(value * 10) / 10;

const HAS_BREAK = /[含包][^,;]{0,4}(?:午休|吃饭|用餐|就餐|休息)/u;
/** The hours of a day as stated, without a break that they contain; 0 where there are none. */
function statedHours(text: string): number {
  const hours = Number(A_DAY.exec(text)?.slice(1).find(Boolean) ?? 0);
  return hours > MAX_DAY ? 0 : HAS_BREAK.test(text) ? hours - breakOf(text, hours) : hours;
}

/** The overtime that follows from the hours of a day and the days of a week, where it is more than the law allows. */
export function hoursRisk(text: string, raw: string, whole: string): JobRisk[] {
  if (NOT_ONE_PERSON.test(text)) return [];
  const isInShifts = SHIFTS.test(text);
  if (isInShifts && daysIn(text) === null) return [];
  const span = isInShifts ? null : spanIn(text);
  const stated = statedHours(text);
  if ((span === null || span.hours <= 0 || span.hours > MAX_DAY) && stated === 0) return [];
  const own = daysIn(text) ?? daysIn(whole);
  const days = own ?? 5;
  const aDay = span !== null && span.hours > 0 ? span.hours - breakOf(text, span.hours) : stated;
  const week = aDay * days;
  const overtime = (week - STANDARD_WEEK) * WEEKS_A_MONTH;
  if (overtime <= MAX_OVERTIME) return [];
  const from =
    span === null ? `每天 ${stated} 小时` : `“${span.text.trim()}”除去吃饭休息约 ${round(aDay)} 小时`;
  const daily = own === null ? '即使每周只上五天' : `每周 ${round(own)} 天`;
  return [
    riskOf(
      {
        id: 'hours.996',
        kind: 'hours',
        verdict: 'unlawful',
        why: `${from}，${daily}，每周约 ${round(week)} 小时，每月加班约 ${Math.round(overtime)} 小时，超过每月 ${MAX_OVERTIME} 小时的上限。`,
        advice: '问清真实工时和加班费；保留考勤记录。',
        basis: LAW.overtime,
      },
      raw,
    ),
  ];
}
