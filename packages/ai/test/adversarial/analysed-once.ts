import type { AnalysisKind } from '../../src/kind.js';

/**
 * A service that analyses each input once: its rules are deterministic (determinism.test.ts), so tests of many answers of
 * a model need not repeat them.
 */
export function analysedOnce(kind: AnalysisKind): AnalysisKind {
  const results = new Map<string, unknown>();
  const analyse = (input: unknown): unknown => {
    const key = JSON.stringify(input);
    if (!results.has(key)) results.set(key, kind.analyse(input));
    return results.get(key);
  };
  return { ...kind, analyse };
}
