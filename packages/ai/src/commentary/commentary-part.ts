import { AI_TEXT_LABEL, type Commentary } from '@qicheng/analysis/commentary';
import { z } from 'zod';
import { ComputedFacts } from '../guards/facts/index.js';
import { clipped } from '../text/clipped.js';
import { digest } from './digest.js';
import { COMMENTARY_PROMPTS, type CommentedService } from './prompts.js';

/** What a model answers for a commentary. */
export const commentaryAnswer = z.object({
  summary: z.string().min(1).max(1_500),
  advice: z.array(z.string().min(1).max(400)).max(8),
});
type CommentaryAnswer = z.infer<typeof commentaryAnswer>;

const MOST_RESULT = 12_000;
const MOST_QUESTION = 6_000;

/** The commentary of an answer that went through the guards; what they ask for may have made it longer. */
export const commentaryOf = ({ summary, advice }: CommentaryAnswer): Commentary => ({
  label: AI_TEXT_LABEL,
  summary: clipped(summary, 2_000),
  advice: advice.map((text) => clipped(text, 800)),
});

/** What is sent for a commentary: question and result without documents, places and repetitions. */
export const commentaryData = (input: unknown, result: unknown): Record<string, unknown> => ({
  question: digest(input, MOST_QUESTION),
  result: digest(result, MOST_RESULT),
});

type Commented = { commentary?: Commentary | undefined };

/** The part of a model that only comments on what the rules found; it fits every result that has room for it. */
export function commentaryPart(service: CommentedService) {
  const { version, system } = COMMENTARY_PROMPTS[service];
  return {
    promptVersion: version,
    schema: commentaryAnswer as z.ZodType<unknown>,
    messages: (input: unknown, result: unknown) => ({ system, data: commentaryData(input, result) }),
    // It speaks about question and result, so their words and figures are its facts.
    sources: (input: unknown, result: unknown) => [input, new ComputedFacts(result)],
    merge: <Result extends Commented>(result: Result, answer: unknown): Result => ({
      ...result,
      commentary: commentaryOf(answer as CommentaryAnswer),
    }),
  };
}
