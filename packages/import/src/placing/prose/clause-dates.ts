import type { DateRange, PartialDate } from '@qicheng/resume/document';
import { relativeYear, thisYear } from '../date-spellings.js';
import { findDate, findPeriod, wholeYear } from '../dates.js';

const DATE = String.raw`(?:19|20)\d{2}\s*(?:年\s*(?:\d{1,2}\s*月(?:\s*\d{1,2}\s*[日号])?)?(?:份|底|初|末|[上下]半年|[春夏秋冬](?:天|季)?)?|[./-]\d{1,2}(?!\d))`;
const NOW = '至今|今|现在|目前';
const PERIOD_AT = new RegExp(
  String.raw`^(?:从|自)?${DATE}\s*(?:起|开始)?(?:一直|就)?(?:做|干|待)?(?:至|到|[-—–~～]+)了?\s*(?:${DATE}|${NOW})(?:期间|这段时间)?`,
  'u',
);
const DATE_AT = new RegExp(
  String.raw`^(?:从|自|于|在|到)?(?<date>${DATE})(?:的时候|时)?(?:起|开始|以后|之后|以来|后|左右|左右起)?[，,]?\s*`,
  'u',
);
const RELATIVE_DATE = String.raw`(?:(?:毕业(?:的)?[那当同]年|同年|当年|次年|翌年|今年|去年)\s*(?:\d{1,2}\s*月|年?[初底]))`;
const ONLY_DATE = new RegExp(
  String.raw`^(?:从|自|于)?(?:${DATE}|${RELATIVE_DATE})(?:起|开始|以后|之后)?$`,
  'u',
);

/** The date or period at the start of a clause, and the rest. */
export interface DatedClause {
  period: Partial<DateRange>;
  /** 2025年3月起 */
  isSince: boolean;
  rest: string;
}

/** 2013年初跳到…, 2016年7月至2019年3月期间负责…; null for a clause that does not start with a date. */
export function dateAtStart(clause: string): DatedClause | null {
  const whole = PERIOD_AT.exec(clause)?.[0];
  const period = whole === undefined ? undefined : findPeriod(whole)?.period;
  if (whole !== undefined && period !== undefined)
    return { period, isSince: false, rest: clause.slice(whole.length).replace(/^[，,\s]+/u, '') };
  const found = DATE_AT.exec(clause);
  const start = findDate(found?.groups?.date ?? '')?.date;
  return found === null || start === undefined
    ? null
    : {
        period: { start },
        isSince: /(?:起|开始)[，,]?\s*$/u.test(found[0]),
        rest: clause.slice(found[0].length),
      };
}

const BEFORE_SHORT_YEAR = String.raw`(?<=^|[，,。；;：:\s（(]|最早|后来|之后|[从自到至于是—–~～-])`;
const AFTER_SHORT_YEAR = String.raw`(?=\d{1,2}月|[底初中]|年[底初]|[到至去进在从考升跳调转当任毕入开我应分拿取—–~～-]|来(?![，,。一我都])|(?:技校|中专|大专|大学|高中|职高|卫校|本科|初中|专科)|(?:起|以?后|开始)[，,]?)`;
const SHORT_YEAR = new RegExp(String.raw`${BEFORE_SHORT_YEAR}(?<year>\d{2})年${AFTER_SHORT_YEAR}`, 'gu');
const FIRST_OF_CENTURY = 60;

/** 05年技校毕业, 干到09年底: two-digit years of the calendar with their century. */
export const withWholeYears = (text: string): string =>
  text.replace(SHORT_YEAR, (text, year: string) => {
    const whole = wholeYear(year);
    const isPossible = Number(year) >= FIRST_OF_CENTURY || whole <= thisYear();
    return isPossible ? `${whole}年` : text;
  });

/** What 次年 and 毕业那年 refer to. */
export interface Known {
  /** The last year named. */
  year: number | null;
  graduated: PartialDate | null;
}

const FOLLOWED_BY = String.raw`(?=\s*\d{1,2}月|[初底转升调任又就提当我起])`;
const SAME = new RegExp(String.raw`(?:同年|当年|那年|这一年)${FOLLOWED_BY}`, 'gu');
const NEXT = new RegExp(String.raw`(?:次年|翌年|第二年|转年)${FOLLOWED_BY}`, 'gu');
const GRADUATED = /毕业(?:的)?(?:那|当|同)年(?:的)?(?=\s*\d{1,2}月)/gu;
const RELATIVE = /(?<=^|[，,从自到至在于])(?<said>今年|去年|前年)年?(?=\s*\d{1,2}月|[初底]|起|开始)/gu;

/** 次年转任…, 毕业那年9月, 干到今年3月: with the year in figures. */
export function withYearsNamed(clause: string, { year, graduated }: Known): string {
  const named = graduated === null ? clause : clause.replace(GRADUATED, `${graduated.y}年`);
  const dated = year === null ? named : named.replace(SAME, `${year}年`).replace(NEXT, `${year + 1}年`);
  return dated.replace(RELATIVE, (word) => `${relativeYear(word)}年`);
}

/** The last year in a clause. */
export const yearIn = (clause: string): number | null => {
  const years = clause.match(/(?<!\d)(?:19|20)\d{2}(?=年|[./-]\d)/gu);
  return years === null ? null : Number(years.at(-1));
};

/** 在某公司任…, 入职某厂 */
const AT_EMPLOYER = /^我?(?:在(?!校|读|家|此|职)|就职于|任职于|入职|进入)\S{4}/u;

/** 2016年3月，我离开…: a date alone belongs to the clause after it, a period alone to the employer after it. */
export function withDatesJoined(clauses: readonly string[]): string[] {
  const joined: string[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    const isDate = last !== undefined && ONLY_DATE.test(last) && !/^(?:到|至|一直|直到)/u.test(clause);
    const isPeriod = last !== undefined && AT_EMPLOYER.test(clause) && findPeriod(last)?.rest === '';
    if (isDate || isPeriod) joined[joined.length - 1] = `${last}${clause}`;
    else joined.push(clause);
  }
  return joined;
}
