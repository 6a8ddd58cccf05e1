import type { Engine } from '@qicheng/analysis/engine';
import { analysisServices } from '@qicheng/analysis/services';
import { withValidCertificates } from './guards/lapsed-certificates.js';
import { withPlausibleResume } from './guards/plausible-document.js';
import type { AnalysisKind } from './kind.js';

/** The outcome of a run: its result, its author, and the total score if there is one. */
export interface KindOutcome {
  result: unknown;
  engine: Engine;
  score: number | null;
  /** Replaces the title of the run. */
  title?: string;
  /** Whether the counts are refunded although there is a result. */
  isFree?: boolean;
}

const scoreOf = (result: unknown): number | null => {
  const { overall } = (result ?? {}) as { overall?: { score?: unknown } };
  return typeof overall?.score === 'number' ? Math.round(overall.score) : null;
};

/** The input as the rules of a service read it. */
const inputFor = ({ buildsOnNames }: AnalysisKind, input: unknown): unknown =>
  buildsOnNames === true ? withValidCertificates(withPlausibleResume(input)) : input;

const rulesEngine = ({ service }: AnalysisKind): Engine => ({
  mode: 'rules',
  rulesVersion: analysisServices[service].rulesVersion,
});

/** Runs a service by its rules only. Throws if the stored input or the result does not match the schema. */
export const runRules = (kind: AnalysisKind, input: unknown): KindOutcome =>
  runRulesOn(kind, kind.input.parse(input));

/** Like `runRules`, for an input that is already parsed. */
export function runRulesOn(kind: AnalysisKind, input: unknown): KindOutcome {
  const result = kind.result.parse(kind.analyse(inputFor(kind, input)));
  const title = kind.titleOf?.(result) ?? null;
  const outcome = {
    result,
    engine: rulesEngine(kind),
    score: scoreOf(result),
    ...(title !== null && { title }),
  };
  return kind.isFree ? { ...outcome, isFree: kind.isFree(result, input) } : outcome;
}

/** The reference answer of a finished run, by rules only. */
export function runReference(kind: AnalysisKind, parent: { input: unknown; result: unknown }): KindOutcome {
  if (!kind.reference) throw new Error(`${kind.service} has no reference answer`);
  const input = inputFor(kind, kind.input.parse(parent.input));
  const answer = kind.reference.answer(input, kind.result.parse(parent.result));
  return { result: kind.reference.schema.parse(answer), engine: rulesEngine(kind), score: null };
}
