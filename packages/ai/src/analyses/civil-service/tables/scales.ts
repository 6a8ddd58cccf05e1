import type { CivilExam, ExamModuleKey } from '@qicheng/analysis/civil-service';

/** Scores that count as full marks: 80 of 100 in the aptitude test, 75 in the essay. An assumption of this product. */
export const APTITUDE_FULL = 80;
export const ESSAY_FULL = 75;

/** The hours of a full preparation; an assumption of this product, not an official figure. */
export const NEEDED_HOURS: Record<CivilExam, number> = {
  ...{ 国考: 400, 省考: 400, 选调: 400, 事业编: 250, 三支一扶: 200, 教师: 250 },
};

/** Applicants per vacancy. */
export const DEMAND_POINTS = [
  { atMost: 20, points: 90 },
  { atMost: 50, points: 70 },
  { atMost: 100, points: 50 },
  { atMost: 300, points: 30 },
] as const;
export const DEMAND_REST = 15;

/** The mock total minus the lowest total of those admitted to the interview. */
export const ENTRY_BANDS = [
  { atLeast: 10, band: '高于入围线' },
  { atLeast: -5, band: '接近入围线' },
] as const;
export const ENTRY_REST = '低于入围线';

/** The goal of a module in per cent, and the relative value of an hour spent on it. */
export const MODULES: Record<ExamModuleKey, { goal: number; points: number; task: string; drill: string }> = {
  politics: { goal: 75, points: 8, task: '整理重要会议与文件要点', drill: '每天 20 题，错题归到条目' },
  common: { goal: 60, points: 5, task: '法律、历史、科技常识分块过一遍', drill: '碎片时间刷题' },
  language: { goal: 75, points: 16, task: '逻辑填空与片段阅读分题型精讲', drill: '限时 35 分钟 40 题' },
  quantity: {
    goal: 60,
    points: 9,
    task: '工程、行程、概率等高频题型',
    drill: '只练会做的题型，限时 15 分钟',
  },
  reasoning: { goal: 78, points: 17, task: '图形、定义、类比、逻辑逐类突破', drill: '限时 35 分钟 35 题' },
  data: { goal: 85, points: 15, task: '速算方法与常考公式', drill: '限时 25 分钟 20 题' },
  summary: { goal: 70, points: 6, task: '逐段标要点，练概括句', drill: '对照答案数要点' },
  analysis: { goal: 65, points: 6, task: '观点、词句、现象三类题的结构', drill: '限时 25 分钟一题' },
  proposal: { goal: 70, points: 5, task: '问题与对策一一对应', drill: '限时 20 分钟一题' },
  practical: { goal: 65, points: 7, task: '讲话稿、简报、倡议书等格式', drill: '限时 35 分钟一题' },
  essay: { goal: 65, points: 9, task: '立意、分论点、论据各练十次', drill: '限时 60 分钟成文，逐段改' },
};
/** The assumed gap of a module without a stated score. */
export const UNSTATED_GAP = 20;
/** The minimum weight of a module that needs no improvement. */
export const KEEP_UP = 6;
