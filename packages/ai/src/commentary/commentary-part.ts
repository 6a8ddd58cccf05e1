import { AI_TEXT_LABEL, type Commentary } from '@qicheng/analysis/engine';
import { z } from 'zod';
import { ComputedFacts } from '../guards/facts/index.js';
import { clipped } from '../text/clipped.js';
import { COMMENTARY_PROMPTS, type CommentedService } from './prompts.js';

// Keys that only position or style something, or repeat their neighbours.
const LEFT_OUT = new Set([
  'pointer',
  'targetId',
  'patch',
  'heat',
  'months',
  'diff',
  'document',
  'url',
  'resumeId',
  'runId',
  'previous',
  'sensitivity',
  'x',
]);
const LIMITS = [
  { items: 24, text: 400 },
  { items: 12, text: 240 },
  { items: 6, text: 160 },
  { items: 3, text: 100 },
] as const;

function cut(value: unknown, limit: { items: number; text: number }): unknown {
  if (typeof value === 'string') return clipped(value, limit.text);
  if (Array.isArray(value)) return value.slice(0, limit.items).map((entry) => cut(entry, limit));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !LEFT_OUT.has(key))
      .map(([key, entry]) => [key, cut(entry, limit)]),
  );
}

/** A value reduced to a maximum length of JSON: positions and repetitions are dropped, long lists and texts are cut. */
function digest(value: unknown, most: number): unknown {
  for (const limit of LIMITS) {
    const short = cut(value, limit);
    if (JSON.stringify(short ?? null).length <= most) return short;
  }
  return null;
}

/** The answer of a model for a commentary. */
export const commentaryAnswer = z.object({
  summary: z.string().min(1).max(1_500),
  advice: z.array(z.string().min(1).max(400)).max(8),
});
type CommentaryAnswer = z.infer<typeof commentaryAnswer>;

const MAX_RESULT_LENGTH = 12_000;
const MAX_QUESTION_LENGTH = 6_000;

/** The commentary of a guarded answer; the placeholders of the guards may have made it longer. */
export const commentaryOf = ({ summary, advice }: CommentaryAnswer): Commentary => ({
  label: AI_TEXT_LABEL,
  summary: clipped(summary, 2_000),
  advice: advice.map((text) => clipped(text, 800)),
});

/** The data sent for a commentary: question and result without documents, positions and repetitions. */
export const commentaryData = (input: unknown, result: unknown): Record<string, unknown> => ({
  question: digest(input, MAX_QUESTION_LENGTH),
  result: digest(result, MAX_RESULT_LENGTH),
});

type Commented = { commentary?: Commentary | undefined };

/** A model part that only comments on the findings of the rules; it fits every result with a commentary field. */
export function commentaryPart(service: CommentedService) {
  const { version, system } = COMMENTARY_PROMPTS[service];
  return {
    promptVersion: version,
    schema: commentaryAnswer as z.ZodType<unknown>,
    messages: (input: unknown, result: unknown) => ({ system, data: commentaryData(input, result) }),
    // It comments on question and result, so their words and figures are its facts.
    sources: (input: unknown, result: unknown) => [input, new ComputedFacts(result)],
    merge: <Result extends Commented>(result: Result, answer: unknown): Result => ({
      ...result,
      commentary: commentaryOf(answer as CommentaryAnswer),
    }),
  };
}
