import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';

/** The advice if both degree and years are missing: an employer may relax one, but not both. */
const NO = '学历和年限都不够，这个岗位现在不建议投；先投对学历和年限没有这些要求的同类岗位。';
const PAPERS = '这个岗位现在不建议投；以后要做这一行，再考这一项。';

const isGap = ({ level, state }: RequirementMatch): boolean => level === 'must' && state === '缺口';

/** Whether the résumé lacks both the required degree and the required years. */
export const isOutOfReach = (matrix: readonly RequirementMatch[]): boolean =>
  ['degree', 'experience'].every((kind) => matrix.some((row) => isGap(row) && row.kind === kind));

/** Whether the required years are in a field in which the candidate never worked. */
export const isOtherTrade = (matrix: readonly RequirementMatch[]): boolean =>
  matrix.some((row) => isGap(row) && row.kind === 'experience' && row.action.includes('不建议投'));

/**
 * Replaces the advice of a posting that is out of reach; with a single gap the candidate should ask for an exception.
 */
export function sayOutOfReach(matrix: readonly RequirementMatch[]): RequirementMatch[] {
  if (!isOutOfReach(matrix)) return [...matrix];
  return matrix.map((row) => {
    // Preparing for the duties is pointless.
    if (row.level === 'duty' && row.state === '未体现') return { ...row, action: '' };
    if (row.level !== 'must' || (row.state !== '缺口' && row.state !== '未体现')) return row;
    if (row.kind === 'degree' || row.kind === 'experience') return { ...row, action: NO };
    return row.kind === 'certificate' ? { ...row, action: PAPERS } : row;
  });
}
