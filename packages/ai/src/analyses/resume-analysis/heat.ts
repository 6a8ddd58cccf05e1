import type { AtomHeat, ResumeFinding } from '@qicheng/analysis/resume-analysis-result';
import { DEEDS } from './rules/quantified.js';
import type { Subject } from './rules/rule.js';
import { quoted, type Statement } from './statements.js';

const MOST_ATOMS = 400;

/** What a statement shows is worth; statements that are no deeds start higher, as they need no result. */
function worthOf({ module, traits }: Statement): number {
  if (!DEEDS.has(module)) return 80 + (traits.hasFigure || traits.hasResult ? 20 : 0);
  const result = traits.isQuantified ? 45 : traits.hasFigure ? 28 : traits.hasResult ? 22 : 0;
  return (
    25 +
    result +
    (traits.hasMethod ? 18 : 0) +
    (traits.hasAction && !traits.isDuty ? 12 : traits.hasAction ? 6 : 0)
  );
}

const LOSS = { urgent: 25, important: 12, minor: 6 } as const;

/** Each statement with a score of its own: what it shows, less the errors that were found in it. */
export function heatOf({ statements }: Subject, findings: readonly ResumeFinding[]): AtomHeat[] {
  const byAtom = new Map<string, ResumeFinding[]>();
  for (const finding of findings) {
    const key = finding.pointer ?? '';
    byAtom.set(key, [...(byAtom.get(key) ?? []), finding]);
  }
  return statements.slice(0, MOST_ATOMS).map((statement) => {
    const own = byAtom.get(statement.pointer) ?? [];
    // What is missing is counted by what the statement shows; only errors are taken off.
    const problems = own.filter(({ category }) => !['noResult', 'noStar', 'dutyOnly'].includes(category));
    const score = worthOf(statement) - problems.reduce((sum, { severity }) => sum + LOSS[severity], 0);
    return {
      pointer: statement.pointer,
      targetId: statement.atomId,
      module: statement.module,
      quote: quoted(statement.text),
      score: Math.min(100, Math.max(0, score)),
      issues: [...new Set(own.map(({ category }) => category))].slice(0, 12),
    };
  });
}
