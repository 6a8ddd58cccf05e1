import type { Evidence } from '@qicheng/analysis/result';
import type { ResumeAnalysisResult, ResumeFinding } from '@qicheng/analysis/resume-analysis-result';
import type { ResumeDocument } from '@qicheng/resume/document';
import { isLaterPost } from '../../jd/present-post.js';
import { isBrokenLine } from '../../text/broken-line.js';
import { clipped } from '../../text/clipped.js';
import { isEnglishText } from '../../text/no-chinese.js';
import { isSpokenLine } from '../../text/spoken-line.js';
import { ACTION_MODULES } from './action-modules.js';
import { CONVINCING, convictionOf } from './conviction.js';
import { wordsOfText } from './items.js';
import { isRelatedPost } from './rules/occupation-of.js';
import { resultsOf } from './rules/quantified.js';
import { GENERIC, type Relevance } from './rules/relevance.js';
import type { Subject } from './rules/rule.js';
import { evidenceOf, isCredible, quoted, type Statement } from './statements.js';
import { CHANGE, HELPED, STRONG_FIGURE } from './wording.js';

const MAX_QUOTES = 3;

/** Estimates and implausible growth are not quoted as the best proof. */
const UNSURE =
  /大概|可能|有时|差不多|据说|好像|(?:提升|提高|增长|增加|上涨|翻)[^，。；]{0,6}(?:[3-9]\d{2}|\d{4,})\s?%/u;

/** A bonus for the current job, which proves more than one from years ago. */
const LATEST = 10;
/** What a contest or a club proves less than work. */
const ALONGSIDE_STUDIES = 15;

const MAX_POSTS = 3;

/** Former posts that match the target position; they show a match where the lexicon cannot compare. */
function relatedPosts({ work, internships, meta }: ResumeDocument, position: string): Evidence[] {
  if (position === '') return [];
  return (['work', 'internships'] as const).flatMap((section) =>
    ({ work, internships })[section].flatMap(({ title, id }, index) => {
      const post = wordsOfText(title, meta.lang);
      return isRelatedPost(position, post)
        ? [{ pointer: `/${section}/${index}/title`, targetId: id, quote: quoted(post) }]
        : [];
    }),
  );
}

/** The minimum number of matched keywords in actions for a mention. */
const MANY_WORDS = 6;
const MAX_WORDS = 8;
/** A résumé that lacks this share of a page is not praised for its form. */
const TOO_THIN = 0.25;

/** Whether a statement has no padding. */
const isPlain = ({ traits }: Statement): boolean => traits.vague.length + traits.cliches.length === 0;

/** Findings about order and punctuation are not errors in the content of a statement. */
const OF_FORM = /^(?:order\.|date\.|punctuation\.|typo\.|english\.|layout\.|content\.firstPerson)/u;
const namedBy = (findings: readonly ResumeFinding[]): ReadonlySet<string> =>
  new Set(findings.flatMap(({ ruleId, pointer }) => (OF_FORM.test(ruleId) ? [] : (pointer ?? []))));

type Strength = ResumeAnalysisResult['strengths'][number];

/** For a partly read file. */
const OF_WHAT_WAS_READ = '（只看已读到的部分）';
const MOST_CONVINCING = '最有说服力的一条';
/** The pointer of the statement that is praised as the most convincing one; undefined if there is none. */
export const praisedPlace = (strengths: readonly Strength[]): string | undefined =>
  strengths.find(({ text }) => text.startsWith(MOST_CONVINCING))?.evidence[0]?.pointer;

/** Actions that may be praised: credible, plain, and without a finding. */
const praisable = ({ statements }: Subject, named: ReadonlySet<string>): Statement[] =>
  statements.filter(
    (statement) =>
      ACTION_MODULES.has(statement.module) &&
      statement.traits.isAction &&
      isCredible(statement) &&
      isPlain(statement) &&
      !isBrokenLine(statement.text) &&
      !isLaterPost(statement.text) &&
      !named.has(statement.pointer),
  );

const valueInPlace = (statement: Statement): number =>
  convictionOf(statement) +
  (/^\/(?:work|internships)\/0\//u.test(statement.pointer) ? LATEST : 0) -
  (/^\/(?:campus|practice)\//u.test(statement.pointer) ? ALONGSIDE_STUDIES : 0);

const LONG_QUOTE = 60;
/** The sentence of a long statement with the change or figure that is worth quoting. */
function strongestSentence(text: string): string {
  const sentences = text.split(/(?<=[。；;])/u);
  const sentence =
    text.length <= LONG_QUOTE || sentences.length < 3
      ? text
      : (sentences.find((each) => CHANGE.test(each)) ??
        sentences.find((each) => STRONG_FIGURE.test(each)) ??
        text);
  return sentence.replace(/[。；;\s]+$/u, '');
}

/** An award alone, which is not a quantified result of the work. */
const HONOUR =
  /^(?:\d{4}[.年\d月]*)?(?:荣?获得?|被评为|获评|评为)[^，。；]{0,20}(?:奖|称号|荣誉)[^，。；]{0,4}$/u;

const MIN_FIGURES = 2;
const figuresIn = (text: string): number => text.match(/\d+/gu)?.length ?? 0;

/** A bonus for an achievement in the words of the target occupation. */
const OF_AIM = 30;

function bestStatement(
  praised: readonly Statement[],
  { occupation, proven, isInferred }: Relevance,
  isPartial: boolean,
): Strength[] {
  const words = occupation && !isInferred ? proven : [];
  const totalValue = (statement: Statement): number =>
    valueInPlace(statement) + (words.some((word) => statement.text.includes(word)) ? OF_AIM : 0);
  const [best] = praised
    .filter(
      (statement) =>
        (statement.traits.isQuantified || isEnglishText(statement.text)) &&
        convictionOf(statement) >= CONVINCING &&
        !UNSURE.test(statement.text),
    )
    .toSorted((a, b) => totalValue(b) - totalValue(a));
  if (best)
    return [
      {
        text: `${MOST_CONVINCING}${isPartial ? OF_WHAT_WAS_READ : ''}：“${quoted(strongestSentence(best.text), 60)}”`,
        evidence: [evidenceOf(best)],
      },
    ];
  // Without a result, own work with several figures.
  const [concrete] = praised
    .filter(
      ({ text }) =>
        figuresIn(text) >= MIN_FIGURES && !HELPED.test(text) && !HONOUR.test(text) && !isSpokenLine(text),
    )
    .toSorted((a, b) => figuresIn(b.text) - figuresIn(a.text));
  return concrete
    ? [
        {
          text: `写得最具体的一条：“${quoted(strongestSentence(concrete.text), 60)}”`,
          evidence: [evidenceOf(concrete)],
        },
      ]
    : [];
}

function manyProofs(subject: Subject, praised: readonly Statement[]): Strength[] {
  const own = new Map(praised.map((statement) => [statement.pointer, convictionOf(statement)]));
  const isInField = (pointer: string) => /\/results\/\d+$/u.test(pointer);
  const results = resultsOf(subject)
    .filter(
      ({ pointer, quote }) =>
        isInField(pointer) || ((own.get(pointer) ?? 0) >= CONVINCING && !HONOUR.test(quote)),
    )
    .toSorted((a, b) => (own.get(b.pointer) ?? CONVINCING) - (own.get(a.pointer) ?? CONVINCING));
  const methods = praised.filter(
    (each) => each.traits.hasMethod && each.traits.hasResult && convictionOf(each) >= CONVINCING,
  );
  return [
    ...(results.length >= 2
      ? [
          {
            text: '写了具体数字的有：',
            evidence: results.slice(0, MAX_QUOTES),
          },
        ]
      : []),
    ...(methods.length >= 2
      ? [
          {
            text: '同时写了做法与结果的有：',
            evidence: methods.slice(0, MAX_QUOTES).map(evidenceOf),
          },
        ]
      : []),
  ];
}

function answersToAim(
  { document }: Subject,
  position: string,
  { occupation, proven, isInferred }: Relevance,
): Strength[] {
  const posts = relatedPosts(document, position);
  // Words of any work say nothing of the match.
  const special = proven.filter((word) => !GENERIC.has(word));
  const names = [...new Set(posts.map(({ quote }) => quote))].slice(0, MAX_POSTS).join('、');
  return [
    ...(posts.length > 0
      ? [
          {
            text: clipped(`做过与目标岗位相同或相近的工作：${names}`, 200),
            evidence: posts.slice(0, MAX_POSTS),
          },
        ]
      : []),
    ...(occupation && !isInferred && special.length >= MANY_WORDS
      ? [
          {
            text: `经历描述用到了“${occupation.name}”的 ${special.length} 类关键词：${special.slice(0, MAX_WORDS).join('、')}${special.length > MAX_WORDS ? '等' : ''}`,
            evidence: [],
          },
        ]
      : []),
  ];
}

/** The strengths of a résumé that should be kept. */
export function strengthsOf({
  subject,
  position,
  fit,
  findings,
  shortfall,
  isPartial,
}: {
  subject: Subject;
  position: string;
  fit: Relevance;
  findings: readonly ResumeFinding[];
  shortfall: number;
  isPartial: boolean;
}): Strength[] {
  const { statements, checks, modules } = subject;
  const praised = praisable(subject, namedBy(findings));
  const strengths = [
    ...bestStatement(praised, fit, isPartial),
    ...manyProofs(subject, praised),
    ...answersToAim(subject, position, fit),
  ];
  // Correct form is praised only if there is nothing more important.
  if (strengths.length > 1 || shortfall > TOO_THIN) return strengths;
  return [
    ...strengths,
    ...(statements.length > 0 && !checks.some(({ group }) => group !== 'contact')
      ? [{ text: '标点和常见词的写法没有发现问题', evidence: [] }]
      : []),
    ...(modules.every(({ isPresent, need }) => isPresent || need === 'optional')
      ? [{ text: '这一阶段应有的模块齐全', evidence: [] }]
      : []),
  ];
}
