import type { PostgradInput } from '@qicheng/analysis/postgrad-exam';
import type { StudyPlan } from '@qicheng/analysis/study-plan';
import { planWeeks } from '../../planning/plan-weeks.js';
import { planTimeOf } from './plan-time.js';
import { interviewPhases, transferPhases, writtenPhases } from './tables/phases.js';

const labels = {
  choice: '择校',
  politics: '政治',
  english: '英语',
  mathematics: '数学',
  major: '专业课',
} as const;

function reasonOf(key: string, input: PostgradInput): string {
  const isAcross = input.targets.some(({ span }) => span === '跨专业');
  if (key === 'major' && isAcross) return '有跨专业目标，专业课增加份额';
  if (key === 'politics') return '前期只建立框架，后期集中背诵';
  if (key === 'choice') return '先定目标和考试科目，再展开复习';
  return '按科目分值和起点分配';
}

/** The plan of the stage that somebody is in, by week. */
export function planOf(input: PostgradInput): StudyPlan {
  const { days, weekHours, formula, remarks } = planTimeOf(input);
  const common = {
    ...{ today: input.today, days, weekHours },
    formula: [formula, ...remarks].join('。'),
  };
  const special = { 复试: interviewPhases, 调剂: transferPhases, 择校: null, 初试: null }[input.stage];
  if (special) {
    const subjects = special.labels.map(([key, label]) => ({ key, label, reason: '按这一阶段的任务量分配' }));
    return planWeeks({ ...common, subjects, phases: special.phases });
  }
  const phases = writtenPhases(input);
  const subjects = Object.entries(labels).map(([key, label]) => ({
    key,
    label,
    reason: reasonOf(key, input),
  }));
  return planWeeks({ ...common, subjects, phases });
}
