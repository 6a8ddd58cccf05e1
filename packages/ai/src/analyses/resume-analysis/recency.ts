import { type DateRange, PRESENT } from '@qicheng/resume/dates';
import type { ResumeDocument } from '@qicheng/resume/document';
import { valueAt } from '@qicheng/resume/pointer';
import { endOf } from '../../jd/months.js';

/** The period that employers read closely. */
export const RECENT_MONTHS = 60;

/** The figures of what ended longer ago are not requested. */
const LONG_AGO_MONTHS = 120;

/** Statements with those of long ago marked. */
export const withLongAgo = <Told extends { itemPointer: string }>(
  statements: readonly Told[],
  document: ResumeDocument,
  month: number,
): (Told & { isLongAgo?: boolean })[] =>
  statements.map((statement) => {
    const { period } = (valueAt(document, statement.itemPointer) ?? {}) as { period?: unknown };
    const last = lastMonthOf(period, month);
    return last !== null && month - last > LONG_AGO_MONTHS ? { ...statement, isLongAgo: true } : statement;
  });

/** The last month of a period, counted from the year 0, at the latest possible reading; null if nothing is stated. */
export function lastMonthOf(period: unknown, month: number): number | null {
  const { start, end } = (period ?? {}) as DateRange;
  if (end === PRESENT) return month;
  const last = end ?? start;
  return last ? endOf(last) : null;
}

/** Whether an entry is recent: the first of its section, one without dates, or one within RECENT_MONTHS. */
export function isRecentEntry(document: ResumeDocument, entry: string, month: number): boolean {
  if (/\/0$/.test(entry)) return true;
  const last = lastMonthOf((valueAt(document, entry) as { period?: unknown } | undefined)?.period, month);
  return last === null || month - last <= RECENT_MONTHS;
}
