import { jobAnalysis as descriptor } from '@qicheng/analysis/descriptors/job-analysis';
import { defineAiService, type QuestionOf } from '../kit/define-ai-service.js';

export type JobQuestion = QuestionOf<typeof descriptor>;

/** 职业分析. */
export const jobService = defineAiService(descriptor, {
  title: '职业分析',
  does: '看清一个职业做什么、要什么、怎么走；选上简历，还会按规则算出匹配度，并给出 30、60、90 天的补足计划。',
  doesNot: '不给没有来源和日期的薪资数字，不预测录取概率；职业表没有收录的岗位会直说，并给出最接近的职业。',
});
