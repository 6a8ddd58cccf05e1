import type { PostgradInput } from '@qicheng/analysis/postgrad-exam';
import { dayAfter, daysBetween, weekdayFrom } from '../../planning/days.js';

const SATURDAY = 6;
/**
 * The written examination is usually on a weekend in the second half of December; the dates are announced each year.
 */
const EARLIEST_SATURDAY = '12-19';
/** Registration is usually closed by November; the dates are announced each year, so the candidate is asked. */
const REGISTRATION_OVER = '11-01';
/** National lines are published after this day, and only then can remaining places be filled. */
const TRANSFER_BEGINS = '03-01';

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The first possible day of the written examination of a year. */
const writtenFrom = (year: number): string => weekdayFrom(`${year}-${EARLIEST_SATURDAY}`, SATURDAY);

export interface Exam {
  year: number;
  /** Days left before it. */
  days: number;
}

const examIn = (year: number, today: string): Exam => ({ year, days: daysBetween(today, writtenFrom(year)) });

/** The next written examination after a day. */
export const nextExam = (today: string): Exam =>
  examIn(yearOf(today) + (today < writtenFrom(yearOf(today)) ? 0 : 1), today);

/**
 * The written examination to prepare for: that of the stated year, otherwise the one closest to the end of the stated
 * months. Null in later stages.
 */
export function examOf({ stage, today, hours }: PostgradInput, statedDays: number): Exam | null {
  if (stage !== '初试' && stage !== '择校') return null;
  const nearest = nextExam(today);
  if (hours.examYear !== undefined) return examIn(Math.max(nearest.year, hours.examYear), today);
  const following = examIn(nearest.year + 1, today);
  return statedDays - nearest.days > following.days - statedDays ? following : nearest;
}

/** Whether the registration for an examination has closed. */
export const isRegistrationOver = ({ year }: Exam, today: string): boolean =>
  today >= `${year}-${REGISTRATION_OVER}`;

/** The beginning of the stage after the written examination if that is not held yet but its registration has closed. */
export function beginsAfterExam({ stage, today }: PostgradInput): string | null {
  const exam = nextExam(today);
  if (!isRegistrationOver(exam, today)) return null;
  if (stage === '复试') return dayAfter(writtenFrom(exam.year), 2);
  return stage === '调剂' ? `${exam.year + 1}-${TRANSFER_BEGINS}` : null;
}
