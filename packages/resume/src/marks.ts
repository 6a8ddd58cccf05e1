import type { Salary } from './intention.js';
import type { EducationItem } from './sections/education.js';

/** Inconsistency of a grade point, rank or salary; null if consistent or incomplete. */
export const gpaProblem = (gpa: EducationItem['gpa']): string | null =>
  gpa?.value !== undefined && gpa.scale !== undefined && gpa.value > gpa.scale
    ? '绩点高于满分，请核对'
    : null;

export const rankProblem = (rank: EducationItem['rank']): string | null =>
  rank?.position !== undefined && rank.total !== undefined && rank.position > rank.total
    ? '名次大于总人数，请核对'
    : null;

/** No month is paid less in yuan: such a number is in thousands or ten thousands. */
const MIN_YUAN_PER_MONTH = 1000;

export function salaryProblem(salary: Salary | undefined): string | null {
  const { min, max, unit } = salary ?? {};
  if (min !== undefined && max !== undefined && min > max) return '薪资下限高于上限，请核对';
  const highest = Math.max(min ?? 0, max ?? 0);
  return unit === undefined && highest > 0 && highest < MIN_YUAN_PER_MONTH ? '请选择薪资的单位' : null;
}
