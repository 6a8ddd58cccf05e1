import type { CustomAnswer } from '@qicheng/analysis/postgrad-exam-result';

/** A subject that the rules can speak to: the words that name it, and what a result says of it. */
export interface Topic<Subject> {
  name: string;
  words: RegExp;
  say: (subject: Subject) => string[];
}

const MOST_TOPICS = 4;
const MOST_PARAGRAPHS = 12;
const PARAGRAPH = 500;

/** Answers a question in the person's own words by the topics that it names; what it names beyond them is said openly. */
export function answerQuestion<Subject>(
  question: string,
  topics: readonly Topic<Subject>[],
  subject: Subject,
): CustomAnswer {
  const named = topics.filter(({ words }) => words.test(question)).slice(0, MOST_TOPICS);
  const known = topics.map(({ name }) => name).join('、');
  return {
    question,
    topics: named.map(({ name }) => name),
    paragraphs: named
      .flatMap(({ say }) => say(subject))
      .map((paragraph) => paragraph.slice(0, PARAGRAPH))
      .slice(0, MOST_PARAGRAPHS),
    limit:
      named.length > 0
        ? '以上由本地规则引擎按问题中的主题从本次分析里整理，不含外部信息。'
        : `本地规则引擎没有识别出问题的主题。它能回答：${known}。请换一种说法，或查看下方完整分析。`,
  };
}
