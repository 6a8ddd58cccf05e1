import { isInEnglish } from '@qicheng/analysis/interview-topic';
import { sentencesOf } from '../../text/clauses.js';
import { clipped } from '../../text/clipped.js';
import { doubtfulSentences } from '../../text/doubtful.js';
import { impossibleFigureIn } from '../../text/impossible.js';
import { statedFacts } from '../../text/no-answer.js';
import type { AnswerCase, ReportContext } from './answer-case.js';
import { vagueWordsIn } from './rules/expression.js';

const ANSWER_LENGTH = 6_000;

/** Spoken fillers. */
const FILLERS: readonly (readonly [RegExp, string])[] = [
  [/(^|[，,。！？!?；;\n])(?:(?:(?:嗯+|呃+|啊)[，,、…\s]*|额+(?:[，,、…\s]+|$)))+/gu, '$1'],
  [
    /(^|[，,。！？!?；;\n])(?:(?:那个|这个|就是说?(?!明)|然后呢?|怎么说呢|你知道|对吧|反正|其实吧)[，,、…\s]+)+/gu,
    '$1',
  ],
  [/(^|[，,。！？!?；;\n])(?:就是那个|然后呢|就是说(?![明的得过]))(?=[\p{Script=Han}])/gu, '$1'],
  [/(?:什么的|之类的)(?=[，,。；;！!]|$)/gu, ''],
  [/[嘛呗哈](?=[，,。；;！!]|$)/gu, ''],
  [/[，,]+(?=[。！？!?；;]|$)/gu, ''],
];
const GREETING = /^(?:(?:各位)?(?:面试官|老师|领导|评委)们?[，,]?)?(?:您|你|大家)们?好(?:[，,！!。、]|$)\s*/u;
const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const withoutFillers = (text: string): string =>
  FILLERS.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text).trim();

/** Spoken sentences of this length are hard to follow. */
const LONG_SENTENCE = 50;
const MIN_PART_LENGTH = 12;
/** Clauses that begin a new thought. */
const NEW_THOUGHT =
  /^(?:后来|之后|然后我|最后|最终|结果|现在|所以|因此|这次|我应聘|我想应聘|希望|另外|同时我|还有一次)/u;

/** Splits a long sentence before clauses that begin a new thought. */
function splitSentence(sentence: string): string {
  if ([...sentence].length <= LONG_SENTENCE || /【/u.test(sentence)) return sentence;
  const clauses = sentence.split(/(?<=[，,])/u);
  let length = 0;
  return clauses
    .map((clause, at) => {
      const next = clauses[at + 1];
      length += [...clause].length;
      const rest = clauses.slice(at + 1).join('');
      const ends =
        next !== undefined &&
        NEW_THOUGHT.test(next) &&
        length >= MIN_PART_LENGTH &&
        [...rest].length >= MIN_PART_LENGTH;
      if (ends) length = 0;
      return ends ? clause.replace(/[，,]$/u, '。') : clause;
    })
    .join('');
}

const NAMES_AIM =
  /应聘|想(?:做|转|来|从事|当|找)|岗位|职位|求职|适合|希望|加入|用得上|[找做]一?份|用(?:到|在)[^，。；]{2,16}[上里中]|[你您咱]们|[您贵](?:这边|这里|司|公司|院|校)|对得?[上口]|这里学/u;
const bare = (text: string): string => text.replace(/[\s\p{P}]+/gu, '');

/**
 * The answer in a better form: without fillers, with long sentences split, and an introduction with its goal at the
 * end. Next to that goal it uses only words of the answer. Empty if nothing has to be changed, or if a statement has to be checked first.
 */
export function improvedAnswer(
  { question, text }: AnswerCase,
  context: ReportContext,
  isContradicted: boolean,
): string {
  // Doubtful statements have to be checked before they are reworded.
  if (impossibleFigureIn(text) !== null || isContradicted || isInEnglish(text)) return '';
  if (doubtfulSentences(text, context.resumeText).length > 0) return '';
  // Vague words need other content, not other wording.
  if (vagueWordsIn(text).length > 1) return '';
  const isIntro = question.type === 'intro';
  const spoken = withoutFillers(isIntro ? text : text.replace(GREETING, ''));
  // In the candidate's own questions every sentence is kept.
  const sentences = sentencesOf(spoken)
    .filter(hasWords)
    .filter((sentence) => question.type === 'reverse' || statedFacts(sentence) !== '')
    .map(splitSentence);
  const { position } = context.input;
  const whole = sentences.join('');
  const aim =
    isIntro && position !== '' && !NAMES_AIM.test(whole) ? `我应聘的是${position}，希望有机会加入。` : '';
  const ended = aim === '' || /[。！？!?；;】]$/u.test(whole) ? whole : `${whole}。`;
  const improved = clipped(`${ended}${aim}`, ANSWER_LENGTH);
  // A full stop instead of a comma is not an improvement.
  const isReworded = ![text, text.replace(GREETING, '')].some((own) => bare(own) === bare(improved));
  return isReworded ? improved : '';
}
