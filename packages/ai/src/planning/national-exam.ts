import { dayAfter, DAYS_OF_WEEK, daysBetween, weekdayFrom } from './days.js';

/**
 * The national civil service examination registers once a year, usually in October, and is written on a Sunday at the end of
 * November or the beginning of December. Its days are announced each year, so the user is asked to look them up.
 */
const REGISTRATION_USUALLY_OVER = '11-01';
const LAST_SUNDAY_FROM = '11-24';
const MAX_DAYS_LATER = DAYS_OF_WEEK;

interface NationalExam {
  year: number;
  /** The earliest usual date. */
  from: string;
  /** The latest usual date. */
  to: string;
  isRegistrationOver: boolean;
}

/** The next national examination, by its usual dates. */
export function nextNationalExam(today: string): NationalExam {
  const thisYear = Number(today.slice(0, 4));
  const inYear = (year: number) => {
    const from = weekdayFrom(`${year}-${LAST_SUNDAY_FROM}`, 0);
    return { from, to: dayAfter(from, MAX_DAYS_LATER) };
  };
  const year = today <= inYear(thisYear).to ? thisYear : thisYear + 1;
  return { year, ...inYear(year), isRegistrationOver: today >= `${year}-${REGISTRATION_USUALLY_OVER}` };
}

/** Whether this year's registration is over and the next one is still far away. */
export const isBetweenRegistrations = (today: string): boolean =>
  today.slice(5) >= REGISTRATION_USUALLY_OVER || daysBetween(`${today.slice(0, 4)}-03-01`, today) < 0;
