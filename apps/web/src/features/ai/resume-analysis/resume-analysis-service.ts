import {
  listResumeAnalyses,
  startResumeAnalysis,
  startResumeReference,
} from '@qicheng/contract/analysis/resume-analysis.contract';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import {
  resumeAnalysisResult,
  type ResumeAnalysisResult,
  resumeReference,
  type ResumeReference,
} from '@qicheng/analysis/resume-analysis-result';
import { call } from '../../../lib/api.js';
import type { AiService } from '../kit/ai-service.js';

export type ResumeQuestion = Omit<InputOf<typeof startResumeAnalysis>, 'engine' | 'requestKey'>;

/** 简历分析. */
export const resumeAnalysisService: AiService<ResumeQuestion, ResumeAnalysisResult, ResumeReference> = {
  key: 'resumeAnalysis',
  title: '简历分析',
  does: '按公开的规则逐条检查简历：每一分怎么来的都能看到，每个问题都指到原文，能直接改的可以一键应用。',
  doesNot:
    '不预测录取概率，不因为没写照片、政治面貌等可选信息扣分；没有写出来的事实只会请您补充，不会替您编。',
  schema: resumeAnalysisResult,
  start: (question, options) => call(startResumeAnalysis, question, options),
  history: (paging, options) => call(listResumeAnalyses, paging, options),
  reference: {
    schema: resumeReference,
    start: (asked, options) => call(startResumeReference, asked, options),
  },
};
