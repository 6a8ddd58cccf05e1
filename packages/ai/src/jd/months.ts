import { type DateRange, type PartialDate, PRESENT } from '@qicheng/resume/document';

export const MONTHS = 12;
/** Months since the year 0; a year without a month is its January. */
export const monthOf = ({ y, m = 1 }: PartialDate): number => y * MONTHS + m;
/** The same for `2026-11` or `2026-11-24`. */
export const monthsOfDay = (day: string): number => {
  const [y = 0, m = 1] = day.split('-').map(Number);
  return monthOf({ y, m });
};
/** Months as years with one decimal, the same number in every service. */
export const yearsIn = (months: number): number => Math.round((months / MONTHS) * 10) / 10;
/**
 * The last month of a period; a year without a month is its December, no date is 0, and a current period has no end.
 */
export const endOf = (end: DateRange['end']): number =>
  end === PRESENT ? Infinity : end ? monthOf({ y: end.y, m: end.m ?? MONTHS }) : 0;
