import type { FollowUp, InterviewQuestion } from './interview.js';
import { answerTraits, chooseFollowUp, hitPoints, isBlankAnswer, SHORT_ANSWER } from './interview-answer.js';

// They stand in questions about anything, so an answer that shares them need not be about the same thing.
const COMMON =
  /简历[里中]?|写[了到着]|请|按|背景|任务|行动|结果|完整|[一这那]?[个次件段点步项]|一遍|一下|什么|怎[么样]|如何|为什么|哪些|哪|多少|是否|认为|觉得|[你我他]们?|自己|具体|主要|最[大近后]?|过程中|遇到|当时|经历|项目|工作|实习|岗位|公司|问题|说[说明]?|讲|可以|应该|时候|已经|现在|如果|因为|例子?|解决|完成|负责|部分|介绍|和|的|了|在|是|有|做|会|从|中|用|让/gu;
const LATIN = /[a-z][a-z0-9+#.-]+|\d+(?:\.\d+)?/giu;
const HALF = 0.5;
// A true answer need not repeat any of fewer words.
const TELLING = 4;
const QUOTED = 110;

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Pairs of neighbouring signs that say what a text is about, and its Latin words and figures. */
export function topicOf(text: string): Set<string> {
  const chunks =
    plain(text)
      .replace(COMMON, ' ')
      .match(/\p{Script=Han}{2,}/gu) ?? [];
  const pairs = chunks.flatMap((chunk) => [...chunk].slice(1).map((sign, at) => `${[...chunk][at]}${sign}`));
  return new Set([...pairs, ...(plain(text).match(LATIN) ?? [])]);
}

/** How many words of a topic a text says. */
export const sharedWith = (topic: ReadonlySet<string>, text: string): number =>
  [...topic].filter((word) => plain(text).includes(word)).length;

/** Whether an answer hits half of the points of its question. */
export const hitsHalf = (question: Pick<InterviewQuestion, 'scoringPoints'>, answer: string): boolean =>
  hitPoints(question, answer).length / question.scoringPoints.length >= HALF;

/** What a question is about, beside the round that it belongs to. */
export const wantedBy = ({ text, requirement }: Pick<InterviewQuestion, 'text' | 'requirement'>): string =>
  `${text} ${requirement && requirement.source !== 'round' ? requirement.text : ''}`;

type Asked = Pick<InterviewQuestion, 'type' | 'text' | 'anchor' | 'requirement' | 'scoringPoints'>;

/**
 * Whether an answer says nothing of what was asked: no word of the question or of the place that it quotes, and none of
 * its points. A remark and a question of few words are too short to tell, and an introduction may speak of anything.
 */
export function isOffTopic(question: Asked, answer: string): boolean {
  const { isBlank, length } = answerTraits(answer);
  if (isBlank || length < SHORT_ANSWER || question.type === 'intro') return false;
  const topic = topicOf(`${wantedBy(question)} ${question.anchor?.quote ?? ''}`);
  return topic.size >= TELLING && hitPoints(question, answer).length === 0 && sharedWith(topic, answer) === 0;
}

/** Whether an answer, with what was said to the follow-up, counts as one. */
export function isValidAnswer(question: Asked, text: string, followUpAnswer = ''): boolean {
  const said = [text, followUpAnswer].filter((part) => !isBlankAnswer(part)).join('\n');
  return said !== '' && !isOffTopic(question, said);
}

/** What the interviewer says to an answer beside the question. */
const besideFollowUp = ({ id, text }: Pick<InterviewQuestion, 'id' | 'text'>): FollowUp => ({
  id: `${id}beside`,
  when: 'beside',
  text: `这个回答没有说到题目问的内容。题目是：“${text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text}”请先用一句话直接回答，再补充细节。`,
});

/** What the interviewer asks next; an answer beside the question is brought back to it. */
export const followUpTo = (question: InterviewQuestion, answer: string): FollowUp | null =>
  isOffTopic(question, answer) ? besideFollowUp(question) : chooseFollowUp(question, answer);

/** A follow-up of a question by its id. */
export const followUpOf = (question: InterviewQuestion, id: string | undefined): FollowUp | undefined =>
  [...question.followUps, besideFollowUp(question)].find((each) => each.id === id);
