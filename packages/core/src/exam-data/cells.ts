import { isCalendarDay } from '../platform/index.js';

const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;

/** An integer cell: null if empty, undefined if invalid. */
export function countIn(cell: string): number | null | undefined {
  if (cell === '') return null;
  const digits = cell.replace(/[,，人]/g, '');
  return /^\d{1,7}$/.test(digits) ? Number(digits) : undefined;
}

/** A score cell, at most 750: null if empty, undefined if invalid. */
export function scoreIn(cell: string): number | null | undefined {
  if (cell === '') return null;
  const digits = cell.replace(/分$/, '');
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(digits) && Number(digits) <= 750 ? Number(digits) : undefined;
}

/** A date as YYYY-MM-DD; empty if the cell is empty, undefined if invalid. */
export function dayIn(cell: string): string | undefined {
  if (cell === '') return '';
  const [, year = '', month = '', day = ''] = DAY.exec(cell) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(iso) ? iso : undefined;
}

/** Source of published figures; must be a web URL or empty. */
export const isWebAddress = (text: string): boolean => text === '' || /^https?:\/\/\S{3,480}$/.test(text);
