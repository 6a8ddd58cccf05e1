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
import { isElsewhere } from './answer-class.js';
import { CAREER } from './career-conflicts.js';
import { mostByCheckable } from './checkable.js';
import { contentOf, isJudgedByContent } from './content-estimate.js';
import { needsExpert } from './professional.js';
import { depthMarks, fitMarks, truthMarks } from './rules/content.js';
import { expressionMarks } from './rules/expression.js';
import { contributionOf, type Mark } from './rules/rule.js';
import { structureMarks } from './rules/structure.js';
import { unsupportedFacts } from './unsupported-facts.js';
import { type Reduction, reductionOf, type Verdict, verdictOf } from './verdict.js';

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

/** A share of each mark; deductions are kept. */
const scaled = (marks: readonly Mark[], part: number): Mark[] =>
  marks.map((each) => (each.points > 0 ? { ...each, points: rounded(each.points * part) } : each));

/** The share of a part that follows from the content of the answer; the rest follows from the rules of the part. */
const OF_CONTENT = 0.75;

/** The marks of a part with the content of the answer: less of each of them, or more of what rests on an estimate. */
function withContent(key: InterviewDimensionKey, marks: readonly Mark[], content: number): Mark[] {
  const read = sumOf(marks.filter(({ points }) => points > 0));
  const points = OF_CONTENT * content + (1 - OF_CONTENT) * read;
  if (points >= read)
    return [
      ...marks,
      { ruleId: `${key}.content`, points: rounded(points - read), most: 100 - read, reason: '' },
    ];
  return scaled(marks, points / read);
}

/** The marks of a part that has at most so many points. */
function atMost(marks: readonly Mark[], most: number): Mark[] {
  const read = sumOf(marks.filter(({ points }) => points > 0));
  return read <= most ? [...marks] : scaled(marks, most / read);
}

/** One mark for a part of which only a share counts; deductions are kept, and the rest is not praised. */
function reduced(key: InterviewDimensionKey, marks: readonly Mark[], { part, why }: Reduction): Mark[] {
  const isDeduction = ({ points }: Mark): boolean => points < 0;
  const points = rounded(sumOf(marks.filter((each) => !isDeduction(each))) * part);
  return [{ ruleId: `${key}.reduced`, most: 100, points, reason: why }, ...marks.filter(isDeduction)];
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

/** An answer with its verdict and its marks by part. */
export interface Judged extends Verdict {
  answered: AnswerCase;
  conflicts: readonly Inconsistency[];
  toCheck: readonly ToCheck[];
  parts: Dimension[];
  score: number;
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
  // Years or a start of work that the dates of the résumé rule out are invented like an unsupported claim.
  const isInvented = conflicts.some(({ pointer }) => pointer === CAREER);
  const verdict = verdictOf(answered, context, { claims, isInvented });
  const { kind } = verdict;
  // Dates and figures of an off-topic answer are not about the résumé.
  const toCheck = kind === 'offTopic' ? claims : unsupported;
  const isWorthless = answered.isBlank || kind === 'harmful';
  const reduction = isWorthless ? null : reductionOf(answered, verdict);
  const content = isWorthless || !isJudgedByContent(answered) ? null : contentOf(answered);
  const marksOf = (key: InterviewDimensionKey): Mark[] => {
    if (isWorthless) return [];
    const isReduced = reduction !== null && (key !== 'expression' || reduction.isOfAll === true);
    const read = byPart[key]();
    const estimated = key === 'expression' || content === null ? read : withContent(key, read, content);
    const marks = atMost(estimated, mostByCheckable(key, answered, context));
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
    ...{ answered, conflicts, toCheck, ...verdict, parts },
    score: overallOf(parts, 1).score,
  };
}
