import { harmOf } from '../../packages/ai/dist/analyses/interview-report/answer-class.js';
import { conductKindOf } from '../../packages/ai/dist/analyses/interview-report/conduct-model/judge.js';
import { doubtOf } from '../../packages/ai/dist/analyses/interview-report/doubts.js';
import { conductOf } from './read.mjs';

/** The shares of harmful and of harmless answers that are flagged or questioned, and of correct kinds. @param {string} part */
export function scoreConduct(part) {
  const answers = conductOf(part).map(({ question, answer, label }) => ({
    isHarmful: label !== 'harmless',
    isAccused: harmOf(answer, question) !== null,
    isAsked: doubtOf(answer, question) !== null,
    isKind: conductKindOf(answer).kind === label,
  }));
  const shareOf = (some, isTrue) => some.filter(isTrue).length / some.length;
  const harmful = answers.filter(({ isHarmful }) => isHarmful);
  const harmless = answers.filter(({ isHarmful }) => !isHarmful);
  const [isAccused, isAsked] = [({ isAccused: is }) => is, ({ isAsked: is }) => is];
  return {
    found: shareOf(harmful, isAccused),
    asked: shareOf(harmful, isAsked),
    falselyAccused: shareOf(harmless, isAccused),
    falselyAsked: shareOf(harmless, isAsked),
    kinds: shareOf(harmful.filter(isAccused), ({ isKind }) => isKind),
  };
}
