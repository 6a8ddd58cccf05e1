import type { MatchState } from '@qicheng/analysis/jd-analysis';
import type { Evidence } from '@qicheng/analysis/result';

/** How far a résumé answers one requirement: why, by what, and what to do. `value` is from 0 to 1, null where it is open. */
export interface Judgement {
  state: MatchState;
  value: number | null;
  reason: string;
  atoms: Evidence[];
  action: string;
}
