import type { PostgradInput } from '@qicheng/analysis/postgrad-exam';
import { DAYS_OF_WEEK, dayAfter, heavyRemark, weekLengths } from '../../planning/days.js';
import { beginsAfterExam, type Exam, examOf, isRegistrationOver, nextExam } from './calendar.js';

const WEEKS_PER_YEAR = 52;
const MONTHS_PER_YEAR = 12;

/** The length of a plan, with remarks about it. */
export interface PlanTime {
  /** The most important message; null if there is none. */
  first: string | null;
  /** Whether it is too late to start anything new. */
  isLast: boolean;
  /** The first day of the plan. */
  from: string;
  days: number;
  weekHours: number[];
  /** Weeks until the written examination; absent in later stages. */
  weeksToExam?: number;
  total: number;
  formula: string;
  remarks: string[];
}

/** Within this many days before the examination only past papers and memorising are useful. */
const LAST_DAYS = 56;
/**
 * With so few months for the examination after next, the candidate may mean the next one, which is named after the year
 * of entry.
 */
const FEW_MONTHS = 3;
/** Stated months are rounded: a plan that would end this shortly before the examination is extended to it. */
const MONTH_DAYS = 35;

const weeksIn = (days: number): number => Math.max(1, Math.round(days / DAYS_OF_WEEK));

/** The message for somebody who prepares for a later stage although the examination was not held yet. */
function beforeExam(input: PostgradInput): string | null {
  if (beginsAfterExam(input) === null) return null;
  const { year } = nextExam(input.today);
  return input.stage === '复试'
    ? `${year} 年的初试还没有考，复试在初试成绩公布之后、通常是次年 3 至 4 月：现在先把初试考好，下面的复试计划从初试之后排起`
    : `${year} 年的初试还没有考，调剂在国家线公布之后才开始、通常到次年 4 月：现在先把初试考好，下面的调剂计划从次年 3 月排起`;
}

/** The first message: registration is closed, or the year may be a misunderstanding. */
function firstOf(exam: Exam | null, input: PostgradInput): string | null {
  const { today, hours } = input;
  if (exam === null) return beforeExam(input);
  const next = nextExam(today);
  const left = weeksIn(next.days);
  if (isRegistrationOver(exam, today))
    return `离 ${exam.year} 年的初试约 ${weeksIn(exam.days)} 周，报名通常已在 10 月结束，院校和专业不能再改：已经报名的，这几周只做真题和背诵；没有报名的，请把初试年份填为 ${exam.year + 1} 重新分析`;
  if (
    exam.year === next.year + 1 &&
    hours.examYear === exam.year &&
    hours.months <= FEW_MONTHS &&
    next.days <= LAST_DAYS
  )
    return `您填的是 ${exam.year} 年 12 月的初试，备考时间却只有 ${hours.months} 个月。如果您说的是 ${next.year} 年 12 月考、${exam.year} 年入学，请把初试年份改为 ${next.year}：那一场的报名通常已在 10 月结束，院校和专业不能再改，只剩约 ${left} 周`;
  return null;
}

/** The hours of each week; a shorter week has its share. */
const weekHoursOf = (weekly: number, days: number): number[] =>
  weekLengths(days).map((length) => Math.max(1, Math.round((weekly * length) / DAYS_OF_WEEK)));

/** A remark if the plan does not end with the stated months, or ends long before the examination. */
function endRemark(exam: Exam | null, stated: number, { today, hours }: PostgradInput): string[] {
  if (exam === null) return [];
  const left = exam.days - stated;
  if (left > MONTH_DAYS)
    return [
      `您填了 ${hours.months} 个月，计划排到 ${dayAfter(today, stated - 1)}，那时离 ${exam.year} 年的初试还有约 ${weeksIn(left)} 周，后面的阶段到时再排`,
    ];
  if (left === 0 || isRegistrationOver(exam, today)) return [];
  const usual = `${exam.year} 年的初试通常在 12 月下旬，以教育部公告为准`;
  const end = dayAfter(today, exam.days - 1);
  return [
    left > 0
      ? `${usual}；您填了 ${hours.months} 个月，相差一个月左右，计划排到 ${end}`
      : `${usual}；您填了 ${hours.months} 个月，计划只排到 ${end}。要考 ${exam.year + 1} 年的，请把初试年份填为 ${exam.year + 1} 重新分析`,
  ];
}

/** The stated hours per week for the stated months, cut at the written examination. */
export function planTimeOf(input: PostgradInput): PlanTime {
  const { weekly, months } = input.hours;
  const weeks = Math.max(1, Math.round((months * WEEKS_PER_YEAR) / MONTHS_PER_YEAR));
  const stated = weeks * DAYS_OF_WEEK;
  const exam = examOf(input, stated);
  const isToExam = exam !== null && exam.days - stated <= MONTH_DAYS && exam.days !== stated;
  const days = isToExam ? exam.days : stated;
  const weekHours = weekHoursOf(weekly, days);
  const total = weekHours.reduce((sum, hours) => sum + hours, 0);
  const heavy = heavyRemark(weekly, DAYS_OF_WEEK);
  const length = isToExam
    ? `${days} 天（到 ${exam.year} 年初试的前一天，不足一周的按天数折算）`
    : `${weeks} 周（${months} 个月 × 52 ÷ 12，四舍五入）`;
  return {
    ...{ days, weekHours, total },
    from: beginsAfterExam(input) ?? input.today,
    ...(exam !== null && { weeksToExam: weekLengths(exam.days).length }),
    first: firstOf(exam, input),
    isLast: exam !== null && exam.days <= LAST_DAYS,
    formula: `每周 ${weekly} 小时 × ${length}= ${total} 小时`,
    remarks: [...endRemark(exam, stated, input), ...(heavy === null ? [] : [heavy])],
  };
}
