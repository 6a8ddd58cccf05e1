import type { z } from 'zod';

const NUMERIC = new Set(['number', 'int']);
const WORDS = new Map([
  ['too_big', '过大'],
  ['too_small', '过小'],
]);

/** Message for a number out of range, with `what` as its name; null for any other issue. */
export function boundProblem(issue: z.core.$ZodIssue, what = '数值'): string | null {
  const { code, origin = '' } = issue as { code?: string; origin?: string };
  const words = WORDS.get(code ?? '');
  return words !== undefined && NUMERIC.has(origin) ? `${what}${words}，请核对` : null;
}
