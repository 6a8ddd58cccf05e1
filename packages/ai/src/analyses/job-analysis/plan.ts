import { apportion } from '@qicheng/analysis/apportion';
import { DEFAULT_WEEKLY_HOURS } from '@qicheng/analysis/job-analysis';
import type { JobGap, JobPlanPhase } from '@qicheng/analysis/job-analysis-result';
import { type Ability, abilityOf, type Occupation } from '../../data/occupations.js';
import { monthsOf } from '../../jd/match-dates.js';
import { monthsOfDay } from '../../jd/months.js';
import type { Route } from '../../jd/public-appointment.js';
import { examinationPhases } from './examination-plan.js';
import { hasHeldPost } from './fit/past-occupation.js';
import type { PreparedResume } from './fit/prepared-resume.js';
import { type Draft, phaseOf } from './plan-phase.js';

/** The goal of a plan. */
export interface Aim {
  occupation: Occupation;
  /** The position as the user wrote it. */
  position: string;
  /** Only the name of the occupation is known. */
  isGeneral: boolean;
  route: Route;
  resume: PreparedResume | null;
  /** Whether too much of the file was not read to say what is missing. */
  isPartial: boolean;
  gaps: readonly JobGap[];
  /** The current month, YYYY-MM. */
  month: string;
}

/** The weeks of the plan; the hours of its phases sum to theirs. */
const WEEKS = 13;
const MAX_FOCUS = 3;
const MAX_LICENCES = 2;

/** The abilities to work on: those missing in the résumé; without a résumé the most important ones of the trade. */
function focusOf({ occupation, resume, gaps, month }: Aim): Ability[] {
  // A candidate who has done the work needs no beginner's tasks.
  if (resume !== null && hasHeldPost(resume, occupation)) return [];
  const missing = new Set(gaps.map(({ key }) => key));
  if (missing.has('entry.major')) return [];
  return occupation.abilities
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ key }) => abilityOf(key))
    .filter((ability) =>
      resume === null
        ? ability.kind !== '通用'
        : missing.has(ability.key) &&
          resume.proofOf(ability).state === '未体现' &&
          !isOutgrown(ability, resume, month),
    )
    .slice(0, MAX_FOCUS);
}

/** After these months at work nobody needs a course in office software. */
const MONTHS_AT_WORK = 24;
const BASIC: ReadonlySet<string> = new Set(['office', 'excel']);

/** Whether an ability is basic for a person with years of work. */
const isOutgrown = ({ key }: Ability, { document }: PreparedResume, month: string): boolean =>
  BASIC.has(key) &&
  monthsOf(
    document.work.filter(({ visible }) => visible !== false),
    monthsOfDay(month),
  ) >= MONTHS_AT_WORK;

/** The task of improving the résumé; if every action has figures, only of reordering it. */
function resumeTask({ resume, isPartial }: Aim): Draft {
  const facts = { key: 'resume', weight: 2, output: '一版可以投递的简历' };
  if (isPartial) return { ...facts, text: '先在导入核对页补全没有读到的内容，再重新做一次职业分析' };
  if (resume === null) return { ...facts, text: '建好一份完整简历，写明学历、经历与技能' };
  const isBare = resume.statements.some(({ traits }) => traits.isAction && !traits.hasFigure);
  return {
    ...facts,
    text: isBare
      ? '没有数字的经历补上数量、频次或前后变化，补不出的说清做法'
      : '按招聘要求的先后调整经历的次序，最对得上的一条放在最前',
  };
}

const postingsTask = ({ position }: Aim): Draft => ({
  ...{ key: 'postings', weight: 1 },
  text: `收集 10 份“${position}”的招聘原文，逐条标出自己做过、没做过的`,
  output: '一张要求清单：出现几次、自己有没有、凭什么说有',
});

const applyTask = ({ position, route }: Aim, weight: number): Draft => ({
  ...{ key: 'apply', weight },
  text:
    route === 'either'
      ? `看清单位：公办的按公告报名、考试，民办的按“${position}”的招聘要求改简历再投`
      : `按“${position}”的招聘要求逐份改简历，先投硬性条件都符合的岗位，并记录反馈`,
  output:
    route === 'either'
      ? '报名与投递记录表（单位、日期、结果、原因）'
      : '投递记录表（单位、日期、结果、原因）',
});

const interviewTask = (weight: number): Draft => ({
  ...{ key: 'interview', weight },
  text: '做三次模拟面试，重点练讲清自己的做法与结果',
  output: '三次录音与改进清单',
});

const isLicence = (key: string): boolean => key.startsWith('entry.') && key !== 'entry.degree';

/** Mandatory certificates to apply for early. */
const licenceTasks = ({ gaps }: Aim): Draft[] =>
  gaps
    // Nobody prepares for an examination that is closed to the own field of study.
    .filter(({ key }) => isLicence(key) && !gaps.some((gap) => gap.key === 'entry.major'))
    .slice(0, MAX_LICENCES)
    .map(({ key, label }) => ({
      ...{ key, weight: 2 },
      text: `查清“${label}”的报名时间与条件，列出备考章节`,
      output: '报名日期、考试科目与每周章节表',
    }));

/**
 * The tasks of the first month: requirements, missing abilities, certificates to apply for early, and applications if
 * no ability is missing.
 */
function learning(aim: Aim, focus: readonly Ability[]): Draft[] {
  return [
    postingsTask(aim),
    ...focus.map((ability, index): Draft => ({
      ...{ key: ability.key, weight: MAX_FOCUS + 1 - index },
      text: `学习“${ability.label}”：${ability.study}`,
      output: '一份自己的笔记与练习记录',
    })),
    ...licenceTasks(aim),
    resumeTask(aim),
    ...(focus.length > 0 ? [] : [applyTask(aim, 3), interviewTask(2)]),
  ];
}

const making = (aim: Aim, focus: readonly Ability[]): Draft[] => [
  ...focus.map((ability, index): Draft => ({
    ...{ key: ability.key, weight: index === 0 ? 5 : 3 },
    text: `完成一件能拿出手的成果：${ability.output}`,
    output: `与“${ability.label}”对应的作品或记录`,
  })),
  ...(focus.length > 0
    ? []
    : [
        {
          ...{ key: 'lacking', weight: 5 },
          text: '从要求清单里挑出现最多、自己还没有的一项，学会并做成一件事',
          output: '一件能讲清做法与结果的事',
        },
        {
          ...{ key: 'material', weight: 2 },
          text: '把做过的事里最对得上的两件整理成材料，去掉不能外传的内容',
          output: '两份各一页的说明：背景、做法、结果',
        },
      ]),
  applyTask(aim, 3),
  {
    ...{ key: 'feedback', weight: 1 },
    text: '请一位从业者或老师看这些材料，按意见改一遍',
    output: '三条修改意见与改后版本',
  },
];

const showing = (aim: Aim, focus: readonly Ability[]): Draft[] => [
  ...focus.slice(0, 2).map((ability): Draft => ({
    ...{ key: ability.key, weight: 3 },
    text: `把“${ability.label}”的成果写进简历：${ability.shownBy}`,
    output: '一条写出做法与数字的经历',
  })),
  applyTask(aim, 4),
  interviewTask(3),
];

/**
 * Three phases of thirty days within the available hours: learn, produce, apply. Tasks of the trade are planned only
 * for missing abilities.
 */
export function planOf(
  aim: Aim,
  weeklyHours = DEFAULT_WEEKLY_HOURS,
): { weeklyHours: number; phases: JobPlanPhase[] } {
  const [first = 0, second = 0, third = 0] = apportion(weeklyHours * WEEKS, [1, 1, 1]);
  if (aim.route === 'examination') {
    const trade = `${aim.position}${aim.occupation.name}`;
    const tasks = { licences: licenceTasks(aim), first: aim.isPartial ? resumeTask(aim) : null };
    return { weeklyHours, phases: examinationPhases(aim.position, trade, [first, second, third], tasks) };
  }
  const focus = focusOf(aim);
  const [begin, go, end] =
    aim.route === 'either' ? ['报名或投递', '边报名、投递边', '报名、投递'] : ['投递', '边投递边', '投递'];
  const labels = focus.map(({ label }) => label);
  const [main] = labels;
  return {
    weeklyHours,
    phases: [
      phaseOf(
        '1–30',
        main === undefined ? `弄清要求，改好简历，开始${begin}` : `补基础：${labels.join('、')}`,
        first,
        learning(aim, focus),
      ),
      phaseOf(
        '31–60',
        main === undefined
          ? `${go}补上最常被要求的一项`
          : `做成果：以“${main}”为主，要求符合的岗位先${begin}`,
        second,
        making(aim, focus),
      ),
      phaseOf('61–90', `继续${end}，准备面试，按反馈调整`, third, showing(aim, focus)),
    ],
  };
}
