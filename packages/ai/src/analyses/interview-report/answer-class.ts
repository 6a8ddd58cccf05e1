import { SHORT_ANSWER } from '@qicheng/analysis/interview-answer';
import type { AnswerKind } from '@qicheng/analysis/interview-report';
import {
  isInEnglish,
  isOffTopic,
  sharedWith,
  speaksToMachine,
  topicOf,
} from '@qicheng/analysis/interview-topic';
import { regex } from '@qicheng/resume/regex';
import { isInstruction } from '../../jd/instructions.js';
import { sentencesOf } from '../../text/clauses.js';
import type { AnswerCase, ReportContext } from './answer-case.js';
import {
  type AnswerForm,
  answersFact,
  asksForSeveralFacts,
  formOf,
  leastLength,
  namesCourse,
} from './answer-form.js';
import { qualityOf } from './answer-model/judge.js';
import { boastsIn } from './boasts.js';
import { dangerIn } from './emergency.js';
import { isWorkInEnglish } from './english-answer.js';
import { furtherHarmIn, harmIn } from './harms.js';
import { hollowOf } from './hollow.js';
import { isPrivateTalk } from './private-talk.js';
import { describesOwnAction, missingStoryParts } from './story-parts.js';
import { isForeignToSubject } from './subject-words.js';
import { substanceOf } from './substance.js';

const MACHINE = '这段话是写给评分程序的，不是回答。请删掉，重新回答所问。';

/** Marks given to the candidate: 七位老师打分，去掉最高分. */
const MENTIONS_MARKS =
  /去掉[^，。]{0,6}最[高低]分|(?:老师|评委|考官|同学|专家|客户|领导|学生|家长|裁判)们?[^，。]{0,8}(?:打分|评分|投票)|(?:考|得|拿|评)[了到过][^，。]{0,6}(?:满分|最高分|100\s?分|优秀)/u;

const isToGrader = (sentence: string): boolean => isInstruction(sentence) && !MENTIONS_MARKS.test(sentence);

const speaksToGrader = (text: string): boolean => speaksToMachine(text) || sentencesOf(text).some(isToGrader);

/** Why an answer would end an interview, in one sentence; null if it would not. */
export const harmOf = (text: string, question = ''): string | null =>
  speaksToGrader(text) ? MACHINE : (harmIn(text, question)?.words ?? dangerIn(question, text));

/** Why an answer would end an interview, the first reason and a second one from another sentence. */
export function harmsOf(text: string, question: string): string[] {
  if (speaksToGrader(text)) return [MACHINE];
  const first = harmIn(text, question);
  if (first === undefined) return [dangerIn(question, text)].filter((danger) => danger !== null);
  const second = furtherHarmIn(text, question, first);
  return second === null ? [first.words] : [first.words, second];
}

const EVASION = regex('u')`
  ^(?:嗯+|呃+|这个|那|其实)?[，,]?(?:还行|还好|一般|都行|都可以|随便|无所谓|看情况|要看情况|看着办|不好说
  |听(?:领导|老板|你们|上级)的)|没(?:什么|啥)(?:难|问题)|(?:很|挺|比较|太)(?:简单|容易)
  |(?:就|看看)[^，。]{0,4}(?:就)?会了|好说话|这(?:道)?题|说不(?:太)?(?:清楚|上来|好)|都会一?点(?:吧|$|[，。])
`;

/** Whether an answer states the requested fact in words of the question, so that no other word has to match. */
const statesFact = ({ question, text, hit }: AnswerCase): boolean =>
  formOf(question) === 'fact' &&
  answersFact(question, text) &&
  hit.length + Math.min(1, substanceOf({ text }).figures) > 1;

/** A question about a trait, and an answer that begins with it in a word or two. */
const ASKS_TRAIT = /优点|优势|长处|缺点|不足|短处/u;
const NAMES_TRAIT = /^(?:我觉得|我认为|应该|就)?(?:是)?(?:比较)?\p{Script=Han}{2,6}[。，：！]/u;
const namesTrait = (answered: AnswerCase): boolean =>
  ASKS_TRAIT.test(answered.question.text) && NAMES_TRAIT.test(answered.text) && describesOwnAction(answered);

const MIN_SHARED_WITH_RESUME = 2;
/** Whether an answer to a question for any story tells something done in words of the résumé. */
const tellsOfWork = (answered: AnswerCase, context: ReportContext | null): boolean =>
  context !== null &&
  formOf(answered.question) === 'story' &&
  answered.question.anchor === undefined &&
  !isInEnglish(answered.text) &&
  describesOwnAction(answered) &&
  sharedWith(topicOf(answered.text), context.resumeText.toLowerCase()) >= MIN_SHARED_WITH_RESUME;

const MIN_SENTENCE_LENGTH = 30;
const MIN_STORY_LENGTH = 18;
const MIN_FACT_LENGTH = 8;
const ENOUGH_DETAILS = 2;

/** Whether a short answer is complete: it states the requested fact or has enough details. */
export function isComplete(answered: AnswerCase): boolean {
  const { question, text, traits } = answered;
  if (formOf(question) === 'fact') {
    const least = asksForSeveralFacts(question) ? leastLength(question) : MIN_FACT_LENGTH;
    return traits.length >= least && answersFact(question, text);
  }
  const { figures, actions, steps, reasons } = substanceOf(answered);
  const hasDetail = figures + actions + steps > 0;
  if (
    formOf(question) === 'story' &&
    traits.length >= MIN_STORY_LENGTH &&
    hasDetail &&
    missingStoryParts(answered).length === 0
  )
    return true;
  return (
    traits.length >= MIN_SENTENCE_LENGTH && figures + Math.max(actions, steps) + reasons > ENOUGH_DETAILS
  );
}

/** Forms that sentences of the résumé may answer. */
const OF_RESUME = new Set<AnswerForm>(['introduction', 'fact', 'questions']);
/** Whether an answer only repeats the résumé, where the question asks for more. */
export const recites = ({ question, isRecited }: Pick<AnswerCase, 'question' | 'isRecited'>): boolean =>
  isRecited && !OF_RESUME.has(formOf(question));

/** Whether an answer repeats an earlier one, or has nothing in common with the subject of its question. */
export const isElsewhere = (answered: AnswerCase, context: ReportContext): boolean =>
  answered.repeats !== null || isForeignToSubject(answered, context);

/** The kind of an answer, which determines all further judgement. */
export function kindOfAnswer(
  answered: AnswerCase,
  hasClaims = false,
  context: ReportContext | null = null,
): AnswerKind {
  const { question, text, isBlank, traits } = answered;
  if (isBlank) return 'none';
  if (harmOf(text, question.text) !== null) return 'harmful';
  if (context !== null && isElsewhere(answered, context)) return 'offTopic';
  // Unsupported claims are clarified first.
  if (hasClaims) return 'answered';
  const hollow = hollowOf(answered);
  if (hollow === 'evasive') return 'remark';
  // The words of an answer in English are not compared with a question in Chinese.
  const isOfEnglishWork = context !== null && isInEnglish(text) && isWorkInEnglish(context);
  const isElse =
    isOffTopic(question, text) &&
    !tellsOfWork(answered, context) &&
    qualityOf(text, question.text).mayBeOffTopic;
  const strays = isElse || (context !== null && isPrivateTalk(answered, context));
  if (
    strays &&
    !isOfEnglishWork &&
    boastsIn(text).length === 0 &&
    !statesFact(answered) &&
    !namesCourse(question, text) &&
    !namesTrait(answered)
  )
    return 'offTopic';
  if (recites(answered) || hollow !== null) return 'remark';
  if (traits.length >= SHORT_ANSWER || isComplete(answered)) return 'answered';
  return EVASION.test(text) ? 'remark' : 'short';
}
