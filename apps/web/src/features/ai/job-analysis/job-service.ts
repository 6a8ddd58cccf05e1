import {
  listJobAnalyses,
  startJobAnalysis,
  startJobReference,
} from '@qicheng/contract/analysis/job-analysis.contract';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import {
  jobAnalysisResult,
  type JobAnalysisResult,
  jobReference,
  type JobReference,
} from '@qicheng/analysis/job-analysis-result';
import { call } from '../../../lib/api.js';
import type { AiService } from '../kit/ai-service.js';

export type JobQuestion = Omit<InputOf<typeof startJobAnalysis>, 'engine' | 'requestKey'>;

/** 职业分析. */
export const jobService: AiService<JobQuestion, JobAnalysisResult, JobReference> = {
  key: 'jobAnalysis',
  title: '职业分析',
  does: '看清一个职业做什么、要什么、怎么走；选上简历，还会按规则算出匹配度，并给出 30、60、90 天的补足计划。',
  doesNot: '不给没有来源和日期的薪资数字，不预测录取概率；职业表没有收录的岗位会直说，并给出最接近的职业。',
  schema: jobAnalysisResult,
  start: (question, options) => call(startJobAnalysis, question, options),
  history: (paging, options) => call(listJobAnalyses, paging, options),
  reference: {
    schema: jobReference,
    start: (asked, options) => call(startJobReference, asked, options),
  },
};
