import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';

/** What is said of each gap where degree and years are both missing: one may be eased, not both. */
const NO = '学历和年限都不够，这个岗位现在不建议投；先投对学历和年限没有这些要求的同类岗位。';
const PAPERS = '这个岗位现在不建议投；以后要做这一行，再考这一项。';

const isGap = ({ level, state }: RequirementMatch): boolean => level === 'must' && state === '缺口';

/** Whether a posting asks for a degree and for years, and the résumé falls short of both. */
export const isOutOfReach = (matrix: readonly RequirementMatch[]): boolean =>
  ['degree', 'experience'].every((kind) => matrix.some((row) => isGap(row) && row.kind === kind));

/** Whether the years that a posting asks for are of another trade than all that was worked in. */
export const isOtherTrade = (matrix: readonly RequirementMatch[]): boolean =>
  matrix.some((row) => isGap(row) && row.kind === 'experience' && row.action.includes('不建议投'));

/** Rows of a posting that is out of reach say so; of a single gap one is to ask whether it can be eased. */
export function sayOutOfReach(matrix: readonly RequirementMatch[]): RequirementMatch[] {
  if (!isOutOfReach(matrix)) return [...matrix];
  return matrix.map((row) => {
    // Nobody prepares for the duties of a post that is not to be had.
    if (row.level === 'duty' && row.state === '未体现') return { ...row, action: '' };
    if (row.level !== 'must' || (row.state !== '缺口' && row.state !== '未体现')) return row;
    if (row.kind === 'degree' || row.kind === 'experience') return { ...row, action: NO };
    return row.kind === 'certificate' ? { ...row, action: PAPERS } : row;
  });
}
