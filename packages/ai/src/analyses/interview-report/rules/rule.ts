import type { Contribution } from '@qicheng/analysis/result';
import { quoted } from '../../resume-analysis/statements.js';
import type { AnswerCase } from '../answer-case.js';

/** A reason of a part's score: what it gave of what it could give, and what to do about the rest. */
export interface Mark {
  ruleId: string;
  points: number;
  most: number;
  reason: string;
  advice: string;
}

type Words = readonly [has: string, lacks: string];

/** A mark that is given whole or not at all. */
export const mark = (ruleId: string, isMet: boolean, most: number, [has, lacks]: Words): Mark => ({
  ...{ ruleId, most, advice: lacks },
  points: isMet ? most : 0,
  reason: isMet ? has : lacks,
});

/** A mark that is given in part. */
export const share = (
  ruleId: string,
  part: number,
  most: number,
  words: { reason: string; advice: string },
): Mark => ({
  ...{ ruleId, most, ...words },
  points: Math.round(Math.min(1, Math.max(0, part)) * most * 10) / 10,
});

/** The mark as a contribution that quotes the answer. */
export const contributionOf = (
  { ruleId, points, reason }: Mark,
  { pointer, text }: AnswerCase,
): Contribution => ({
  ruleId,
  points,
  reason,
  evidence: points > 0 ? [{ pointer, quote: quoted(text) }] : [],
});
