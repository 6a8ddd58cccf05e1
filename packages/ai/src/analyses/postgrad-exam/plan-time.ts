import type { PostgradInput } from '@qicheng/analysis/postgrad-exam';
import { DAYS_OF_WEEK, dayAfter, daysBetween, heavyRemark } from '../../planning/days.js';

const WEEKS_PER_YEAR = 52;
const MONTHS_PER_YEAR = 12;
/** The written examination is usually on a weekend in the last third of December; its day is announced each year. */
const LAST_THIRD = '12-21';

interface Exam {
  year: number;
  /** Days left before it. */
  days: number;
}

/** How long a plan is, and what there is to say about that. */
export interface PlanTime {
  days: number;
  weekHours: number[];
  total: number;
  formula: string;
  remarks: string[];
}

/**
 * The written examination that somebody prepares for: the one of the stated year, else whichever lies nearer to the end
 * of the stated months. Null in the stages after it.
 */
function examOf({ stage, today, hours: { examYear } }: PostgradInput, statedDays: number): Exam | null {
  if (stage !== '初试' && stage !== '择校') return null;
  const thisYear = Number(today.slice(0, 4));
  const examIn = (year: number): Exam => ({ year, days: daysBetween(today, `${year}-${LAST_THIRD}`) });
  const next = today < `${thisYear}-${LAST_THIRD}` ? thisYear : thisYear + 1;
  if (examYear !== undefined) return examIn(Math.max(next, examYear));
  const [nearest, following] = [examIn(next), examIn(next + 1)];
  return statedDays - nearest.days > following.days - statedDays ? following : nearest;
}

/** Registration is usually over by November; its days are announced each year, so the person is asked. */
const REGISTRATION_OVER = '11-01';

const registrationRemark = (exam: Exam | null, today: string): string[] =>
  exam !== null && today >= `${exam.year}-${REGISTRATION_OVER}`
    ? [`${exam.year} 年的初试报名通常在 10 月结束，请核对您是否已报名；没有报名的请按下一年准备`]
    : [];

/** Hours of each day sum to the stated hours of a week; a last week of fewer days has its share of them. */
function weekHoursOf(weekly: number, days: number): number[] {
  const whole = Math.floor(days / DAYS_OF_WEEK);
  const rest = days % DAYS_OF_WEEK;
  const last = rest > 0 ? [Math.max(1, Math.round((weekly * rest) / DAYS_OF_WEEK))] : [];
  return [...Array.from({ length: whole }, () => weekly), ...last];
}

/** The stated hours a week for the stated months, but never past the written examination. */
export function planTimeOf(input: PostgradInput): PlanTime {
  const { weekly, months } = input.hours;
  const weeks = Math.max(1, Math.round((months * WEEKS_PER_YEAR) / MONTHS_PER_YEAR));
  const statedDays = weeks * DAYS_OF_WEEK;
  const exam = examOf(input, statedDays);
  const days = Math.min(statedDays, exam?.days ?? statedDays);
  const isCut = exam !== null && days < statedDays;
  const weekHours = weekHoursOf(weekly, days);
  const total = weekHours.reduce((sum, hours) => sum + hours, 0);
  const cut = isCut
    ? [
        `${exam.year} 年的初试通常在 12 月下旬，以教育部公告为准；您填了 ${months} 个月，计划只排到 ${dayAfter(input.today, days - 1)}，不超过初试。要考 ${exam.year + 1} 年的，请把初试年份填为 ${exam.year + 1} 后重新分析`,
      ]
    : [];
  const heavy = heavyRemark(weekly, DAYS_OF_WEEK);
  const length = isCut
    ? `${days} 天（到 ${exam.year} 年初试前，不足一周的按天数折算）`
    : `${weeks} 周（${months} 个月 × 52 ÷ 12，四舍五入）`;
  return {
    ...{ days, weekHours, total },
    formula: `每周 ${weekly} 小时 × ${length}= ${total} 小时`,
    remarks: [...registrationRemark(exam, input.today), ...cut, ...(heavy === null ? [] : [heavy])],
  };
}
