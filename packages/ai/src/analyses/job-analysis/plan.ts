import { apportion } from '@qicheng/analysis/apportion';
import { DEFAULT_WEEKLY_HOURS } from '@qicheng/analysis/job-analysis';
import type { JobGap, JobPlanPhase } from '@qicheng/analysis/job-analysis-result';
import { type Ability, abilityOf, type Occupation } from '../../data/occupations.js';
import type { SeenResume } from './fit/seen-resume.js';

type Task = JobPlanPhase['tasks'][number];
type Draft = Omit<Task, 'hours'> & { weight: number };

/** Weeks of the plan; the hours of its phases sum to theirs. */
const WEEKS = 13;
const MOST_FOCUS = 3;

/** The abilities to work on: those that the résumé shows least, by what they weigh. */
export function focusOf(occupation: Occupation, resume: SeenResume | null): Ability[] {
  return occupation.abilities
    .map(({ key, weight }) => {
      const ability = abilityOf(key);
      return { ability, lack: weight * (1 - (resume?.proofOf(ability).share ?? 0)), weight };
    })
    .sort((a, b) => b.lack - a.lack || b.weight - a.weight)
    .slice(0, MOST_FOCUS)
    .map(({ ability }) => ability);
}

const phase = (
  days: JobPlanPhase['days'],
  goal: string,
  total: number,
  drafts: readonly Draft[],
): JobPlanPhase => {
  const hours = apportion(
    total,
    drafts.map(({ weight }) => weight),
  );
  return {
    ...{ days, goal, hours: total },
    tasks: drafts.map(({ weight: _weight, ...task }, index) => ({ ...task, hours: hours[index] ?? 0 })),
  };
};

/** To learn, and what else has to be begun in the first month. */
function learning(focus: readonly Ability[], hasResume: boolean, gaps: readonly JobGap[]): Draft[] {
  const licences = gaps.filter(({ key }) => key.startsWith('entry.') && key !== 'entry.degree');
  return [
    ...focus.map((ability, index): Draft => ({
      ...{ key: ability.key, weight: MOST_FOCUS + 1 - index },
      text: `学习“${ability.label}”：${ability.study}`,
      output: '一份自己的笔记与练习记录',
    })),
    ...licences.slice(0, 2).map(({ key, label }): Draft => ({
      ...{ key, weight: 2 },
      text: `查清“${label}”的报名时间与条件，列出备考章节`,
      output: '报名日期、考试科目与每周章节表',
    })),
    {
      ...{ key: 'resume', weight: 2 },
      text: hasResume ? '把现有经历改写成“做法 + 结果”，补上数字' : '建好一份完整简历，写明学历、经历与技能',
      output: '一版可以投递的简历',
    },
  ];
}

const making = (focus: readonly Ability[]): Draft[] => [
  ...focus.map((ability, index): Draft => ({
    ...{ key: ability.key, weight: index === 0 ? 5 : 3 },
    text: `完成一件能拿出手的成果：${ability.output}`,
    output: `与“${ability.label}”对应的作品或记录`,
  })),
  {
    ...{ key: 'feedback', weight: 2 },
    text: '请一位从业者或老师看作品，按意见改一遍',
    output: '三条修改意见与改后版本',
  },
];

const showing = (focus: readonly Ability[], { name }: Occupation): Draft[] => [
  ...focus.slice(0, 2).map((ability): Draft => ({
    ...{ key: ability.key, weight: 3 },
    text: `把“${ability.label}”的成果写进简历：${ability.shownBy}`,
    output: '一条写出做法与数字的经历',
  })),
  {
    ...{ key: 'apply', weight: 4 },
    text: `按“${name}”定制简历，每周投 5–8 个合适的岗位并记录反馈`,
    output: '投递记录表（单位、日期、结果、原因）',
  },
  {
    ...{ key: 'interview', weight: 3 },
    text: '做三次模拟面试，重点练讲清作品与数字',
    output: '三次录音与改进清单',
  },
];

/** Three times thirty days that sum to the hours one has: learn, make, show. */
export function planOf(
  occupation: Occupation,
  resume: SeenResume | null,
  gaps: readonly JobGap[],
  weeklyHours = DEFAULT_WEEKLY_HOURS,
): { weeklyHours: number; phases: JobPlanPhase[] } {
  const focus = focusOf(occupation, resume);
  const [first = 0, second = 0, third = 0] = apportion(weeklyHours * WEEKS, [1, 1, 1]);
  const labels = focus.map(({ label }) => label);
  return {
    weeklyHours,
    phases: [
      phase('1–30', `补基础：${labels.join('、')}`, first, learning(focus, resume !== null, gaps)),
      phase(
        '31–60',
        `做成果：以${labels[0] ?? occupation.name}为主，留下可以展示的东西`,
        second,
        making(focus),
      ),
      phase('61–90', '去应用：写进简历、投递、面试并按反馈调整', third, showing(focus, occupation)),
    ],
  };
}
