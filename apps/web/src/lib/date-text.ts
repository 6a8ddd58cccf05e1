import type { PartialDate } from '@qicheng/resume/document';

// 2024 · 2024.9 · 2024-09 · 2024/9 · 2024年9月 · 202409 · 2024.9.1
const SEPARATED = /^(\d{4})(?:\s*[.\-/年]\s*(\d{1,2})(?:\s*[.\-/月]\s*(\d{1,2})\s*日?)?\s*月?)?\s*年?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})?$/;
const MIN_YEAR = 1900;
const MAX_YEAR = 2200;

const twoDigits = (value: number) => String(value).padStart(2, '0');
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Parses a date as people type it, to year, month or day precision; null when it is not a date. */
export function readDate(typed: string): PartialDate | null {
  const match = SEPARATED.exec(typed.trim()) ?? COMPACT.exec(typed.trim());
  if (!match) return null;
  const [y, m, d] = match.slice(1).map((part) => (part === undefined ? undefined : Number(part)));
  if (y === undefined || y < MIN_YEAR || y > MAX_YEAR) return null;
  if (m === undefined) return { y };
  if (m < 1 || m > 12) return null;
  if (d === undefined) return { y, m };
  return d >= 1 && d <= daysIn(y, m) ? { y, m, d } : null;
}

/** Formats a date for the input: 2024.09. */
export function writeDate({ y, m, d }: PartialDate): string {
  return [String(y), m === undefined ? null : twoDigits(m), d === undefined ? null : twoDigits(d)]
    .filter((part) => part !== null)
    .join('.');
}
