import { analysisServices } from '@qicheng/analysis/services';
import type { Engine } from '@qicheng/analysis/engine';
import type { AnalysisKind } from './kind.js';

/** What a run gives: its result in the shape of the service, who made it, and the score of the whole if there is one. */
export interface KindOutcome {
  result: unknown;
  engine: Engine;
  score: number | null;
  /** The counts are refunded, although there is a result. */
  isFree?: boolean;
}

const scoreOf = (result: unknown): number | null => {
  const { overall } = (result ?? {}) as { overall?: { score?: unknown } };
  return typeof overall?.score === 'number' ? Math.round(overall.score) : null;
};

const rulesEngine = ({ service }: AnalysisKind): Engine => ({
  mode: 'rules',
  rulesVersion: analysisServices[service].rulesVersion,
});

/** Runs a service by its rules alone. Throws when the stored input or the result is not in the service's shape. */
export const runRules = (kind: AnalysisKind, input: unknown): KindOutcome =>
  runRulesOn(kind, kind.input.parse(input));

/** The same on an input that was read already. */
export function runRulesOn(kind: AnalysisKind, asked: unknown): KindOutcome {
  const result = kind.result.parse(kind.analyse(asked));
  const outcome = { result, engine: rulesEngine(kind), score: scoreOf(result) };
  return kind.isFree ? { ...outcome, isFree: kind.isFree(result) } : outcome;
}

/** The reference answer of a finished run, by the rules alone. */
export function runReference(kind: AnalysisKind, parent: { input: unknown; result: unknown }): KindOutcome {
  if (!kind.reference) throw new Error(`${kind.service} has no reference answer`);
  const answer = kind.reference.answer(kind.input.parse(parent.input), kind.result.parse(parent.result));
  return { result: kind.reference.schema.parse(answer), engine: rulesEngine(kind), score: null };
}
