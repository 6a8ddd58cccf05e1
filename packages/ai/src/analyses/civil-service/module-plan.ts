import { apportion } from '@qicheng/analysis/apportion';
import {
  type CivilInput,
  type ExamModuleKey,
  examModuleKeys,
  examModules,
} from '@qicheng/analysis/civil-service';
import type { CivilResult } from '@qicheng/analysis/civil-service-result';
import type { StudyPlan } from '@qicheng/analysis/study-plan';
import { type Phase, planWeeks } from '../../planning/plan-weeks.js';
import { OTHER_PLANS } from './other-plans.js';
import { type PaperKind, paperKindOf } from './papers.js';
import { planTimeOf } from './plan-time.js';
import { KEEP_UP, MODULES, UNSTATED_GAP } from './tables/scales.js';

type Paper = '行测' | '申论';
const paperOf = (key: ExamModuleKey): Paper => examModules[key].paper;

/** 政治理论 is part of the national examination; for others it counts only if a score was stated. */
const modulesOf = ({ exam, mock }: CivilInput): ExamModuleKey[] =>
  examModuleKeys.filter(
    (key) => key !== 'politics' || exam === '国考' || mock.modules?.politics !== undefined,
  );

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The goal of a paper: the weighted goals of its modules. */
function paperGoal(input: CivilInput, paper: Paper): number {
  const keys = modulesOf(input).filter((key) => paperOf(key) === paper);
  const points = sum(keys.map((key) => MODULES[key].points));
  return Math.round(sum(keys.map((key) => MODULES[key].goal * MODULES[key].points)) / points);
}

const totalOf = ({ mock }: CivilInput, paper: Paper): number | undefined =>
  paper === '行测' ? mock.aptitude : mock.essay;

/** The gap of a module to its goal: by its own score, otherwise by that of the paper; null if neither is stated. */
function gapOf(input: CivilInput, key: ExamModuleKey): number | null {
  const own = input.mock.modules?.[key];
  if (own !== undefined) return Math.max(0, MODULES[key].goal - own);
  const total = totalOf(input, paperOf(key));
  return total === undefined ? null : Math.max(0, paperGoal(input, paperOf(key)) - total);
}

/** The maximum share of the hours for one module, and the minimum share for the essay. */
const MAX_MODULE_SHARE = 0.3;
const MIN_ESSAY_SHARE = 0.3;

function weightsOf(input: CivilInput): Map<ExamModuleKey, number> {
  const raw = modulesOf(input).map(
    (key) => [key, MODULES[key].points * (KEEP_UP + (gapOf(input, key) ?? UNSTATED_GAP))] as const,
  );
  const whole = sum(raw.map(([, weight]) => weight));
  const capped = raw.map(([key, weight]) => [key, Math.min(weight, whole * MAX_MODULE_SHARE)] as const);
  const of = (paper: Paper) =>
    sum(capped.filter(([key]) => paperOf(key) === paper).map(([, weight]) => weight));
  const least = (of('行测') * MIN_ESSAY_SHARE) / (1 - MIN_ESSAY_SHARE);
  const factor = Math.max(1, least / of('申论'));
  return new Map(capped.map(([key, weight]) => [key, paperOf(key) === '申论' ? weight * factor : weight]));
}

const PAPER = 'paper';
const ESSAY = 'essayPaper';

const ESSAY_TASKS = {
  study: '归纳概括、综合分析、对策、应用文逐类练要点，每周动笔写一篇文章',
  drill: '小题限时写，文章限时 60 分钟成文，逐段改',
  mock: '申论整卷 {4} 套，限时 180 分钟，对照要点逐题改',
  last: '申论整卷 {4} 套，限时 180 分钟；看自己改过的文章和应用文格式',
  eve: '看改过的文章、应用文格式和时政要点，写一篇文章开头和提纲',
} as const;
const PAPER_TASKS = {
  mock: '行测整卷 {3} 套，限时 120 分钟，考后订正',
  last: '行测整卷 {3} 套，限时 120 分钟，定下做题顺序，只回看错题',
  eve: '上午按考试时间做一套行测，之后只看错题；备好准考证和身份证，看好考场',
} as const;

const FEW_DAYS = 3;

/** The last days: whole papers and revision, nothing new. */
function lastPhases(days: number, weights: Record<string, number>): Phase[] {
  const last: Phase = {
    ...{ name: '整卷冲刺', share: 1, weights },
    tasks: { [PAPER]: PAPER_TASKS.last, [ESSAY]: ESSAY_TASKS.last },
  };
  const eve: Phase = {
    ...{ name: '考前', share: 1, weights },
    tasks: { [PAPER]: PAPER_TASKS.eve, [ESSAY]: ESSAY_TASKS.eve },
  };
  return [days <= FEW_DAYS ? eve : last];
}

function phasesOf(input: CivilInput, days: number, isLast: boolean): Phase[] {
  const byModule = weightsOf(input);
  const of = (paper: Paper) =>
    sum([...byModule].filter(([key]) => paperOf(key) === paper).map(([, weight]) => weight));
  const aptitude = modulesOf(input).filter((key) => paperOf(key) === '行测');
  const weights = { ...Object.fromEntries(byModule), [PAPER]: of('行测'), [ESSAY]: of('申论') };
  if (isLast) return lastPhases(days, weights);
  const tasks = (pick: (key: ExamModuleKey) => string, essay: string) => ({
    ...Object.fromEntries(aptitude.map((key) => [key, pick(key)])),
    [ESSAY]: essay,
  });
  return [
    {
      ...{ name: '分项学习', share: 40, weights },
      tasks: tasks((key) => MODULES[key].task, ESSAY_TASKS.study),
    },
    {
      ...{ name: '限时训练', share: 35, weights },
      tasks: tasks((key) => MODULES[key].drill, ESSAY_TASKS.drill),
    },
    {
      ...{ name: '整套模考', share: 25, weights },
      tasks: { [PAPER]: PAPER_TASKS.mock, [ESSAY]: ESSAY_TASKS.mock },
    },
  ];
}

function reasonOf(input: CivilInput, key: ExamModuleKey): string {
  const { goal } = MODULES[key];
  const own = input.mock.modules?.[key];
  if (own !== undefined) return `目标 ${goal}，现在 ${own}，差 ${Math.max(0, goal - own)}`;
  const total = totalOf(input, paperOf(key));
  return total === undefined ? '没有模考成绩，按题量分配' : `没有分项成绩，按行测总分 ${total} 和题量分配`;
}

/** The plan for examinations with other papers. */
function otherPlan(input: CivilInput, kind: Exclude<PaperKind, 'civil'>): StudyPlan {
  const { days, weekHours, formula, remarks, isLast } = planTimeOf(input);
  const { subjects, phases, last } = OTHER_PLANS[kind];
  return planWeeks({
    ...{ today: input.today, days, weekHours, subjects, phases: isLast ? [last] : phases },
    formula: [formula, ...remarks].join('。'),
  });
}

/** The weekly plan until the examination, with the stated hours before it. */
export function planOf(input: CivilInput): StudyPlan {
  const kind = paperKindOf(input);
  if (kind !== 'civil') return otherPlan(input, kind);
  const { days, weekHours, formula, remarks, isLast } = planTimeOf(input);
  const subjects = [
    ...modulesOf(input)
      .filter((key) => paperOf(key) === '行测')
      .map((key) => ({ key, label: examModules[key].label, reason: reasonOf(input, key) })),
    { key: PAPER, label: '行测整卷', reason: '整卷限时，练做题顺序和取舍' },
    { key: ESSAY, label: '申论', reason: '申论一卷 100 分，不少于三成时间' },
  ];
  return planWeeks({
    ...{ today: input.today, days, weekHours, subjects, phases: phasesOf(input, days, isLast) },
    formula: [formula, ...remarks].join('。'),
  });
}

/** The gap of each module and its hours in the plan, with its share of whole papers; empty for other papers. */
export function gapsOf(input: CivilInput, plan: StudyPlan): CivilResult['modules'] {
  if (paperKindOf(input) !== 'civil') return [];
  const hours = new Map(plan.subjects.map((subject) => [subject.key, subject.hours]));
  const weights = weightsOf(input);
  const shares = new Map<ExamModuleKey, number>();
  for (const [paper, key] of [
    ['行测', PAPER],
    ['申论', ESSAY],
  ] as const) {
    const keys = modulesOf(input).filter((module) => paperOf(module) === paper);
    const portions = apportion(
      hours.get(key) ?? 0,
      keys.map((module) => weights.get(module) ?? 0),
    );
    for (const [at, module] of keys.entries())
      shares.set(module, (hours.get(module) ?? 0) + (portions[at] ?? 0));
  }
  return modulesOf(input).map((key) => {
    const now = input.mock.modules?.[key] ?? null;
    const { goal } = MODULES[key];
    return {
      ...{ key, label: examModules[key].label, paper: paperOf(key), now, goal },
      gap: now === null ? null : Math.max(0, goal - now),
      hours: shares.get(key) ?? 0,
    };
  });
}
