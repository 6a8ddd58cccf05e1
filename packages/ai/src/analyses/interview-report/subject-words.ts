import { isInEnglish } from '@qicheng/analysis/interview-topic';
import { memoize } from '@qicheng/resume/memoize';
import { sentencesOf } from '../../text/clauses.js';
import { taggedWordsOf } from '../../text/words.js';
import { isOfTradeKnowledge, TRADE_KNOWLEDGE_IDS } from '../interview/bank.js';
import type { AnswerCase, ReportContext } from './answer-case.js';
import { formOf } from './answer-form.js';
import { writtenAnswer } from './reference-answer.js';

const MIN_WORD_LENGTH = 2;
/** Function words, numerals, pronouns and times in jieba’s notation, which name no subject. */
const NAMES_NOTHING = /^[cdfmpqrtuyz]/u;

/** The content words of a text. */
const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    taggedWordsOf(text.toLowerCase()).flatMap(({ text: word, tag }) =>
      [...word].length >= MIN_WORD_LENGTH && /[\p{Script=Han}a-z]/u.test(word) && !NAMES_NOTHING.test(tag)
        ? word
        : [],
    ),
  );

/** A word in this many of the 270 reference answers belongs to no subject: 时间, 确认, 客户. */
const MANY_ANSWERS = 8;
let general: ReadonlySet<string> | undefined;

/** The words of work in general. */
function generalWords(): ReadonlySet<string> {
  if (general) return general;
  const counts = new Map<string, number>();
  for (const id of TRADE_KNOWLEDGE_IDS)
    for (const word of wordsIn(writtenAnswer(id))) counts.set(word, (counts.get(word) ?? 0) + 1);
  general = new Set([...counts].flatMap(([word, count]) => (count >= MANY_ANSWERS ? word : [])));
  return general;
}

const specificIn = memoize((text): readonly string[] =>
  [...wordsIn(text)].filter((word) => !generalWords().has(word)),
);

type AnsweredQuestion = Pick<AnswerCase, 'question' | 'text'>;

/** Whether a question has a subject of its own: knowledge of a trade, or an entry of the résumé. */
const hasSubject = ({ question }: AnsweredQuestion): boolean =>
  question.anchor !== undefined || isOfTradeKnowledge(question.bankId);

/** What an answer may be about. Any entry of the résumé may be named, except where knowledge is asked for. */
const subjectOf = (
  { question }: AnsweredQuestion,
  { resumeText, jobWords, names, input }: ReportContext,
): string =>
  [
    question.text,
    question.requirement?.text ?? '',
    ...question.scoringPoints.flatMap(({ label, words }) => [label, ...words]),
    writtenAnswer(question.bankId),
    ...[...jobWords, ...names, input.position],
    ...(question.anchor || !isOfTradeKnowledge(question.bankId)
      ? [question.anchor?.quote ?? '', resumeText]
      : []),
  ]
    .join('\n')
    .toLowerCase();

/** With fewer words, an answer may be about the subject in words that are not listed. */
const MIN_SPECIFIC_WORDS = 10;

/** Whether an answer of many content words shares none of them with what its question is about. */
function sharesNothing(answered: AnsweredQuestion, context: ReportContext): boolean {
  const { question, text } = answered;
  if (isInEnglish(text) || (question.anchor !== undefined && isInEnglish(question.anchor.quote)))
    return false;
  const own = specificIn(text);
  if (own.length < MIN_SPECIFIC_WORDS) return false;
  const [answer, subject] = [text.toLowerCase(), subjectOf(answered, context)];
  return (
    !own.some((word) => subject.includes(word)) && !specificIn(subject).some((word) => answer.includes(word))
  );
}

/** A day of work may be told in any words. */
const OF_ROUTINE = 'ex-place-day';

/**
 * Whether an answer is about something else than the subject of its question. A story of an entry of the résumé may be
 * told in any words, a fact of it may not.
 */
export const isForeignToSubject = (answered: AnsweredQuestion, context: ReportContext): boolean =>
  hasSubject(answered) &&
  (answered.question.anchor === undefined ||
    (formOf(answered.question) === 'fact' && answered.question.bankId !== OF_ROUTINE)) &&
  sharesNothing(answered, context);

/** The sentences of an answer that belong to its question, so that they may be quoted as good. */
export function sentencesOnSubject(answered: AnsweredQuestion, context: ReportContext): string[] {
  const sentences = sentencesOf(answered.text);
  if (!hasSubject(answered)) return sharesNothing(answered, context) ? [] : sentences;
  const subject = subjectOf(answered, context);
  return sentences.filter((sentence) => specificIn(sentence).some((word) => subject.includes(word)));
}
