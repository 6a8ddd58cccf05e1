import type { PostgradInput } from '@qicheng/analysis/postgrad-exam';

/** Says that mathematics is left out until the person names the paper. */
export const MATHEMATICS_UNKNOWN =
  '没有填写数学科目，计划没有排数学；目标专业考数学的，请选数学科目后重新分析';

/** Whether mathematics is examined: by the stated papers, else by marks of it; nobody's guess where neither was stated. */
export function mathematicsOf({
  targets,
  mathematics: { mock, self },
}: PostgradInput): 'needed' | 'none' | 'unknown' {
  const papers = targets.map(({ mathematics }) => mathematics);
  if (papers.some((paper) => paper !== undefined && paper !== '不考数学')) return 'needed';
  if (papers.every((paper) => paper === '不考数学')) return 'none';
  return mock === undefined && self === undefined ? 'unknown' : 'needed';
}
