import { impossibleFigureIn } from '../../text/impossible.js';
import { quoted } from '../resume-analysis/statements.js';
import type { ReportContext } from './answer-case.js';
import { type AnswerForm, formOf } from './answer-form.js';
import type { Judged } from './judge-answer.js';
import { isResult } from './result-sentence.js';
import { sentencesOnSubject } from './subject-words.js';
import { substanceOf } from './substance.js';
import { isSayable } from './verdict.js';

/** The length of a quotation of an answer. */
export const QUOTE_LENGTH = 120;
const MAX_STRENGTHS = 3;
/** An answer with at least this score has a sentence worth repeating. */
const EXCELLENT = 80;
const MIN_SUBSTANCE = 3;
/** What is done as a habit is no deed to quote. */
const HABIT = /一般(?:会|都|是)|平时|通常/u;
const PRAISED = new Set<AnswerForm>(['story', 'fact']);

/** Whether nothing in an answer has to be checked or said otherwise. */
const isSound = (judged: Judged): boolean =>
  isSayable(judged) &&
  judged.conflicts.length + judged.toCheck.length === 0 &&
  impossibleFigureIn(judged.answered.text) === null;

const isSubstantial = (judged: Judged): boolean => {
  const { question, traits } = judged.answered;
  return (
    isSound(judged) &&
    formOf(question) === 'story' &&
    traits.hasOwnPart &&
    traits.hasResult &&
    traits.hasFigure
  );
};

/** The sentence with a quantified result of an own action; undefined if there is none. */
const resultIn = (judged: Judged, context: ReportContext): string | undefined =>
  isSubstantial(judged)
    ? sentencesOnSubject(judged.answered, context).findLast(
        (each) => /\d|[一二两三四五六七八九十]+成/u.test(each) && isResult(each),
      )
    : undefined;

const weightOf = (sentence: string): number => {
  const { figures, actions, steps, reasons } = substanceOf({ text: sentence });
  return figures + actions + steps + reasons;
};

/** The most concrete sentence of an excellent answer; undefined if it has none. */
function concreteIn(judged: Judged, context: ReportContext): string | undefined {
  const { question } = judged.answered;
  // Whether a plan or an explanation is right is not decided here.
  if (judged.score < EXCELLENT || !PRAISED.has(formOf(question)) || !isSound(judged)) return undefined;
  const best = sentencesOnSubject(judged.answered, context)
    .filter((sentence) => !HABIT.test(sentence))
    .toSorted((a, b) => weightOf(b) - weightOf(a))[0];
  return best !== undefined && weightOf(best) >= MIN_SUBSTANCE ? best : undefined;
}

/** Sentences of the candidate to use again: actions with a quantified result, then the most concrete ones. */
export function strengthsOf(judged: readonly Judged[], context: ReportContext): string[] {
  const sorted = judged.toSorted((a, b) => b.score - a.score || a.answered.order - b.answered.order);
  const strengthWith = (wording: string, { answered }: Judged, sentence: string | undefined): string[] =>
    sentence === undefined
      ? []
      : [`第 ${answered.order + 1} 题${wording}：“${quoted(sentence, QUOTE_LENGTH)}”`];
  const others = sorted.filter((each) => resultIn(each, context) === undefined);
  return [
    ...sorted.flatMap((each) => strengthWith('讲了自己做的事，结果有数字', each, resultIn(each, context))),
    ...others.flatMap((each) => strengthWith('说得具体', each, concreteIn(each, context))),
  ].slice(0, MAX_STRENGTHS);
}
