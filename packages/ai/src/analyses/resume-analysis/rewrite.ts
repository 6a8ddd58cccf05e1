import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import type { ResumeRewrite } from '@qicheng/analysis/resume-analysis-result';
import type { Statement } from './statements.js';
import { DEEDS } from './deeds.js';
import { impossibleFigureIn } from '../../text/impossible.js';
import { withoutVague } from './without-vague.js';
import { FACT_QUESTIONS, GENERAL_FACTS } from './wording.js';

/** A statement in its stronger form: every word of it is the candidate's, every gap is requested. */
export interface Rewrite {
  after: string;
  parts: ResumeRewrite['parts'];
  needsFact: string[];
}

/** What this kind of work is asked about: how much there was, and what came of it. */
export const factsFor = (text: string): readonly [string, string] =>
  FACT_QUESTIONS.find(({ pattern }) => pattern.test(text))?.facts ?? GENERAL_FACTS;

/** Whether how much there was and what came of it are asked about: of deeds, and in sections of one's own. */
export const isAboutDeeds = (module: ResumeModuleKey): boolean => DEEDS.has(module) || module === 'others';

/** What proves a trait that everybody claims. */
export const proofOf = (trait: string): string => `能说明“${trait}”的具体例子`;

const asked = (fact: string): string => `【待补充：${fact}】`;

const METHOD_FACT = '怎么做的（方法、工具或步骤）';

const LONGEST = 600;

const LINKS = {
  // A clause of its own: 通过…, 规模为… before words that are not known yet make no Chinese sentence.
  zh: { by: (gap: string) => gap, of: (gap: string) => gap, so: (gap: string) => gap, comma: '，' },
  en: {
    by: (gap: string) => `by ${gap}`,
    of: (gap: string) => `at a scale of ${gap}`,
    so: (gap: string) => `resulting in ${gap}`,
    comma: ', ',
  },
} as const;

/** The statement without padding, with the places where method, scale and result belong; null if there is nothing to add. */
export function rewriteOf(statement: Statement): Rewrite | null {
  const { text, lang, traits, module } = statement;
  if (!isAboutDeeds(module)) return rewriteOfTraits(statement);
  // A figure that cannot be is to be checked first, not put into better words.
  if (impossibleFigureIn(text) !== null) return null;
  // A text that keeps the words it is faulted for is no better one.
  const core = withoutVague(text, lang);
  if (core === null) return null;
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
  // At most two things are asked of one statement: somebody who wrote a figure is asked what came of it, nothing else.
  if (!traits.hasMethod && !traits.hasFigure && !traits.hasResult) gap('方法', METHOD_FACT, link.by);
  else if (!traits.hasFigure) gap('结果', scale, link.of);
  if (!traits.isQuantified && !traits.hasResult) gap('结果', outcome, link.so);
  const after = parts.map((part) => part.text).join(link.comma);
  return needsFact.length === 0 && core === text.trim()
    ? null
    : { after, parts: parts.slice(0, 4), needsFact };
}

/** What one says of oneself: the traits that everybody claims are left out, and a proof of one is asked for. */
function rewriteOfTraits({ text, lang, traits }: Statement): Rewrite | null {
  const after = withoutVague(text, lang);
  if (after === null || after === text.trim() || after.length > LONGEST || /【/u.test(after)) return null;
  const needsFact = traits.cliches.slice(0, 1).map(proofOf);
  return { after, parts: [{ part: '行动', text: after }], needsFact };
}
