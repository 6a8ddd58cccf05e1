import type { MatchState } from '@qicheng/analysis/jd-analysis';
import type { Evidence } from '@qicheng/analysis/result';

/** What the résumé says to a fact that is asked for. */
export interface FactMatch {
  state: MatchState;
  reason: string;
  atoms: Evidence[];
}
