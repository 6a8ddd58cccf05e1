import type { Contribution } from '@qicheng/analysis/result';
import { quoted } from '../../resume-analysis/statements.js';
import type { AnswerCase } from '../answer-case.js';

/** A reason of a part's score: points, possible points, and advice for the rest. */
export interface Mark {
  ruleId: string;
  points: number;
  most: number;
  reason: string;
  advice: string;
}

type Words = readonly [has: string, lacks: string];

/** A mark with all points or none. */
export const mark = (ruleId: string, isMet: boolean, most: number, [has, lacks]: Words): Mark => ({
  ...{ ruleId, most, advice: lacks },
  points: isMet ? most : 0,
  reason: isMet ? has : lacks,
});

/** A mark with a share of the points. */
export const share = (
  ruleId: string,
  part: number,
  most: number,
  words: { reason: string; advice: string },
): Mark => ({
  ...{ ruleId, most, ...words },
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
