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

/** What to do first: answers that have to be given again, then contradictions, then the weak ones. */
function firstStep(again: readonly Judged[], weak: readonly Judged[], hasConflicts: boolean): string {
  const steps = [
    ...(again.length > 0 ? [`重新回答第 ${numbersOf(again)} 题`] : []),
    ...(hasConflicts ? ['核对与简历不一致的说法'] : []),
    ...(weak.length > 0 ? [`补充第 ${numbersOf(weak)} 题`] : []),
  ];
  return steps.length === 0 ? '再练一遍时间和语速。' : `先${steps.join('，再')}。`;
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
  const why = `总分 ${score}${open}。${compare}${firstStep(again, weak, inconsistencies.length > 0)}`;
  if (score < MIN_SCORE_OF_PRACTICE) return { tier: '需要重新准备', why };
  const isGood = score >= MIN_GOOD && again.length === 0 && weak.length < MANY_WEAK * judged.length;
  if (!isGood) return { tier: '建议再练', why };
  // Nobody is called ready for answers whose correctness was not judged.
  if (compare !== '') return { tier: '表达清楚', why };
  const isReady = score >= answerGrades.好 && weak.length + inconsistencies.length === 0;
  return { tier: isReady ? '准备充分' : '接近就绪', why };
}
