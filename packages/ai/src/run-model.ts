import { isDeepStrictEqual } from 'node:util';
import { guardAnswer } from './guards/guard-answer.js';
import { Pseudonymizer } from './guards/person/pseudonymizer.js';
import type { AnalysisKind } from './kind.js';
import type { LanguageModel } from './model/language-model.js';
import { ModelError } from './model/model-error.js';
import type { ModelLedger } from './model/model-ledger.js';
import { type KindOutcome, runRulesOn } from './run-rules.js';

export interface ModelRun {
  model: LanguageModel;
  ledger: ModelLedger;
  onProgress: (written: number) => void;
  signal?: AbortSignal | undefined;
}

/**
 * Runs a service by its rules and lets a model add to the result. Scores belong to the rules: a merge that changes one
 * is rejected. Throws ModelError if the model gives nothing usable.
 */
export async function runModel(kind: AnalysisKind, input: unknown, run: ModelRun): Promise<KindOutcome> {
  const parsed = kind.input.parse(input);
  const rules = runRulesOn(kind, parsed);
  const part = kind.model;
  if (!part) return rules;
  // A result that will be refunded does not call the model.
  if (!(part.isAsked?.(parsed, rules.result) ?? rules.isFree !== true)) return rules;
  const pseudonyms = new Pseudonymizer(parsed);
  const { system, data } = part.messages(parsed, rules.result);
  const { model, ...rest } = run;
  const extra = await model.ask({ system, data, schema: part.schema, pseudonyms, ...rest });
  const guarded = guardAnswer(
    extra,
    pseudonyms,
    (key) => part.sources?.(parsed, rules.result, key) ?? [parsed],
  );
  const merged = kind.result.safeParse(part.merge(rules.result, guarded, parsed));
  if (!merged.success) throw new ModelError('refused', 'merge-out-of-shape');
  if (!haveEqualScores(rules.result, merged.data)) throw new ModelError('refused', 'scores-touched');
  const { provider, model: name } = model.options;
  return {
    ...rules,
    result: merged.data,
    ...(kind.isFree && { isFree: kind.isFree(merged.data, parsed) }),
    engine: { ...rules.engine, mode: 'model', provider, model: name, promptVersion: part.promptVersion },
  };
}

const SCORES = ['overall', 'dimensions', 'score', 'scores', 'ranking', 'offers'] as const;

const haveEqualScores = (before: unknown, after: unknown): boolean =>
  SCORES.every((key) =>
    isDeepStrictEqual((before as Record<string, unknown>)[key], (after as Record<string, unknown>)[key]),
  );
