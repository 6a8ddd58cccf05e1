import {
  type CivilInput,
  type ExamModuleKey,
  examModuleKeys,
  examModules,
} from '@qicheng/analysis/civil-service';
import type { CivilResult } from '@qicheng/analysis/civil-service-result';
import type { StudyPlan } from '@qicheng/analysis/study-plan';
import { type Phase, planWeeks } from '../../planning/plan-weeks.js';
import { planTimeOf } from './plan-time.js';
import { KEEP_UP, MODULES, UNSTATED_GAP } from './tables/scales.js';

/** 政治理论 is a part of the national examination; elsewhere only where a score of it was stated. */
const modulesOf = ({ exam, mock }: CivilInput): ExamModuleKey[] =>
  examModuleKeys.filter(
    (key) => key !== 'politics' || exam === '国考' || mock.modules?.politics !== undefined,
  );

/** What is stated of a module: its own score, else the paper's; null when neither was. */
function nowOf({ mock }: CivilInput, key: ExamModuleKey): number | null {
  const paper = examModules[key].paper === '行测' ? mock.aptitude : mock.essay;
  return mock.modules?.[key] ?? paper ?? null;
}

const gapOf = (key: ExamModuleKey, now: number | null) =>
  now === null ? null : Math.max(0, MODULES[key].goal - now);

function phasesOf(input: CivilInput): Phase[] {
  const keys = modulesOf(input);
  const weights = Object.fromEntries(
    keys.map((key) => [
      key,
      MODULES[key].worth * (KEEP_UP + (gapOf(key, nowOf(input, key)) ?? UNSTATED_GAP)),
    ]),
  );
  const tasks = (pick: (key: ExamModuleKey) => string) =>
    Object.fromEntries(keys.map((key) => [key, pick(key)]));
  return [
    { name: '分项学习', share: 40, weights, tasks: tasks((key) => MODULES[key].task) },
    { name: '限时训练', share: 35, weights, tasks: tasks((key) => MODULES[key].drill) },
    { name: '整套模考', share: 25, weights, tasks: tasks(() => '整套模考中的这一部分，考后订正') },
  ];
}

/** The plan by week until the examination; its hours are the stated ones as far as they lie before it. */
export function planOf(input: CivilInput): StudyPlan {
  const { days, weekHours, formula, remarks } = planTimeOf(input);
  const subjects = modulesOf(input).map((key) => {
    const now = nowOf(input, key);
    const { goal } = MODULES[key];
    const reason =
      now === null
        ? `没有模考成绩，按差 ${UNSTATED_GAP} 分估算份额`
        : `目标 ${goal}，现在 ${now}，差 ${gapOf(key, now) ?? 0}`;
    return { key, label: examModules[key].label, reason };
  });
  return planWeeks({
    ...{ today: input.today, days, weekHours, subjects, phases: phasesOf(input) },
    formula: [formula, ...remarks].join('。'),
  });
}

/** Where each module stands, and what it gets of the plan. */
export function gapsOf(input: CivilInput, plan: StudyPlan): CivilResult['modules'] {
  const hours = new Map(plan.subjects.map((subject) => [subject.key, subject.hours]));
  return modulesOf(input).map((key) => {
    const now = nowOf(input, key);
    return {
      key,
      label: examModules[key].label,
      paper: examModules[key].paper,
      now,
      goal: MODULES[key].goal,
      gap: gapOf(key, now),
      hours: hours.get(key) ?? 0,
    };
  });
}
