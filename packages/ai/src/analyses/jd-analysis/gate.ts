import type { JdGate, RequirementMatch } from '@qicheng/analysis/jd-analysis';
import type { JobDescription } from '@qicheng/analysis/job-description';
import { kindLabel } from '../../jd/match.js';
import { clipped } from '../../text/clipped.js';

const STATES = {
  直接: 'pass',
  缺口: 'fail',
  可迁移: 'unknown',
  未体现: 'unknown',
  待确认: 'unknown',
} as const;

/** The checkable musts by themselves: one failure is a failure, and what is unknown never counts as passed. */
export function gateOf({ must }: JobDescription, matrix: readonly RequirementMatch[]): JdGate {
  const checks = must
    .filter(({ fact }) => fact !== null)
    .flatMap(({ id, kind, text, fact }) => {
      const row = matrix.find(({ requirementId }) => requirementId === id);
      if (!row) return [];
      // Years are passed or not, whatever the deeds of those years are.
      const isYearsOnly = fact?.kind === 'experience' && /^工作经历合计/u.test(row.reason);
      const state = isYearsOnly ? 'pass' : STATES[row.state];
      return [
        { requirementId: id, label: kindLabel(kind), text: clipped(text, 200), state, reason: row.reason },
      ];
    });
  const has = (state: string) => checks.some((check) => check.state === state);
  const state = checks.length === 0 ? 'none' : has('fail') ? 'fail' : has('unknown') ? 'unknown' : 'pass';
  return { state, checks };
}
