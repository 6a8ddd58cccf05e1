import { type AnswerKind, gradeOf, type InterviewReportResult } from '@qicheng/analysis/interview-report';
import { isInEnglish } from '@qicheng/analysis/interview-topic';
import { recites } from './answer-class.js';
import { formOf } from './answer-form.js';
import { gapsOf } from './diagnosis.js';
import type { Judged } from './judge-answer.js';
import { EVADED } from './stances.js';

/** Whether an answer misses its question only because it is in English. */
export const isOnlyInEnglish = ({ kind, answered }: Judged): boolean =>
  kind === 'offTopic' && isInEnglish(answered.text);

const MAX_DRILLS = 3;
/** Answers with at least this score need no drill. */
const GOOD = 80;

/** The drill for an incomplete answer, by its kind; an off-topic one has to be repeated. */
const AGAIN: Readonly<Record<Exclude<AnswerKind, 'answered'>, { focus: string; exercise: string }>> = {
  none: { focus: '作答', exercise: '对照参考回答列三个词的提纲，合上再说一遍。' },
  remark: { focus: '作答', exercise: '先用一句话直接回答题目，再用一件自己的事说明。' },
  harmful: { focus: '底线', exercise: '先想清楚面试官听到会担心什么，换一个站得住的说法重新回答。' },
  offTopic: { focus: '切题', exercise: '把题目读出来，第一句直接回答它，重新说一遍。' },
  short: { focus: '展开', exercise: '先看原来那句站不站得住，再把诊断里问到的补成一两句，重说一遍。' },
};
const IN_CHINESE = { focus: '中文作答', exercise: '保留原来的意思，用中文重说一遍。' };

/** The drill for a claim that the résumé does not support. */
const TO_SETTLE = {
  focus: '真实',
  exercise: '是真的：补进简历，想好时间、地点和谁能证明。不是：换一件简历里有的事，重新回答这道题。',
};

/** Whether an answer has something definite to practise. */
const isWanting = (judged: Judged): boolean =>
  judged.kind !== 'answered' ||
  judged.stanceIssue !== null ||
  judged.doubt !== null ||
  judged.conflicts.length > 0 ||
  judged.claims.length > 0 ||
  gapsOf(judged).length > 0;

/** The drill for a statement that contradicts the résumé. */
const TO_AGREE = {
  focus: '一致',
  exercise: '先查清哪个说法是真的，把简历或回答改成同一个，再重新说一遍；不属实的那句不要再说。',
};

/** The drill for a statement that may be heard as harmful. */
const TO_CLARIFY = {
  focus: '说清',
  exercise: '把可能被误解的那一句补上前因后果：按什么规定、谁知道、怎么处理，再完整说一遍。',
};

/** The drill for an answer without a single occasion. */
const ONE_STORY_DRILL = {
  focus: '经历',
  exercise: '挑一次具体的，用四句话讲：什么时候、难在哪里、您做了哪两步、最后怎样。',
};

/** The drill for an introduction, which has neither steps nor reasons of a method. */
const INTRODUCTION_DRILL = {
  focus: '自我介绍',
  exercise: '用三句话重说：我是谁，和岗位最有关的一件事和它的结果，为什么适合这个岗位。',
};

function drillOf(judged: Judged): { focus: string; exercise: string } {
  const { kind, answered, claims, conflicts, stanceIssue, doubt } = judged;
  if (kind !== 'harmful' && claims.length > 0) return TO_SETTLE;
  if (kind !== 'harmful' && conflicts.length > 0) return TO_AGREE;
  if (stanceIssue === EVADED) return ONE_STORY_DRILL;
  if (stanceIssue !== null && kind !== 'offTopic')
    return { focus: '重说', exercise: '先想清楚面试官为什么这样问，按逐题分析里的原因重说一遍。' };
  if (isOnlyInEnglish(judged)) return IN_CHINESE;
  if (doubt !== null) return TO_CLARIFY;
  if (kind === 'remark' && recites(answered)) return ONE_STORY_DRILL;
  if (kind !== 'answered') return AGAIN[kind];
  const form = formOf(answered.question);
  if (form === 'introduction') return INTRODUCTION_DRILL;
  return form === 'story'
    ? { focus: '经历', exercise: '用四句话重讲：当时的情况、您的两步做法、最后的结果，每句不超过二十个字。' }
    : { focus: '条理', exercise: '用三句话重说：直接回答、先后几步、为什么这样做。' };
}

/** The order of drills: harmful answers first, then untrue or contradictory ones, then weak ones. */
function gravityOf({ kind, claims, conflicts }: Judged): number {
  if (kind === 'harmful') return 0;
  if (claims.length > 0) return 1;
  return conflicts.length > 0 ? 2 : 3;
}

/** The next drills: the weakest answers, each with the part that lost most. */
export function nextDrills(judged: readonly Judged[]): InterviewReportResult['nextDrills'] {
  return [...judged]
    .filter((each) => each.score < GOOD && isWanting(each))
    .sort((a, b) => gravityOf(a) - gravityOf(b) || a.score - b.score || a.answered.order - b.answered.order)
    .slice(0, MAX_DRILLS)
    .map((each) => ({
      questionId: each.answered.question.id,
      reason: `这道题的结论是“${gradeOf(each.score)}”，原因见逐题分析。`,
      ...drillOf(each),
    }));
}
