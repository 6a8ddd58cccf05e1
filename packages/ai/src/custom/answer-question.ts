import type { CustomAnswer } from '@qicheng/analysis/postgrad-exam-result';

/** A topic that the rules can answer: the words that identify it, and what the result says about it. */
export interface Topic<Subject> {
  name: string;
  words: RegExp;
  paragraphs: (subject: Subject) => string[];
}

/** The separate questions in a text. */
const QUESTION =
  /[?？]$|吗|呢$|怎么|如何|多少|几|哪|什么|是不是|能不能|会不会|要不要|该不该|可不可以|有没有|还[是能来要]/u;
const partsOf = (question: string): string[] =>
  (question.match(/[^。！!；;\n?？]+[?？]?/gu) ?? [])
    .map((part) => part.trim())
    .filter((part) => QUESTION.test(part));
const MAX_UNANSWERED = 2;
const MAX_UNANSWERED_LENGTH = 40;

const MAX_TOPICS = 6;
const MAX_PARAGRAPHS = 12;
const PARAGRAPH = 500;
const MAX_TEXT = 200;

/** States which parts of a question no topic answers; empty if the question has only one part. */
function openOf<Subject>(question: string, topics: readonly Topic<Subject>[]): string {
  const parts = partsOf(question);
  const open = parts.filter((part) => !topics.some(({ words }) => words.test(part)));
  if (parts.length < 2 || open.length === 0) return '';
  const quoted = open
    .slice(0, MAX_UNANSWERED)
    .map((part) => `“${[...part].slice(0, MAX_UNANSWERED_LENGTH).join('')}”`);
  return `没有回答：${quoted.join('、')}，本站没有这一类资料。`;
}

/** Answers a free-text question by its topics, and says which parts it cannot answer. */
export function answerQuestion<Subject>(
  question: string,
  topics: readonly Topic<Subject>[],
  subject: Subject,
): CustomAnswer {
  const named = topics.filter(({ words }) => words.test(question)).slice(0, MAX_TOPICS);
  const known = topics.map(({ name }) => name).join('、');
  return {
    question,
    topics: named.map(({ name }) => name),
    // Two topics may give the same sentence.
    paragraphs: [...new Set(named.flatMap(({ paragraphs: paragraphsOf }) => paragraphsOf(subject)))]
      .map((paragraph) => paragraph.slice(0, PARAGRAPH))
      .slice(0, MAX_PARAGRAPHS),
    limit: `${openOf(question, topics)}${
      named.length > 0
        ? '以上按问题里的主题从本次分析整理，不含外部信息。'
        : `没有识别出问题的主题。能回答的有：${known}。请换一种说法，或查看下方完整分析。`
    }`.slice(0, MAX_TEXT),
  };
}
