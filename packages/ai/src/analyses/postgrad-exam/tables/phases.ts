import type { PostgradInput } from '@qicheng/analysis/postgrad-exam';
import type { Phase } from '#src/planning/plan-weeks.js';
import { isAcross, isManagementExam } from '../degrees.js';
import { mathematicsOf } from '../strength.js';

const CHOICE: Phase = {
  name: '择校',
  share: 3,
  weights: { choice: 3, english: 3, major: 3 },
  tasks: {
    choice: '查目标院校近三年招生章程、参考书目、复试线与拟录取名单，定一冲一稳一保',
    english: '测一套真题的阅读，确定起点；每天背单词',
    major: '收齐考纲和参考书，通读目录',
  },
};

const FOUNDATION: Phase = {
  name: '基础',
  share: 42,
  weights: { english: 30, mathematics: 38, major: 32, politics: 4 },
  tasks: {
    english: '单词两轮；长难句；精读早年真题阅读',
    mathematics: '教材与基础题一轮，整理错题',
    major: '参考书第一遍，画出章节框架',
    politics: '了解科目结构，分次听马原课程',
  },
};

const REINFORCEMENT: Phase = {
  name: '强化',
  share: 32,
  weights: { english: 25, mathematics: 35, major: 35, politics: 15 },
  tasks: {
    english: '近年真题阅读、新题型、翻译分块训练；积累作文素材',
    mathematics: '题型专题训练，错题二刷',
    major: '参考书第二遍，做历年真题，开始背诵',
    politics: '各科一轮，做选择题',
  },
};

const SPRINT: Phase = {
  name: '冲刺',
  share: 18,
  weights: { english: 20, mathematics: 28, major: 32, politics: 28 },
  tasks: {
    english: '整套限时模拟，作文默写',
    mathematics: '整套限时模拟，回看错题',
    major: '整套限时真题，查漏背诵',
    politics: '时政与大题背诵，选择题模拟',
  },
};

/** So shortly before the examination nothing new is begun. */
const LAST: readonly Phase[] = [
  {
    name: '真题与背诵',
    share: 50,
    weights: { english: 20, mathematics: 32, major: 36, politics: 22 },
    tasks: {
      english: '限时做近年真题 {4} 套，看清错在哪里；背自己的作文和高频词',
      mathematics: '限时做真题 {4} 套；只补反复错的题型',
      major: '背近五年真题考过的名词和简答，默写大题提纲，不再看新书',
      politics: '每天做选择题，背大题要点和时政',
    },
  },
  {
    name: '整套限时',
    share: 25,
    weights: { english: 20, mathematics: 30, major: 34, politics: 24 },
    tasks: {
      english: '按考试时段做真题 {4} 套，作文动笔写满，再改一遍',
      mathematics: '按考试时段做真题 {4} 套，先拿会做的题，错题当天重做',
      major: '按考试时间整套默写近三年真题，漏写的要点当天补背',
      politics: '整套模拟 {5} 次，选择题记错处，大题背到能写出要点',
    },
  },
  {
    name: '考前',
    share: 25,
    weights: { english: 18, mathematics: 28, major: 34, politics: 28 },
    tasks: {
      english: '默写作文，翻错题和高频词，最后一套在考前三天做完',
      mathematics: '只看错题和公式，最后一套在考前三天做完',
      major: '按提纲快背，从头到尾过两遍',
      politics: '大题要点每天过一遍，选择题只看错题',
    },
  },
];

/** With mathematics the subjects of the major are solved, not learnt by heart. */
const SOLVED_TASKS: Readonly<Record<string, string>> = {
  强化: '参考书第二遍，按章做历年真题，大题动手写步骤',
  冲刺: '整套限时真题 {4} 套，错题按章补',
  真题与背诵: '限时做专业课真题 {4} 套，大题写全步骤；只补反复错的章节，不再看新书',
  整套限时: '按考试时段做专业课真题 {4} 套，先拿会做的题，错题当天重做',
  考前: '只看错题、公式和常考大题的步骤，最后一套在考前三天做完',
};
const solved = (phase: Phase): Phase => ({
  ...phase,
  tasks: { ...phase.tasks, major: SOLVED_TASKS[phase.name] ?? phase.tasks['major'] ?? '' },
});

const STRONG = 75;
const WEAK = 50;
const LESS = 0.8;
const MORE = 1.25;
const ACROSS = 1.3;

/** A weak start takes more of the time, a strong one less. */
function factors({ english, mathematics, targets }: PostgradInput): Record<string, number> {
  const byScore = (percent: number | undefined) => {
    if (percent === undefined) return 1;
    if (percent >= STRONG) return LESS;
    return percent < WEAK ? MORE : 1;
  };
  return {
    english: byScore(english.mock),
    mathematics: byScore(mathematics.mock === undefined ? undefined : (mathematics.mock * 100) / 150),
    major: targets.some(isAcross) ? ACROSS : 1,
  };
}

/** Without mathematics its points go to the subjects of the major: they are 300 of 500 then. */
function withoutMathematics(phase: Phase, isUnknown: boolean): Phase {
  const { mathematics = 0, major = 0, ...others } = phase.weights;
  const tasks = Object.entries(phase.tasks).filter(([name]) => name !== 'mathematics');
  return {
    ...phase,
    weights: { ...others, major: isUnknown ? major : major + mathematics },
    tasks: Object.fromEntries(tasks),
  };
}

/** What is done for the paper of management degrees, by phase; politics is left for the second examination. */
const MANAGEMENT_TASKS: Readonly<Record<string, string>> = {
  择校: '查目标院校近三年招生章程和复试线；做一套管综真题，看数学、逻辑、写作各在哪里',
  基础: '数学和逻辑各过一轮基础题型，整理错题；写作看评分标准',
  强化: '逻辑、数学按题型做真题，每周写一篇论证有效性分析或论说文',
  冲刺: '三小时一套做管综真题 {4} 套，回看错题',
  真题与背诵: '三小时一套做管综真题 {4} 套，回看错题；写作框架写熟',
  整套限时: '按考试时间做管综真题 {4} 套，先定做题顺序，两篇写作动笔写满',
  考前: '只看错题、公式和写作框架，最后一套在考前三天做完',
};
/** The paper has 200 points, English 100. */
const forManagement = (phase: Phase): Phase => ({
  ...phase,
  weights: { english: phase.weights['english'] ?? 1, major: 2 * (phase.weights['english'] ?? 1) },
  tasks: { english: phase.tasks['english'] ?? '', major: MANAGEMENT_TASKS[phase.name] ?? '' },
});

/** Phases of the written examination, without mathematics unless it is known to be examined; the last ones where few weeks are left. */
export function writtenPhases(input: PostgradInput, isLast: boolean, weeks: number): Phase[] {
  const factor = factors(input);
  const phases = isLast
    ? LAST.slice(-Math.min(weeks, LAST.length))
    : [...(input.stage === '择校' ? [CHOICE] : []), FOUNDATION, REINFORCEMENT, SPRINT];
  const need = mathematicsOf(input);
  return phases
    .map((phase) => ({
      ...phase,
      weights: Object.fromEntries(
        Object.entries(phase.weights).map(([key, weight]) => [key, weight * (factor[key] ?? 1)]),
      ),
    }))
    .map((phase) => {
      if (isManagementExam(input)) return forManagement(phase);
      return need === 'needed' ? solved(phase) : withoutMathematics(phase, need === 'unknown');
    });
}

interface Special {
  labels: readonly (readonly [string, string])[];
  phases: Phase[];
}

/** Written result is known: what the second examination asks. */
export const interviewPhases: Special = {
  labels: [
    ['knowledge', '专业知识'],
    ['english', '英语口语与听力'],
    ['research', '科研与简历问答'],
    ['mock', '模拟面试'],
  ],
  phases: [
    {
      name: '准备',
      share: 60,
      weights: { knowledge: 4, english: 2, research: 3 },
      tasks: {
        knowledge: '按复试科目过一遍专业课核心问题',
        english: '自我介绍与常见问答，练听力',
        research: '整理简历里每段经历的问题、做法、结果，读导师近三年论文',
      },
    },
    {
      name: '演练',
      share: 40,
      weights: { knowledge: 3, english: 2, mock: 5 },
      tasks: {
        knowledge: '口头回答核心问题，限时两分钟',
        english: '模拟英文问答',
        mock: '完整模拟，录下来逐条改',
      },
    },
  ],
};

/** No place at the first choice: where there are places left. */
export const transferPhases: Special = {
  labels: [
    ['search', '信息收集'],
    ['contact', '联系院校'],
    ['interview', '复试准备'],
  ],
  phases: [
    {
      name: '收集与联系',
      share: 50,
      weights: { search: 4, contact: 4, interview: 2 },
      tasks: {
        search: '每天查研招网调剂系统和院校公告，记下专业、科目、分数要求',
        contact: '按科目一致、分数达线筛选，发送材料并记录回复',
        interview: '准备自我介绍和专业问答',
      },
    },
    {
      name: '复试',
      share: 50,
      weights: { search: 2, contact: 2, interview: 6 },
      tasks: {
        search: '盯住志愿锁定与回复时限',
        contact: '确认复试安排与材料',
        interview: '按目标院校科目模拟复试',
      },
    },
  ],
};
