import { defineAnalysis } from '../define-analysis.js';
import { jobAnalysisResult, jobReference } from '../job-analysis-result.js';
import { jobAnalysisInput, jobQuestion } from '../job-analysis.js';

/** 职业分析: an occupation; with a résumé also the person's fit. */
export const jobAnalysis = defineAnalysis({
  name: 'jobAnalysis',
  question: jobQuestion,
  input: jobAnalysisInput,
  result: jobAnalysisResult,
  reference: jobReference,
  hasSubject: true,
  hasCustom: false,
  filter: 'resumeId',
  calls: {
    start: { path: '/ai/jobAiAnalyse', operation: 'startJobAnalysis', summary: '职业分析' },
    reference: {
      path: '/ai/jobAiReferenceAnswer',
      operation: 'startJobReference',
      summary: '职业分析的参考答案',
    },
    list: {
      path: '/ai/getJobAnalyseHistory',
      operation: 'listJobAnalyses',
      summary: '职业分析的历史记录',
    },
    last: { path: '/ai/getJobLastAnalyse', operation: 'lastJobAnalysis', summary: '最近一次职业分析' },
  },
  prepare: (question, { resume, month }) => ({
    input: { ...question, resume, month },
    title: question.position,
  }),
});
