import type { MatchState } from '@qicheng/analysis/jd-analysis';
import type { Evidence } from '@qicheng/analysis/result';

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
