import {
  answerGrades,
  gradeOf,
  type Inconsistency,
  type InterviewReportResult,
} from '@qicheng/analysis/interview-report';
import type { Judged } from './judge-answer.js';
import { isUnjudged } from './professional.js';

interface Readiness {
  inconsistencies: readonly Inconsistency[];
  judged: readonly Judged[];
}

/** From this share of weak answers on, they are more than a single weakness. */
const MANY_WEAK = 0.25;
const MIN_SCORE_OF_PRACTICE = 45;
const MIN_GOOD = 65;

const numbersOf = (judged: readonly Judged[]): string =>
  judged.map(({ answered }) => answered.order + 1).join('、');

/** What is said about answers whose correctness was not judged. */
const comparisonOf = (unjudged: readonly Judged[]): string =>
  unjudged.length === 0 ? '' : `第 ${numbersOf(unjudged)} 题的内容专业上对不对没有判断，请对照参考回答。`;

/** Grounds on which an answer must not be given in any words. */
const NOT_TO_BE_SAID = new Set<Judged['ground']>(['harmful', 'doubt', 'claims']);

/** What to do first: what must not be said, then the other answers to be given again, then contradictions. */
function firstStep(again: readonly Judged[], hasConflicts: boolean): string {
  const unsayable = again.filter(({ ground }) => NOT_TO_BE_SAID.has(ground));
  const others = again.filter((each) => !unsayable.includes(each));
  const steps = [
    ...(unsayable.length > 0 ? [`换掉或说清第 ${numbersOf(unsayable)} 题的说法`] : []),
    ...(others.length > 0 ? [`重新回答第 ${numbersOf(others)} 题`] : []),
    ...(hasConflicts ? ['核对与简历不一致的说法'] : []),
  ];
  return steps.length === 0
    ? '把每道题与参考回答对照一遍。'
    : `先${steps.join('，再')}；其余的与参考回答对照一遍。`;
}

/** The tier of preparation by fixed limits, restricted by the worst answers; it is not a prediction of a decision. */
export function readinessOf(
  score: number,
  { inconsistencies, judged }: Readiness,
): NonNullable<InterviewReportResult['readiness']> {
  const graded = (grade: keyof typeof answerGrades): Judged[] =>
    judged.filter((each) => gradeOf(each.score) === grade);
  const [again, weak] = [graded('需要重说'), graded('还不够')];
  const compare = comparisonOf(judged.filter(isUnjudged));
  const blanks = judged.filter(({ answered }) => answered.isBlank).length;
  const open = blanks === 0 ? '' : `，${blanks} 道题没有作答`;
  const why = `总分 ${score}${open}。${compare}${firstStep(again, inconsistencies.length > 0)}`;
  if (score < MIN_SCORE_OF_PRACTICE) return { tier: '需要重新准备', why };
  const isGood = score >= MIN_GOOD && again.length === 0 && weak.length < MANY_WEAK * judged.length;
  if (!isGood) return { tier: '建议再练', why };
  // Nobody is called ready for answers whose correctness was not judged.
  if (compare !== '') return { tier: '表达清楚', why };
  const isReady = score >= answerGrades.好 && weak.length + inconsistencies.length === 0;
  return { tier: isReady ? '准备充分' : '接近就绪', why };
}
