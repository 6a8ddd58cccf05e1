import { HEAVY_HOURS_PER_DAY } from '@qicheng/analysis/study-plan';

/** A warning if a plan needs more hours a day than most people can keep up; otherwise null. */
export function heavyRemark(hours: number, days: number): string | null {
  const perDay = Math.round((hours * 10) / days) / 10;
  return perDay > HEAVY_HOURS_PER_DAY
    ? `平均每天 ${perDay} 小时，超过 ${HEAVY_HOURS_PER_DAY} 小时，很难长期坚持，请核对可用时间并留出休息`
    : null;
}

const DAY_MS = 86_400_000;
const ISO_DAY = 'YYYY-MM-DD'.length;
const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const DAYS_OF_WEEK = 7;

/** The day that is `days` days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(midnightOf(day) + days * DAY_MS).toISOString().slice(0, ISO_DAY);

/** Days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number => (midnightOf(to) - midnightOf(from)) / DAY_MS;

/** The first day of a weekday (0 is Sunday) on or after another day. */
export const weekdayFrom = (day: string, weekday: number): string =>
  dayAfter(day, (weekday - new Date(midnightOf(day)).getUTCDay() + DAYS_OF_WEEK) % DAYS_OF_WEEK);

/** Fewer days than this do not form a week of their own. */
const FEW_DAYS = 2;

/**
 * Lengths of the weeks of a plan in days. A partial week comes first, so that the last week before the examination is
 * complete; one or two spare days are added to the first week.
 */
export function weekLengths(days: number): number[] {
  const rest = days % DAYS_OF_WEEK;
  const whole = Array.from({ length: Math.floor(days / DAYS_OF_WEEK) }, () => DAYS_OF_WEEK);
  const [first, ...others] = whole;
  if (rest === 0) return whole;
  return first !== undefined && rest <= FEW_DAYS ? [first + rest, ...others] : [rest, ...whole];
}
