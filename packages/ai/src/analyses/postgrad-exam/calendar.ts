import type { PostgradInput } from '@qicheng/analysis/postgrad-exam';
import { dayAfter, daysBetween, weekdayFrom } from '../../planning/days.js';

const SATURDAY = 6;
/** The written examination is usually on a weekend in the second half of December; its days are announced each year. */
const EARLIEST_SATURDAY = '12-19';
/** Registration is usually over by November; its days are announced each year, so the person is asked. */
const REGISTRATION_OVER = '11-01';
/** National lines are published after this day, and only then places are left to be filled. */
const TRANSFER_BEGINS = '03-01';

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The first day on which the written examination of a year may be. */
const writtenFrom = (year: number): string => weekdayFrom(`${year}-${EARLIEST_SATURDAY}`, SATURDAY);

export interface Exam {
  year: number;
  /** Days left before it. */
  days: number;
}

const examIn = (year: number, today: string): Exam => ({ year, days: daysBetween(today, writtenFrom(year)) });

/** The next written examination from a day. */
export const nextExam = (today: string): Exam =>
  examIn(yearOf(today) + (today < writtenFrom(yearOf(today)) ? 0 : 1), today);

/**
 * The written examination that somebody prepares for: the one of the stated year, else whichever lies nearer to the end
 * of the stated months. Null in the stages after it.
 */
export function examOf({ stage, today, hours }: PostgradInput, statedDays: number): Exam | null {
  if (stage !== '初试' && stage !== '择校') return null;
  const nearest = nextExam(today);
  if (hours.examYear !== undefined) return examIn(Math.max(nearest.year, hours.examYear), today);
  const following = examIn(nearest.year + 1, today);
  return statedDays - nearest.days > following.days - statedDays ? following : nearest;
}

/** Whether nobody can register for an examination any more. */
export const isRegistrationOver = ({ year }: Exam, today: string): boolean =>
  today >= `${year}-${REGISTRATION_OVER}`;

/** When what follows the written examination begins, where that has not been held yet though its registration is over. */
export function beginsAfterExam({ stage, today }: PostgradInput): string | null {
  const exam = nextExam(today);
  if (!isRegistrationOver(exam, today)) return null;
  if (stage === '复试') return dayAfter(writtenFrom(exam.year), 2);
  return stage === '调剂' ? `${exam.year + 1}-${TRANSFER_BEGINS}` : null;
}
