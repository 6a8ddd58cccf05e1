import type { ContestPhase, Entry, ShownContest } from '@qicheng/core/contest';

/** A contest as its page shows it: what organisers need beside that stays here. */
export function shownContest(contest: ShownContest) {
  const { id, kind, phase, title, organiser, scope, rulesHtml, opensAt, closesAt } = contest;
  const { awards, entries, isSample, results } = contest;
  const whole = contest.rubric.reduce((sum, { weight }) => sum + weight, 0);
  return {
    ...{ id, kind, phase, title, organiser, scope, rulesHtml, opensAt, closesAt },
    ...{ awards, entries, isSample, results },
    rubric: contest.rubric.map((line) => ({
      title: line.title,
      hint: line.hint,
      share: Math.round((line.weight / whole) * 1000) / 10,
    })),
  };
}

/** One's own entry; a place of no award is told too, to its owner alone. */
export function shownEntry(entry: Entry, phase: ContestPhase) {
  const { state, resumeId, title, submittedAt, withdrawnAt, number, rank, score, award } = entry;
  return {
    ...{ state, resumeId, title, submittedAt, withdrawnAt, number, rank, score, award },
    canWithdraw: state === 'submitted' && phase === 'open',
  };
}
