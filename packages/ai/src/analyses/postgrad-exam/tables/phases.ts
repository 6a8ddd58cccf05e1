import type { PostgradInput } from '@qicheng/analysis/postgrad-exam';
import type { Phase } from '#src/planning/plan-weeks.js';
import { isAcross, isManagementExam } from '../degrees.js';
import { kindOfPapers, type PaperKind } from '../papers.js';
import { mathematicsOf } from '../strength.js';

const CHOICE: Phase = {
  name: '择校',
  share: 3,
  weights: { choice: 3, english: 3, major: 3 },
  tasks: {
    choice: '查目标院校近三年招生章程、参考书目、复试线与拟录取名单，按难度排出先后，最后只报一个',
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

/** In the last days nothing new is started. */
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

/** With mathematics, the subjects of the major consist of problems rather than memorising. */
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

/** A weak subject gets more of the time, a strong one less. */
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

/** Without mathematics its time goes to the subjects of the major, which are then 300 of 500 points. */
function withoutMathematics(phase: Phase, isUnknown: boolean): Phase {
  const { mathematics = 0, major = 0, ...others } = phase.weights;
  const tasks = Object.entries(phase.tasks).filter(([name]) => name !== 'mathematics');
  return {
    ...phase,
    weights: { ...others, major: isUnknown ? major : major + mathematics },
    tasks: Object.fromEntries(tasks),
  };
}

/** Tasks for the paper of management degrees by phase; politics is part of the second examination. */
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

/** Tasks for the papers of other degrees, by subject and phase. */
const TASKS_OF_KIND: Readonly<
  Record<
    Exclude<PaperKind, 'general' | 'management'>,
    Readonly<Record<string, Readonly<Record<string, string>>>>
  >
> = {
  law: {
    major: {
      择校: '收齐考试分析和法条，分清法学与非法学的卷子，通读刑法、民法目录',
      基础: '刑法、民法各过一遍，法条对着读；法理、宪法搭框架',
      强化: '五科按章做历年真题，法条分析和案例分析动笔写',
      冲刺: '专业基础与综合整套限时 {4} 套，简答和法条分析背诵',
      真题与背诵: '背近五年考过的简答和论述，案例分析限时写 {4} 套，不再看新书',
      整套限时: '按考试时段做两门整卷 {4} 套，漏写的要点当天补背',
      考前: '按提纲快背法理、宪法、法制史，案例只看错题',
    },
  },
  translation: {
    english: {
      择校: '做一套目标院校的翻译硕士英语真题，看题型；每天背单词',
      基础: '专八词汇两轮，语法选择和阅读每天练',
      强化: '按目标院校题型做阅读、改错和写作，每周两篇作文',
      冲刺: '翻译硕士英语整套限时 {4} 套，作文默写',
      真题与背诵: '限时做真题 {4} 套，看清错在哪里；背自己的作文',
      整套限时: '按考试时段做真题 {4} 套，作文动笔写满，再改一遍',
      考前: '默写作文，翻错题，最后一套在考前三天做完',
    },
    major: {
      择校: '查目标院校的参考书和真题，看词条、篇章和百科各占多少',
      基础: '每天英汉、汉英各译一段再对照改；百科词条每天十条',
      强化: '按文体练篇章翻译，词条翻译分类背；应用文和大作文每周各一篇',
      冲刺: '翻译基础与百科写作整套限时 {4} 套，词条再背两轮',
      真题与背诵: '限时做真题 {4} 套，词条和应用文格式背熟，不再看新书',
      整套限时: '按考试时段做两门整卷 {4} 套，译文对照改一遍',
      考前: '只看词条、时政热词和应用文格式，每天译一段保持手感',
    },
  },
  art: {
    major: {
      择校: '查目标院校的自命题科目、作品集要求和往年题目，看清考史论还是考创作',
      基础: '史论过一遍，画出时间线和框架；每周完成两件专业练习',
      强化: '史论按专题背，论述题动笔写；专业创作按考试题型每周两件',
      冲刺: '史论整套限时，专业创作按考试时间完整做 {4} 次，当天改',
      真题与背诵: '背近五年考过的名词和论述；专业创作按考试时间做 {4} 次，不再换新风格',
      整套限时: '史论整套默写，专业创作按考试时段做 {4} 次，备齐工具',
      考前: '史论按提纲快背；专业每天小练保持手感，检查工具和材料',
    },
  },
};

/** A phase with the tasks of the papers of this kind. */
function ofKind(phase: Phase, kind: PaperKind): Phase {
  if (kind === 'general' || kind === 'management') return phase;
  const own = Object.entries(TASKS_OF_KIND[kind]).flatMap(([key, byPhase]) => {
    const task = byPhase[phase.name];
    return task === undefined ? [] : [[key, task] as const];
  });
  return { ...phase, tasks: { ...phase.tasks, ...Object.fromEntries(own) } };
}

/** Phases of the written examination; mathematics only if examined; the last phases if few weeks are left. */
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
      const kind = kindOfPapers(input);
      return ofKind(need === 'needed' ? solved(phase) : withoutMathematics(phase, need === 'unknown'), kind);
    });
}

interface Special {
  labels: readonly (readonly [string, string])[];
  phases: Phase[];
}

/** Phases after the written result: preparation of the second examination. */
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

/** Phases after a rejection: finding remaining places. */
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
