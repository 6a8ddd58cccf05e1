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

export const salaryProblem = (salary: Salary | undefined): string | null =>
  salary?.min !== undefined && salary.max !== undefined && salary.min > salary.max
    ? '薪资下限高于上限，请核对'
    : null;
