import type { ResumeRewrite } from '@qicheng/analysis/resume-analysis-result';
import type { Statement } from './statements.js';
import { FACT_QUESTIONS, GENERAL_FACTS } from './wording.js';

/** A statement in its stronger form: every word of it is the candidate's, every gap is asked for. */
export interface Rewrite {
  after: string;
  parts: ResumeRewrite['parts'];
  needsFact: string[];
}

/** Padding that can go without anything being lost. */
const FILLERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:我)?(?:主要|日常|全面|具体)(?:工作是)?(?=负责|参与|协助|从事|承担)/u, ''],
  [/^我(?=[\p{Script=Han}])/u, ''],
  [/^(?:主要)?工作(?:职责|内容)?[:：]\s*/u, ''],
  [/等等(?=[。；，]?$)/u, ''],
  [/等?相关(?:的)?(?:工作|事宜|事务|任务)(?=[。；，]?$)/u, ''],
  [/(?:积极|认真|努力)(?=参与|参加|配合|完成|对待|学习|工作)/gu, ''],
  [/(?:圆满|顺利)(?=完成)/gu, ''],
];

/** A Chinese statement without its padding and without the mark at its end. */
export const withoutPadding = (text: string): string =>
  FILLERS.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text.trim()).replace(
    /[。；;，,.\s]+$/u,
    '',
  );

/** What this kind of work is asked about: how much there was, and what came of it. */
export const factsFor = (text: string): readonly [string, string] =>
  FACT_QUESTIONS.find(({ pattern }) => pattern.test(text))?.facts ?? GENERAL_FACTS;

const asked = (fact: string): string => `【待补充：${fact}】`;

const METHOD_FACT = '具体做法（方法、工具、步骤）';

const LONGEST = 600;

const LINKS = {
  zh: {
    by: (gap: string) => `通过${gap}`,
    of: (gap: string) => `规模为${gap}`,
    so: (gap: string) => `结果为${gap}`,
    comma: '，',
  },
  en: {
    by: (gap: string) => `by ${gap}`,
    of: (gap: string) => `at a scale of ${gap}`,
    so: (gap: string) => `resulting in ${gap}`,
    comma: ', ',
  },
} as const;

/** The statement without padding, with the places where method, scale and result belong; null if there is nothing to add. */
export function rewriteOf({ text, lang, traits }: Statement): Rewrite | null {
  const core = lang === 'zh' ? withoutPadding(text) : text.trim().replace(/[.;,\s]+$/u, '');
  // Longer ones are no statements any more: they are to be split, not rewritten.
  if (core.length > LONGEST || core === '' || /【[^】]*】/u.test(core)) return null;
  const [scale, outcome] = factsFor(text);
  const link = LINKS[lang];
  const parts: Rewrite['parts'] = [{ part: '行动', text: core }];
  const needsFact: string[] = [];
  const gap = (part: '方法' | '结果', fact: string, words: (gap: string) => string) => {
    needsFact.push(fact);
    parts.push({ part, text: words(asked(fact)) });
  };
  if (!traits.hasMethod) gap('方法', METHOD_FACT, link.by);
  if (!traits.isQuantified && !traits.hasFigure) gap('结果', scale, link.of);
  if (!traits.isQuantified) gap('结果', outcome, link.so);
  const after = parts.map((part) => part.text).join(link.comma);
  return needsFact.length === 0 && core === text.trim()
    ? null
    : { after, parts: parts.slice(0, 4), needsFact };
}
