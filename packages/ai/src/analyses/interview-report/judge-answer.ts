import type { InterviewQuestionType } from '@qicheng/analysis/interview';
import {
  type AnswerKind,
  type Inconsistency,
  type InterviewDimensionKey,
  interviewDimensionKeys,
  interviewDimensions,
  type ToCheck,
} from '@qicheng/analysis/interview-report';
import { type Dimension, dimensionOf, overallOf } from '@qicheng/analysis/result';
import type { AnswerCase, ReportContext } from './answer-case.js';
import { isElsewhere, kindOfAnswer, recites } from './answer-class.js';
import { doubtOf } from './doubts.js';
import { openQuestionIn } from './open-questions.js';
import { stanceIssueOf } from './stance.js';
import { boastsIn, withoutBoasts } from './boasts.js';
import { contentOf, isJudgedByContent } from './content-estimate.js';
import { traitsOf } from './english-answer.js';
import { evasionIn } from './evasions.js';
import { answersFact } from './answer-form.js';
import { CAREER } from './career-conflicts.js';
import { depthMarks, fitMarks, truthMarks } from './rules/content.js';
import { expressionMarks, isTooLong } from './rules/expression.js';
import { hollowOf } from './hollow.js';
import { missesSteps, needsExpert } from './professional.js';
import { contributionOf, type Mark } from './rules/rule.js';
import { isDetailed } from './substance.js';
import { quoted } from '../resume-analysis/statements.js';
import { structureMarks } from './rules/structure.js';
import { unsupportedFacts } from './unsupported-facts.js';

/** The share of the score of an off-topic answer, however well it is phrased. */
const OFF_TOPIC_SHARE = 0.2;
/** The share of the score of an answer without the requested fact. */
const WITHOUT_FACT = 0.4;

/** The share of the score of an answer with a harmful stance. */
const OF_POOR_STANCE = 0.5;

/** The share of the score of an answer with a statement that may be heard as harmful, or that recites the résumé. */
const OF_DOUBT = 0.6;

/** What is stated about the points that rest on an estimate. */
const ESTIMATED: Readonly<Record<InterviewDimensionKey, string>> = {
  fit: '按回答与题目的对应程度计；有没有答全，请对照参考回答',
  truth: '按回答里能核对的内容计',
  structure: '按这类题要说的几部分计',
  depth: '按回答里的做法和原因计；对不对，请对照参考回答',
  expression: '按表达计',
};

/** The share of 做法与原因 that an answer can have whose correctness only an expert can judge. */
const OF_UNJUDGED = 0.75;
const UNJUDGED = '专业上对不对这里判断不了，最多计四分之三；请对照参考回答';

const rounded = (points: number): number => Math.round(points * 10) / 10;
const sumOf = (marks: readonly Mark[]): number => rounded(marks.reduce((sum, { points }) => sum + points, 0));

/** The marks with a stated reason, and one for the rest. */
function withRest(key: InterviewDimensionKey, marks: readonly Mark[], estimated = ESTIMATED[key]): Mark[] {
  const [first, rest] = [
    marks.filter(({ reason }) => reason !== ''),
    marks.filter(({ reason }) => reason === ''),
  ];
  const most = rounded(rest.reduce((sum, each) => sum + each.most, 0));
  return rest.length === 0
    ? first
    : [...first, { ruleId: `${key}.rest`, points: sumOf(rest), most, reason: estimated }];
}

/** The share of a part that follows from the content of the answer; the rest follows from the rules of the part. */
const OF_CONTENT = 0.45;

/** The marks of a part with the content of the answer: less of each of them, or more of what rests on an estimate. */
function withContent(key: InterviewDimensionKey, marks: readonly Mark[], content: number): Mark[] {
  const read = sumOf(marks.filter(({ points }) => points > 0));
  const points = OF_CONTENT * content + (1 - OF_CONTENT) * read;
  if (points >= read)
    return [
      ...marks,
      { ruleId: `${key}.content`, points: rounded(points - read), most: 100 - read, reason: '' },
    ];
  return marks.map((each) =>
    each.points > 0 ? { ...each, points: rounded((each.points * points) / read) } : each,
  );
}

/** One mark for a part of which only a share counts; deductions are kept, and the rest is not praised. */
function reduced(key: InterviewDimensionKey, marks: readonly Mark[], { part, why }: Reduction): Mark[] {
  const isDeduction = ({ points }: Mark): boolean => points < 0;
  const points = rounded(sumOf(marks.filter((each) => !isDeduction(each))) * part);
  return [{ ruleId: `${key}.reduced`, most: 100, points, reason: why }, ...marks.filter(isDeduction)];
}

/** The share of the score of a short answer or remark. */
const OF_SHORT = 0.75;

/** The share of the score of an answer without content of its own. */
const OF_HOLLOW = 0.35;

/** The share of the score of an answer that evades the question in few of its words, and at least. */
const [MAX_OF_EVASION, MIN_OF_EVASION] = [0.75, 0.3];

/** From this share on, the clauses of an answer that say nothing are left out of its score. */
const MIN_EMPTY_SHARE = 0.1;
const MAX_QUOTE_LENGTH = 30;

/** The share of the score of a boast, of which nothing can be checked. */
const OF_BOAST = 0.35;

/** The share of the score of a professional answer without most of the expected steps. */
const OF_FEW_STEPS = 0.65;

/** The share of the score of an answer with claims that the résumé does not support. */
const OF_CLAIMS = 0.45;

/** The share of the score of an answer that is far too long. */
const OF_TOO_LONG = 0.8;

interface Reduction {
  part: number;
  why: string;
  /** Whether the marks for expression are reduced too. */
  isOfAll?: boolean;
}

/** Why a part counts only partly, if the diagnosis says it. */
const AS_DIAGNOSED = '原因见诊断，只计一部分';

/** Whether an answer has no detailed account beside its boasts. */
function isBoastOnly({ text }: AnswerCase): boolean {
  const rest = withoutBoasts(text);
  return !isDetailed({ text: rest, traits: traitsOf(rest) });
}

/** Why only a part of the marks counts; null if all of them do. */
function reductionOf(
  answered: AnswerCase,
  kind: AnswerKind,
  { stanceIssue, doubt, hasClaims }: Pick<Judged, 'stanceIssue' | 'doubt'> & { hasClaims: boolean },
): Reduction | null {
  const { question, text } = answered;
  if (kind === 'offTopic') return { part: OFF_TOPIC_SHARE, why: '原因见诊断，只计两成', isOfAll: true };
  if (hasClaims) return { part: OF_CLAIMS, why: AS_DIAGNOSED };
  const why = AS_DIAGNOSED;
  const hollow = kind === 'remark' ? hollowOf(answered) : null;
  const ofEvasion = Math.max(MIN_OF_EVASION, MAX_OF_EVASION - evasionIn(text).part);
  if (hollow !== null) return { part: hollow === 'evasive' ? ofEvasion : OF_HOLLOW, why, isOfAll: true };
  if (boastsIn(text).length > 0) return { part: isBoastOnly(answered) ? OF_BOAST : OF_SHORT, why };
  if (stanceIssue !== null) return { part: OF_POOR_STANCE, why };
  if (doubt !== null) return { part: OF_DOUBT, why };
  // What a detailed answer states may be the fact in words that no rule reads.
  if (!answersFact(question, text) && !isDetailed(answered)) return { part: WITHOUT_FACT, why };
  if (missesSteps(answered))
    return { part: OF_FEW_STEPS, why: '专业内容这里判断不了，只计一部分；请对照参考回答' };
  if (kind === 'short' || kind === 'remark') return { part: recites(answered) ? OF_DOUBT : OF_SHORT, why };
  if (isTooLong(answered)) return { part: OF_TOO_LONG, why: '太长，只计八成' };
  const { part, first } = evasionIn(text);
  return part >= MIN_EMPTY_SHARE && !isDetailed(answered)
    ? { part: 1 - part, why: `“${quoted(first, MAX_QUOTE_LENGTH)}”这样的话没有内容，按其余的话计` }
    : null;
}

type Weights = Readonly<Record<InterviewDimensionKey, number>>;
const weights = (
  fit: number,
  truth: number,
  structure: number,
  depth: number,
  expression: number,
): Weights => ({
  ...{ fit, truth, structure, depth, expression },
});

/** The weights of the parts by type of question; each row sums to 100. */
export const PART_WEIGHTS: Readonly<Record<InterviewQuestionType, Weights>> = {
  intro: weights(40, 15, 20, 5, 20),
  motivation: weights(40, 10, 20, 15, 15),
  career: weights(35, 10, 20, 20, 15),
  reverse: weights(45, 5, 15, 20, 15),
  experience: weights(15, 30, 25, 15, 15),
  behaviour: weights(15, 25, 30, 15, 15),
  skill: weights(20, 10, 15, 40, 15),
  case: weights(20, 5, 30, 30, 15),
  groupTopic: weights(20, 5, 30, 30, 15),
  structured: weights(20, 5, 30, 30, 15),
  pressure: weights(25, 20, 20, 15, 20),
  values: weights(25, 20, 20, 15, 20),
};

/** An answer with its marks by part. */
export interface Judged {
  answered: AnswerCase;
  conflicts: readonly Inconsistency[];
  toCheck: readonly ToCheck[];
  kind: AnswerKind;
  /** Claims that the résumé does not support. */
  claims: readonly ToCheck[];
  /** What is wrong with its stance; null if nothing is. */
  stanceIssue: string | null;
  /** The question about a statement that may be heard as harmful; null if there is none. */
  doubt: string | null;
  parts: Dimension[];
  score: number;
}

/** The question about a sentence that may be heard as harmful; a boast has its own words. */
function questionAbout({ question, text }: AnswerCase): string | null {
  const open = openQuestionIn(text);
  const doubt = doubtOf(text, question.text);
  if (open !== null || doubt === null) return open;
  const isOfBoast = boastsIn(text).length > 0 && !doubt.isOfRule;
  return doubt.isFirm && !isOfBoast ? doubt.words : null;
}

const zeroReasonOf = ({ isEcho, text }: AnswerCase, kind: AnswerKind): string => {
  if (isEcho) return '只重复了题目，本题记 0 分';
  if (kind === 'harmful') return '原因见诊断，本题记 0 分';
  return text === '' ? '没有作答，本题记 0 分' : '没有回答这道题，本题记 0 分';
};

const BLANK = { ruleId: 'blank', points: 0, evidence: [] };

/** Judges one answer part by part; an empty answer scores zero. */
export function judgeAnswer(
  answered: AnswerCase,
  context: ReportContext,
  found: readonly Inconsistency[],
): Judged {
  const byPart: Record<InterviewDimensionKey, () => Mark[]> = {
    fit: () => fitMarks(answered, context),
    truth: () => truthMarks(answered, context, conflicts, claims),
    structure: () => structureMarks(answered),
    depth: () => depthMarks(answered),
    expression: () => expressionMarks(answered),
  };
  const partWeights = PART_WEIGHTS[answered.question.type];
  // A repeated answer was compared with the résumé before, and one on another subject is not about it.
  const isCompared = !isElsewhere(answered, context);
  const conflicts = isCompared ? found : [];
  const unsupported = answered.repeats === null ? unsupportedFacts(answered, context, conflicts) : [];
  // What an answer on another subject invents is named too.
  const claims = unsupported.filter((each) => each.kind === 'claim');
  const kind = kindOfAnswer(answered, claims.length > 0, context);
  // Dates and figures of an off-topic answer are not about the résumé.
  const toCheck = kind === 'offTopic' ? claims : unsupported;
  const isWorthless = answered.isBlank || kind === 'harmful';
  const stanceIssue = isWorthless ? null : stanceIssueOf(answered);
  // The question about a sentence names it, and stands next to what is wrong with the stance.
  const doubt = isWorthless ? null : questionAbout(answered);
  // Years or a start of work that the dates of the résumé rule out are invented like an unsupported claim.
  const hasClaims = claims.length > 0 || conflicts.some(({ pointer }) => pointer === CAREER);
  const reduction = reductionOf(answered, kind, { stanceIssue, doubt, hasClaims });
  const content = isWorthless || !isJudgedByContent(answered) ? null : contentOf(answered);
  const marksOf = (key: InterviewDimensionKey): Mark[] => {
    if (isWorthless) return [];
    const isReduced = reduction !== null && (key !== 'expression' || reduction.isOfAll === true);
    const read = byPart[key]();
    const marks = key === 'expression' || content === null ? read : withContent(key, read, content);
    if (isReduced) return reduced(key, marks, reduction);
    return key === 'depth' && needsExpert(answered)
      ? withRest(
          key,
          marks.map((each) => ({ ...each, reason: '', points: rounded(each.points * OF_UNJUDGED) })),
          UNJUDGED,
        )
      : withRest(key, marks);
  };
  const marked = interviewDimensionKeys.map((key) => ({
    facts: { key, label: interviewDimensions[key].label, weight: partWeights[key] },
    ...{ key, marks: marksOf(key) },
  }));
  const parts = marked.map(({ facts, marks }) =>
    dimensionOf(
      facts,
      isWorthless
        ? [{ ...BLANK, reason: zeroReasonOf(answered, kind) }]
        : marks.map((mark) => contributionOf(mark, answered)),
    ),
  );
  return {
    ...{ answered, conflicts, toCheck, claims, kind, stanceIssue, doubt, parts },
    score: overallOf(parts, 1).score,
  };
}
