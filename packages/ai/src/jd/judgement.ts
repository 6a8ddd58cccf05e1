import type { MatchState, RequirementMatch } from '@qicheng/analysis/jd-analysis';
import type { Evidence } from '@qicheng/analysis/result';
import { adviceFor } from './advice.js';
import type { FactMatch } from './match-dates.js';

/**
 * How well a résumé meets one requirement, with reason, evidence and advice. `value` is 0 to 1, or null if undecided.
 */
export interface Judgement {
  state: MatchState;
  value: number | null;
  reason: string;
  atoms: Evidence[];
  action: string;
}

/** Advice for the unmatched parts of a clause, which the résumé may state in other words. */
export const REST = '其余部分做过就补进对应的经历；没有做过不用写。';

/** The value of a state of which nothing more is known. */
export const VALUES: Readonly<Record<MatchState, number | null>> = {
  直接: 1,
  可迁移: 0.5,
  未体现: 0,
  缺口: 0,
  待确认: null,
};

/** A fact as a judged row, with the usual advice. */
export function judgeFact(
  fact: FactMatch,
  { kind, text }: Pick<RequirementMatch, 'kind' | 'text'>,
): Judgement {
  return { ...fact, value: VALUES[fact.state], action: fact.action ?? adviceFor(kind, fact.state, text) };
}
