import type { AnswerCase } from './answer-case.js';
import { figuresIn } from './said-figures.js';

const STEP = /先|再(?!见|也)|然后|接着|同时|每[天日周月次]|第[一二三四]|当天|马上|之后|最后/gu;
const MANY_FIGURES = 4;
const MANY_STEPS = 4;
const LEAST_LENGTH = 80;
/** The most that figures and steps alone prove: an answer may be concrete in its own words. */
const MOST = 0.75;

/** How concrete an answer is by its figures and its steps, whatever its words; 0 for a short one. */
export function concreteness({ text, traits }: AnswerCase): number {
  if (traits.length < LEAST_LENGTH) return 0;
  const figures = Math.min(1, new Set(figuresIn(text).map(({ raw }) => raw)).size / MANY_FIGURES);
  const steps = Math.min(1, [...text.matchAll(STEP)].length / MANY_STEPS);
  return MOST * (0.5 * figures + 0.5 * steps);
}
