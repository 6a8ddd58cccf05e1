import { readDate } from '#src/lib/date-text.js';

const A_DAY = /^\d{4}-\d{2}-\d{2}$/;

export const isDay = (text: string): boolean => A_DAY.test(text);

const twoDigits = (value: number) => String(value).padStart(2, '0');

export const dayOf = (year: number, month: number, date: number): string =>
  `${year}-${twoDigits(month)}-${twoDigits(date)}`;

/** A typed date as 2026-12-01; other text as typed. */
export function readDay(typed: string): string {
  const date = readDate(typed);
  return date?.m !== undefined && date.d !== undefined ? dayOf(date.y, date.m, date.d) : typed.trim();
}
