import { type JobRisk, riskKinds } from '@qicheng/analysis/jd-analysis';
import { clipped } from '../text/clipped.js';
import type { RiskRule } from './data/risk-rule.js';

const MAX_SENTENCE_LENGTH = 400;

/** The risk that a rule finds in a sentence. */
export const riskOf = (
  { id, kind, verdict, why, advice, basis }: Omit<RiskRule, 'pattern' | 'denied'>,
  sentence: string,
): JobRisk => ({
  ...{ id, kind, verdict, why, advice, basis },
  label: riskKinds[kind],
  sentence: clipped(sentence, MAX_SENTENCE_LENGTH),
});
