import type { EducationItem } from './sections/education.js';

/** What is wrong with a grade point or a rank; null where they agree or a part is missing. */
export const gpaProblem = (gpa: EducationItem['gpa']): string | null =>
  gpa?.value !== undefined && gpa.scale !== undefined && gpa.value > gpa.scale
    ? '绩点高于满分，请核对'
    : null;

export const rankProblem = (rank: EducationItem['rank']): string | null =>
  rank?.position !== undefined && rank.total !== undefined && rank.position > rank.total
    ? '名次大于总人数，请核对'
    : null;
