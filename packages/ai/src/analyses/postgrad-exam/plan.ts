import type { PostgradInput } from '@qicheng/analysis/postgrad-exam';
import type { StudyPlan } from '@qicheng/analysis/study-plan';
import { planWeeks } from '../../planning/plan-weeks.js';
import { interviewPhases, transferPhases, writtenPhases } from './tables/phases.js';

const WEEKS_PER_YEAR = 52;
const MONTHS_PER_YEAR = 12;
const DAYS_OF_WEEK = 7;

/** Hours of each week: the stated hours a week, for as many weeks as the stated months have. */
export function weeksOf({ hours: { weekly, months } }: PostgradInput): number[] {
  const weeks = Math.max(1, Math.round((months * WEEKS_PER_YEAR) / MONTHS_PER_YEAR));
  return Array.from({ length: weeks }, () => weekly);
}

const DAY_MS = 86_400_000;
/** The written examination is usually on a weekend in the last third of December; its day is announced each year. */
const LAST_THIRD = '12-21';

/** Which examination a plan runs into, and its first week after that; null where it ends before, or is for later stages. */
function examPassed({ stage, today }: PostgradInput, weeks: number): { year: number; week: number } | null {
  if (stage !== '初试' && stage !== '择校') return null;
  const year = Number(today.slice(0, 4));
  const next = today < `${year}-${LAST_THIRD}` ? year : year + 1;
  const days = (Date.parse(`${next}-${LAST_THIRD}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS;
  const week = Math.ceil(days / DAYS_OF_WEEK) + 1;
  return week <= weeks ? { year: next, week } : null;
}

/** Says so when a plan runs past the next written examination; null when it does not. */
export function pastExamRemark(input: PostgradInput): string | null {
  const passed = examPassed(input, weeksOf(input).length);
  if (passed === null) return null;
  const { year, week } = passed;
  return `${year} 年的初试通常在 12 月下旬，以教育部公告为准；计划第 ${week} 周起已在其后，只适用于下一年的初试。要考 ${year} 年的，请把备考月数改短后重新分析`;
}

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
  const weekHours = weeksOf(input);
  const total = weekHours.reduce((sum, hours) => sum + hours, 0);
  const { weekly, months } = input.hours;
  const remark = pastExamRemark(input);
  const common = {
    today: input.today,
    days: weekHours.length * DAYS_OF_WEEK,
    weekHours,
    formula: `每周 ${weekly} 小时 × ${weekHours.length} 周（${months} 个月 × 52 ÷ 12，四舍五入）= ${total} 小时${remark === null ? '' : `。${remark}`}`,
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
