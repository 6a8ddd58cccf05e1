import type { Inconsistency } from '@qicheng/analysis/interview-report';
import { sharedWith, topicOf } from '@qicheng/analysis/interview-topic';
import { type DateRange, PRESENT } from '@qicheng/resume/document';
import { writtenNumber } from '#src/text/written-number.js';
import { endOf, monthOf, MONTHS, monthsOfDay } from '../../jd/months.js';
import { clausesOf } from '../../text/clauses.js';
import { wordsOfText } from '../resume-analysis/items.js';
import { quoted } from '../resume-analysis/statements.js';
import { type AnswerCase, entryInQuestion, type ReportContext } from './answer-case.js';

const MONTH = /(20\d{2}|19\d{2})\s?(?:年|[./-])\s?(?:(\d{1,2})\s?月?)?/gu;
const OF_TIME = /实习|工作|任职|加入|入职|开始|参加|做|负责|期间|项目|从|到|离职|结束/u;
const LASTED =
  /(?:实习|工作|任职|待|做|干|参与|持续|历时|前后)(?:过|了)?(?:大约|大概|约|将近|差不多)?\s?(半年|[\d一二两三四五六七八九十]+(?:\.\d)?\s?(?:个半月|个月|年半|年|周))/u;
const ROUGH = 0.34;

interface Span {
  start: number;
  end: number;
  words: string;
}

const written = ({ y, m }: { y: number; m?: number | undefined }): string => (m ? `${y}.${m}` : String(y));

/** A period in months; a year without months is the whole year. */
export function spanOf(period: DateRange | undefined, today: string): Span | null {
  if (!period?.start) return null;
  const { start, end } = period;
  const last = end === PRESENT ? monthsOfDay(today) : endOf(end ?? start);
  const words = `${written(start)}-${end === PRESENT ? '至今' : end ? written(end) : ''}`;
  return { start: monthOf(start), end: last, words };
}

function statedMonths(written: string): number {
  const text = written.replace(/\s/g, '');
  if (text === '半年') return 6;
  const [, number = '', unit = ''] = /^([\d.一二两三四五六七八九十]+)(.+)$/u.exec(text) ?? [];
  const value = writtenNumber(number);
  if (unit === '周') return value / 4.35;
  if (unit.startsWith('年')) return value * 12 + (unit === '年半' ? 6 : 0);
  return value + (unit === '个半月' ? 0.5 : 0);
}

/** A number of months in words: 10 年 9 个月. */
function inWords(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 ? `${years} 年` : '', rest > 0 ? `${rest} 个月` : ''].filter(Boolean).join(' ');
}

/** The months with an employer; several posts there count as one period. */
function periodOf({ item }: { item: Record<string, unknown> }, own: Span, context: ReportContext): number {
  const { work, internships, meta } = context.input.resume.document;
  const nameOf = (job: unknown) => wordsOfText((job as { company?: unknown }).company, meta.lang);
  const name = nameOf(item);
  const spans = [...work, ...internships].flatMap((job) => {
    const span = name !== '' && nameOf(job) === name ? spanOf(job.period, context.input.today) : null;
    return span ? [span] : [];
  });
  const [start, end] = [own, ...spans].reduce(
    ([first, last], span) => [Math.min(first, span.start), Math.max(last, span.end)],
    [own.start, own.end],
  );
  return end - start + 1;
}

const OF_THIS_JOB = /在(?:那|这)|那里|那儿|这家|那家|实习|在(?:公司|医院|学校|单位|厂)/u;
const mentions = (clause: string, employer: string): number =>
  employer.length > 1 ? sharedWith(topicOf(employer), clause) : 0;
/** Whether a clause names another employer of the résumé more clearly than this one. */
const isOfAnother = (clause: string, name: string, { input }: ReportContext): boolean => {
  const { work, internships, meta } = input.resume.document;
  const others = [...work, ...internships].map(({ company }) =>
    mentions(clause, wordsOfText(company, meta.lang)),
  );
  return Math.max(0, ...others) > mentions(clause, name);
};
/** Whether a clause is about this employment, neither about the whole career nor about another employer. */
const isOfJob = (clause: string, name: string, context: ReportContext): boolean =>
  !isOfAnother(clause, name, context) && (OF_THIS_JOB.test(clause) || mentions(clause, name) > 0);

/** A date that the candidate corrects is no contradiction: 写成12月是我记错了. */
const CORRECTS =
  /(?:日期|时间|年份|\d\s?[年月](?:份|底|初)?)(?:[^，。；]{0,12}|[^，。；]{0,6}，(?:是|我|这|那|应该|可能|简历)[^，。；]{0,6})(?:写|填|记|弄|搞)错|(?:写|填|记)错[^，。；]{0,4}(?:日期|时间|年份|月份)/u;

/** Whether an answer says that the résumé states a date wrongly. */
export const correctsDate = (text: string): boolean => CORRECTS.test(text);

/** Statements of time that differ from the period of an entry: a month outside it, or another duration. */
export function dateConflicts({ question, text }: AnswerCase, context: ReportContext): Inconsistency[] {
  // The dates of a gap lie outside every employment.
  if (question.bankId.startsWith('ex-gap') || correctsDate(text)) return [];
  const entry = entryInQuestion(context, question);
  const span = entry && spanOf(entry.item['period'] as DateRange | undefined, context.input.today);
  if (!entry || !span) return [];
  const conflict = (clause: string, advice: string): Inconsistency => ({
    ...{ questionId: question.id, kind: 'date', pointer: entry.pointer },
    resume: quoted(`${entry.name} ${span.words}`, 120),
    answer: quoted(clause, 120),
    advice,
  });
  // A question about two jobs asks for the dates of both.
  const isAboutTwo = question.bankId === 'ex-overlap';
  return clausesOf(text).flatMap((clause) => {
    if (isOfAnother(clause, entry.name, context) || (isAboutTwo && mentions(clause, entry.name) === 0))
      return [];
    const outside = [...clause.matchAll(MONTH)].some(([, year, month]) => {
      const from = monthOf({ y: Number(year), m: month ? Number(month) : 1 });
      const to = monthOf({ y: Number(year), m: month ? Number(month) : MONTHS });
      return to < span.start || from > span.end;
    });
    if (outside && OF_TIME.test(clause))
      return [conflict(clause, '说的时间不在简历写的起止时间内，请先核对。')];
    const [, lasted] = LASTED.exec(clause) ?? [];
    if (lasted === undefined || !isOfJob(clause, entry.name, context)) return [];
    const months = statedMonths(lasted);
    const isLike = (stated: number) => Math.abs(months - stated) <= Math.max(1.2, ROUGH * stated);
    const stated = span.end - span.start + 1;
    return isLike(stated) || isLike(periodOf(entry, span, context))
      ? []
      : [conflict(clause, `说的时长是“${lasted}”，简历的起止时间是 ${inWords(stated)}，请先核对。`)];
  });
}
