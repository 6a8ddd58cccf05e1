import type { PostgradInput } from '@qicheng/analysis/postgrad-exam';
import type { StudyPlan } from '@qicheng/analysis/study-plan';
import { planWeeks } from '../../planning/plan-weeks.js';
import { isAcross, isManagementExam } from './degrees.js';
import { differentPapers, kindOfPapers, type PaperKind, studiedTogether } from './papers.js';
import type { PlanTime } from './plan-time.js';
import { mathematicsOf } from './strength.js';
import { interviewPhases, transferPhases, writtenPhases } from './tables/phases.js';

const labels = {
  choice: '择校',
  politics: '政治',
  english: '英语',
  mathematics: '数学',
  major: '专业课',
} as const;

const LABELS_OF_KIND: Readonly<Record<PaperKind, Readonly<Record<string, string>>>> = {
  general: {},
  management: { major: '管理类综合' },
  law: { major: '法硕专业基础与综合' },
  translation: { english: '翻译硕士英语', major: '翻译基础与百科写作' },
  art: { major: '史论与专业创作' },
};

const isWritten = ({ stage }: PostgradInput): boolean => stage === '择校' || stage === '初试';

function reasonOf(key: string, input: PostgradInput, isLast: boolean): string {
  if (isManagementExam(input)) return key === 'major' ? '数学、逻辑、写作合为一卷，200 分' : '英语二，100 分';
  if (isLast)
    return key === 'politics' || (key === 'major' && mathematicsOf(input) !== 'needed')
      ? '临考靠背诵，份额增加'
      : '以真题限时为主，不再学新内容';
  if (key === 'major' && input.targets.some(isAcross)) return '有跨专业目标，专业课增加份额';
  if (key === 'politics') return '前期只建立框架，后期集中背诵';
  if (key === 'choice') return '先定目标和考试科目，再展开复习';
  return '按科目分值和起点分配';
}

/** The weekly plan of the current stage; targets with other papers than the first one are excluded. */
export function planOf(request: PostgradInput, time: PlanTime): StudyPlan {
  const input = { ...request, targets: studiedTogether(request) };
  const { from, days, weekHours, weeksToExam, formula, remarks, isLast } = time;
  const common = {
    ...{ today: from, days, weekHours, weeksInAll: weeksToExam },
    formula: [formula, ...remarks, ...(isWritten(input) ? [differentPapers(request) ?? ''] : [])]
      .filter((words) => words !== '')
      .join('。'),
  };
  const special = { 复试: interviewPhases, 调剂: transferPhases, 择校: null, 初试: null }[input.stage];
  if (special) {
    const subjects = special.labels.map(([key, label]) => ({ key, label, reason: '按这一阶段的任务量分配' }));
    return planWeeks({ ...common, subjects, phases: special.phases });
  }
  const phases = writtenPhases(input, isLast, weekHours.length);
  const kind = kindOfPapers(input);
  const subjects = Object.entries(labels).map(([key, label]) => ({
    key,
    label: LABELS_OF_KIND[kind][key] ?? label,
    reason: reasonOf(key, input, isLast),
  }));
  return planWeeks({ ...common, subjects, phases });
}
