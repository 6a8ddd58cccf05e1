import { sharedWith, topicOf } from '@qicheng/analysis/interview-topic';
import type { AnswerCase, ReportContext } from './answer-case.js';
import { writtenAnswer } from './reference-answer.js';
import { substanceOf } from './substance.js';

/** A statement about one's free time, likings, family or home town. */
const PRIVATE = new RegExp(
  [
    '(?:周末|业余|休息(?:的?时候|日|天)|放假|假期|下班(?:以后|之后|后|了)|有空的时候|闲下来)',
    '我(?:平时|个人|从小|一直|最近|周末)?(?:就|都)?(?:比较|最|很|特别|挺)?(?:喜欢|爱好|爱(?!岗)|热爱|迷上|痴迷)(?![把将对]|和人|与人|跟人)',
    '我(?:们家|家里?|老家|(?:的)?(?:儿子|女儿|孩子|老公|老婆|爱人|爸|妈))',
    '(?:那里|那边|当地|老家|家乡)的?(?:天气|风景|饭|菜|山|海|冬天|夏天)',
  ].join('|'),
  'u',
);
/** More of one's private life, in an answer that tells nothing done. */
const FAMILY =
  /(?:老婆|老公|爱人|对象|[男女]朋友)[^，。]{0,8}(?:打工|工作|上班|在|来|去)|食堂|打牌|打麻将|打打牌|逛街|房价/u;
const MIN_PRIVATE = 2;
/** Whether an answer speaks of nothing but private life, though it names the place that was asked about. */
function isOnlyPrivate(text: string): boolean {
  const { actions, figures, steps } = substanceOf({ text });
  const clauses = text
    .split(/[，,。！？!?；;\n]/u)
    .filter((clause) => PRIVATE.test(clause) || FAMILY.test(clause));
  return clauses.length >= MIN_PRIVATE && actions + figures + steps === 0;
}
const OF_WORK = new Set(['experience', 'behaviour', 'skill', 'case', 'structured', 'groupTopic']);
/** A short answer shares hardly any of its words with the work by accident. */
const MAX_SHARED = 1;
const MANY_STEPS = 2;

/**
 * Whether an answer to a question about work speaks of private life: it opens with it and shares no subject with the
 * question, the posting and the résumé.
 */
export function isPrivateTalk({ question, text }: AnswerCase, { domain }: ReportContext): boolean {
  if (OF_WORK.has(question.type) && isOnlyPrivate(text) && !PRIVATE.test(question.text)) return true;
  const [opening = ''] = text.split(/[。！？!?；;\n]/u);
  if (!OF_WORK.has(question.type) || !PRIVATE.test(opening) || PRIVATE.test(question.text)) return false;
  if (sharedWith(topicOf(question.text), text) > 0 || substanceOf({ text }).steps >= MANY_STEPS) return false;
  // The reference answer and the points of the question have the words of its trade.
  const expected = question.scoringPoints.flatMap(({ words }) => words).join(' ');
  const work = `${domain}\n${writtenAnswer(question.bankId)}\n${expected}`;
  return sharedWith(topicOf(text), work) <= MAX_SHARED;
}
