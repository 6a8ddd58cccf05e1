import type { Contribution } from '@qicheng/analysis/result';
import { quoted } from '../../resume-analysis/statements.js';
import type { AnswerCase } from '../answer-case.js';

/** A reason of a part's score: points and possible points. */
export interface Mark {
  ruleId: string;
  points: number;
  most: number;
  /** What can be read in the answer; empty if the points rest on an estimate, which is not stated. */
  reason: string;
}

/** A mark with all points or none. */
export const mark = (ruleId: string, isMet: boolean, most: number, reason = ''): Mark => ({
  ...{ ruleId, most, reason },
  points: isMet ? most : 0,
});

/** A mark with a share of the points. */
export const share = (ruleId: string, part: number, most: number, reason = ''): Mark => ({
  ...{ ruleId, most, reason },
  points: Math.round(Math.min(1, Math.max(0, part)) * most * 10) / 10,
});

/** The mark as a contribution with a quotation of the answer. */
export const contributionOf = (
  { ruleId, points, reason }: Mark,
  { pointer, text }: AnswerCase,
): Contribution => ({
  ruleId,
  points,
  reason,
  evidence: points > 0 ? [{ pointer, quote: quoted(text) }] : [],
});
