import type { Mark } from './rule.js';
import { type AnswerCase, entryAsked, type ReportGround } from '../answer-case.js';

// They stand in questions about anything, so an answer that shares them need not be about the same thing.
const COMMON =
  /简历[里中]?|写[了到着]|请|按|背景|任务|行动|结果|完整|[一这那]?[个次件段点步项]|一遍|一下|什么|怎[么样]|如何|为什么|哪些|哪|多少|是否|认为|觉得|[你我他]们?|自己|具体|主要|最[大近后]?|过程中|遇到|当时|经历|项目|工作|实习|岗位|公司|问题|说[说明]?|讲|可以|应该|时候|已经|现在|如果|因为|例子?|解决|完成|负责|部分|介绍|和|的|了|在|是|有|做|会|从|中|用|让/gu;
const LATIN = /[a-z][a-z0-9+#.-]+|\d+(?:\.\d+)?/giu;
const LEAST_SHARED = 2;
const HALF = 0.5;

/** Pairs of neighbouring signs that say what a text is about, and its Latin words and figures. */
function topicOf(text: string): Set<string> {
  const plain = text.normalize('NFKC').toLowerCase();
  const chunks = plain.replace(COMMON, ' ').match(/\p{Script=Han}{2,}/gu) ?? [];
  const pairs = chunks.flatMap((chunk) => [...chunk].slice(1).map((sign, at) => `${[...chunk][at]}${sign}`));
  return new Set([...pairs, ...(plain.match(LATIN) ?? [])]);
}

const sharedWith = (topic: Set<string>, text: string): number =>
  [...topic].filter((word) => text.includes(word)).length;

/**
 * Whether an answer is about something else than was asked. Points alone do not tell: 背景 and 结果 are in every story.
 * Asked about a place of the résumé, it must speak of that place; otherwise of the words of the question, or hit half of
 * its points. An introduction may speak of anything of one's own.
 */
export function missesQuestion(answered: AnswerCase, ground: ReportGround): boolean {
  const { question, hit, isBlank } = answered;
  if (isBlank || question.type === 'intro') return false;
  const text = answered.text.normalize('NFKC').toLowerCase();
  const entry = entryAsked(ground, question);
  if (question.anchor) {
    if (entry?.name && text.includes(entry.name.toLowerCase())) return false;
    return sharedWith(topicOf(question.anchor.quote), text) < LEAST_SHARED;
  }
  if (hit.length / question.scoringPoints.length >= HALF) return false;
  const wanted = question.requirement?.source === 'round' ? '' : (question.requirement?.text ?? '');
  return sharedWith(topicOf(`${question.text} ${wanted}`), text) === 0;
}

/** What is left of what an answer beside the question earned. */
const BESIDE = 0.4;

/** The marks of an answer that missed the question; how it was said still counts in full. */
export const marksBesideTheQuestion = (marks: readonly Mark[]): Mark[] =>
  marks.map((mark) =>
    mark.points <= 0
      ? mark
      : {
          ...mark,
          points: Math.round(mark.points * BESIDE * 10) / 10,
          reason: `${mark.reason}；但没有回答所问，只计四成`,
        },
  );
