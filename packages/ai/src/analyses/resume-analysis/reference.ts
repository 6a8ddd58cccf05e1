import type { ResumeAnalysisInput } from '@qicheng/analysis/resume-analysis';
import type {
  ResumeAnalysisResult,
  ResumeReference,
  ResumeRewrite,
} from '@qicheng/analysis/resume-analysis-result';
import { clipped } from '../../text/clipped.js';
import { subjectOf } from './analyse.js';
import { rewriteOf } from './rewrite.js';
import { DEEDS } from './deeds.js';
import { evidenceOf, type Statement } from './statements.js';

const MOST_REWRITES = 60;
/** A statement of the heat map below this is rewritten. */
const WEAK = 70;

function rewritten(statement: Statement): ResumeRewrite[] {
  const rewrite = statement.traits.isDeed ? rewriteOf(statement) : null;
  if (rewrite === null) return [];
  const { text, pointer, atomId, module } = statement;
  return [
    {
      ...{ pointer, targetId: atomId, module, before: clipped(text, 2_000) },
      after: clipped(rewrite.after, 2_400),
      ...{ parts: rewrite.parts, needsFact: rewrite.needsFact, facts: [evidenceOf(statement)] },
    },
  ];
}

/** Every weak statement written out, from what the résumé says and nothing else. */
export function referenceOf(input: ResumeAnalysisInput, { heat }: ResumeAnalysisResult): ResumeReference {
  const scores = new Map(heat.map(({ pointer, score }) => [pointer, score]));
  const { statements } = subjectOf(input);
  const deeds = statements.filter(({ module }) => DEEDS.has(module));
  const weak = deeds.filter(({ pointer }) => (scores.get(pointer) ?? 100) < WEAK);
  const rewrites = weak.flatMap(rewritten).slice(0, MOST_REWRITES);
  const notes = [
    '改写只用了简历里已有的内容，【待补充】处请填写您的真实情况，没有的请删去。',
    ...(rewrites.length === 0 ? ['没有需要改写的条目；要更有说服力，请先补充做过的事。'] : []),
    '单位与岗位已经说明背景，条目里不用再写“在……期间”。',
  ];
  return { rewrites, kept: deeds.length - rewrites.length, notes };
}
