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
  /** What has to be known before anything else; null where there is time. */
  first: string | null;
  /** Whether so little is left that nothing new can be begun. */
  isLast: boolean;
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

const isRegistrationOver = (year: number, today: string): boolean => today >= `${year}-${REGISTRATION_OVER}`;

/** From so many days on before the examination only past papers and learning by heart are left. */
const LAST_DAYS = 56;
/** Who states so few months for the examination after next may mean the next one, which is named after the year of entry. */
const FEW_MONTHS = 3;

const weeksIn = (days: number): number => Math.max(1, Math.round(days / DAYS_OF_WEEK));

/** What somebody has to know before a plan: that registration is over, or that a year was meant otherwise. */
function firstOf(exam: Exam | null, { today, hours: { months, examYear } }: PostgradInput): string | null {
  if (exam === null) return null;
  const thisYear = Number(today.slice(0, 4));
  const left = daysBetween(today, `${thisYear}-${LAST_THIRD}`);
  if (exam.year === thisYear && isRegistrationOver(exam.year, today))
    return `离 ${exam.year} 年的初试约 ${weeksIn(exam.days)} 周，报名通常已在 10 月结束。已经报名的，院校和专业不能再改，这几周只做真题和背诵；没有报名的，请按 ${exam.year + 1} 年的初试重新分析`;
  if (
    exam.year === thisYear + 1 &&
    examYear === exam.year &&
    months <= FEW_MONTHS &&
    left > 0 &&
    left <= LAST_DAYS
  )
    return `您填的是 ${exam.year} 年 12 月的初试，备考时间却只有 ${months} 个月。如果您说的是 ${thisYear} 年 12 月考、${exam.year} 年入学，请把初试年份改为 ${thisYear}：那一场的报名通常已在 10 月结束，院校和专业不能再改，只剩约 ${weeksIn(left)} 周`;
  return null;
}

const registrationRemark = (exam: Exam | null, today: string): string[] =>
  exam !== null && isRegistrationOver(exam.year, today)
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
    first: firstOf(exam, input),
    isLast: exam !== null && exam.days <= LAST_DAYS,
    formula: `每周 ${weekly} 小时 × ${length}= ${total} 小时`,
    remarks: [...registrationRemark(exam, input.today), ...cut, ...(heavy === null ? [] : [heavy])],
  };
}
