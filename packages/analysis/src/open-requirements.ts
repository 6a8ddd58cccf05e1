import type { JdAnalysisResult } from './jd-analysis.js';

/** What the reader compares: the requirements and duties of a posting of which the result says nothing. */
export interface OpenRequirements {
  readonly must: readonly string[];
  readonly plus: readonly string[];
  readonly duty: readonly string[];
}

/** The question above each list. */
export const openRequirementTexts = {
  must: '这些要求规则不判断，请您自己对照：',
  plus: '这些加分项规则不判断，请您自己对照：',
  duty: '招聘里的这些职责，规则不判断：做过的，请写成一句有做法和结果的话。',
} as const satisfies Record<keyof OpenRequirements, string>;

/** The requirements and duties without a row in the comparison. */
export function openRequirementsOf({
  job,
  matrix,
}: Pick<JdAnalysisResult, 'job' | 'matrix'>): OpenRequirements {
  const openIn = (
    level: keyof OpenRequirements,
    texts: readonly { readonly text: string }[],
  ): readonly string[] => {
    const known = new Set(matrix.filter((row) => row.level === level).map(({ text }) => text));
    return [...new Set(texts.map(({ text }) => text))].filter((text) => !known.has(text));
  };
  return {
    must: openIn('must', job.must),
    plus: openIn('plus', job.plus),
    duty: openIn('duty', job.duties),
  };
}
