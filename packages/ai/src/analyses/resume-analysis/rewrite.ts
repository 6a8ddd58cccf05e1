import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import type { ResumeRewrite } from '@qicheng/analysis/resume-analysis-result';
import type { Statement } from './statements.js';
import { DEEDS } from './deeds.js';
import { taggedWordsOf } from '../../text/words.js';
import { notRewritten } from './not-rewritten.js';
import { withoutVague } from './without-vague.js';
import { FACT_QUESTIONS, GENERAL_FACTS, VERB_QUESTIONS } from './fact-questions.js';

/** A statement in its stronger form: every word of it is the candidate's, every gap is requested. */
export interface Rewrite {
  after: string;
  parts: ResumeRewrite['parts'];
  needsFact: string[];
}

/** What this kind of work is asked about: how much there was, and what came of it. */
export const factsFor = (text: string): readonly [string, string] =>
  [...FACT_QUESTIONS, ...VERB_QUESTIONS].find(({ pattern }) => pattern.test(text))?.facts ?? GENERAL_FACTS;

/** Whether how much there was and what came of it are asked about: of deeds, and in sections of one's own. */
export const isAboutDeeds = (module: ResumeModuleKey): boolean => DEEDS.has(module) || module === 'others';

/** What proves a trait that everybody claims. */
export const proofOf = (trait: string): string => `能说明“${trait}”的具体例子`;

const asked = (fact: string): string => `【待补充：${fact}】`;

const LONGEST = 600;

const COMMA = { zh: '，', en: ', ' } as const;

/** The statement without padding, with the places where method, scale and result belong; null if there is nothing to add. */
export function rewriteOf(statement: Statement): Rewrite | null {
  const { text, lang, module } = statement;
  if (!isAboutDeeds(module)) return rewriteOfTraits(statement);
  // What is doubtful is to be checked first, not put into better words.
  if (notRewritten(statement) !== null) return null;
  // A text that keeps the words it is faulted for is no better one.
  const core = withoutVague(text, lang);
  if (core === null) return null;
  // Longer ones are no statements any more: they are to be split, not rewritten.
  if (core.length > LONGEST || core === '' || /【[^】]*】/u.test(core)) return null;
  // What is asked for is asked in Chinese, and fits into no English sentence.
  const fact = lang === 'zh' ? missingFactOf(statement) : null;
  const parts: Rewrite['parts'] = [
    { part: '行动', text: core },
    ...(fact === null ? [] : [{ part: '结果' as const, text: asked(fact) }]),
  ];
  const after = parts.map((part) => part.text).join(COMMA[lang]);
  return fact === null && core === text.trim().replace(/[。；.;]+$/u, '')
    ? null
    : { after, parts, needsFact: fact === null ? [] : [fact] };
}

/** What is not done yet has no result. */
const UNFINISHED = /(?:在做|进行中|未完成|还没(?:做|写|完)|待完成|筹备中)[）)]?/u;

/** Whether how often it was done is said already: 每周输出周报 is not asked for its frequency. */
export const isScaleSaid = (text: string, scale: string): boolean =>
  /每(?:[天日周月季年]|学期|班)/u.test(text) && /频|每/u.test(scale);

/** The statements of an entry that say what came of the work; each entry is counted once. */
const results = new WeakMap<readonly Statement[], ReadonlySet<string>>();

function resultsOf(entry: readonly Statement[]): ReadonlySet<string> {
  const known = results.get(entry);
  if (known !== undefined) return known;
  const found = new Set(entry.flatMap(({ traits, pointer }) => (traits.isQuantified ? pointer : [])));
  results.set(entry, found);
  return found;
}

/** Whether another statement of the entry says what came of the work: nobody is asked for it twice. */
export function isShownBeside({ entry = [], pointer }: Pick<Statement, 'entry' | 'pointer'>): boolean {
  const found = resultsOf(entry);
  return found.size > (found.has(pointer) ? 1 : 0);
}

/** A certificate, of which nobody is asked how many: 汽车维修工四级（中级）. */
const NAMES_PAPER = /(?:证书?|职称|资格|[一二三四五初中高]级[）)]?)$/u;
const hasVerb = (text: string): boolean => taggedWordsOf(text).some(({ tag }) => tag.startsWith('v'));

/** The one thing that is asked of a statement that says neither how much there was nor what came of it. */
export function missingFactOf(statement: Statement): string | null {
  const { text, traits } = statement;
  // A line that says how much or what came of it is asked for nothing more, and a name for nothing at all.
  if (traits.hasFigure || traits.hasResult || /\d/u.test(text)) return null;
  if (UNFINISHED.test(text) || NAMES_PAPER.test(text) || !hasVerb(text)) return null;
  const [scale, outcome] = factsFor(text);
  const open = [...(isScaleSaid(text, scale) ? [] : [scale]), ...(isShownBeside(statement) ? [] : [outcome])];
  return open.length === 0 ? null : open.length === 1 ? `${open[0]}` : `${open.join('；')}（写一项即可）`;
}

/** What one says of oneself: the traits that everybody claims are left out, and a proof of one is asked for. */
function rewriteOfTraits({ text, lang, traits }: Statement): Rewrite | null {
  const after = withoutVague(text, lang);
  if (after === null || after === text.trim() || after.length > LONGEST || /【/u.test(after)) return null;
  const needsFact = traits.cliches.slice(0, 1).map(proofOf);
  return { after, parts: [{ part: '行动', text: after }], needsFact };
}
