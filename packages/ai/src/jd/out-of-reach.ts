import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import { isForOtherTrade } from './match-experience.js';

/** The advice if both degree and years are missing: an employer may relax one condition, but not two. */
const NO = '学历和年限都不够，这个岗位现在不建议投；先投对学历和年限没有这些要求的同类岗位。';
const PAPERS = '这个岗位现在不建议投；以后要做这一行，再考这一项。';
const FAILED = '这一项不符，这个岗位现在不建议投；先投没有这项要求的同类岗位。';

const isGap = ({ level, state }: RequirementMatch): boolean => level === 'must' && state === '缺口';

/** Conditions that a person cannot meet within weeks, and that a posting rarely relaxes together. */
const HARD = new Set<RequirementMatch['kind']>([
  ...(['degree', 'experience', 'certificate', 'language', 'graduation'] as const),
]);
const MIN_FAILED = 2;

/** The failed hard conditions, one per kind. */
export const failedConditions = (matrix: readonly RequirementMatch[]): RequirementMatch[] =>
  matrix
    .filter((row) => isGap(row) && HARD.has(row.kind) && !IS_MINOR.test(row.text) && !isForOtherTrade(row))
    .filter(({ kind }, at, failed) => failed.findIndex((each) => each.kind === kind) === at);

/** A driving licence is soon acquired. */
const IS_MINOR = /驾[驶照]|C1/u;

const lacksDegreeAndYears = (matrix: readonly RequirementMatch[]): boolean =>
  ['degree', 'experience'].every((kind) => matrix.some((row) => isGap(row) && row.kind === kind));

/** Whether the résumé fails hard conditions of two kinds, such as the degree and the years. */
export const isOutOfReach = (matrix: readonly RequirementMatch[]): boolean =>
  failedConditions(matrix).length >= MIN_FAILED;

/**
 * Replaces the advice of a posting that is out of reach; with a single gap the candidate should ask for an exception.
 */
export function markOutOfReach(matrix: readonly RequirementMatch[]): RequirementMatch[] {
  if (!isOutOfReach(matrix)) return [...matrix];
  const gap = lacksDegreeAndYears(matrix) ? NO : FAILED;
  return matrix.map((row) => {
    // Preparing for the duties is pointless.
    if (row.level === 'duty' && row.state === '未体现') return { ...row, action: '' };
    if (row.level !== 'must' || (row.state !== '缺口' && row.state !== '未体现')) return row;
    if (row.kind === 'degree' || row.kind === 'experience') return { ...row, action: gap };
    if (row.kind === 'certificate')
      return { ...row, action: IS_MINOR.test(row.text) ? '有就写明。' : PAPERS };
    return row.state === '缺口' && HARD.has(row.kind) ? { ...row, action: FAILED } : row;
  });
}
