import { type ComparedFields, defineAnalysis, type RunFacts } from '../define-analysis.js';
import { resumeAnalysisResult, resumeReference } from '../resume-analysis-result.js';
import { type PreviousAnalysis, resumeAnalysisInput, resumeQuestion } from '../resume-analysis.js';
import { inLanguage, type ResumeSnapshot } from '../subject.js';

type Compared = RunFacts & { resume: ResumeSnapshot };

/** Two analyses of a résumé answer the same question if these fields are equal. */
export const comparedQuestion = (
  { target = {}, modules = [], language }: ComparedFields,
  { resume, month }: Compared,
) => ({
  resume: inLanguage(resume, language),
  target,
  modules: [...new Set(modules)].sort(),
  month,
});

/** 简历分析: compared with the previous analysis of the same résumé. */
export const resumeAnalysis = defineAnalysis({
  name: 'resumeAnalysis',
  question: resumeQuestion,
  input: resumeAnalysisInput,
  result: resumeAnalysisResult,
  reference: resumeReference,
  hasSubject: true,
  hasCustom: false,
  filter: 'resumeId',
  calls: {
    start: { path: '/ai/resumeAiAnalyse', operation: 'startResumeAnalysis', summary: '简历分析' },
    reference: {
      path: '/ai/resumeAiReferenceAnswer',
      operation: 'startResumeReference',
      summary: '简历分析的参考答案',
    },
    list: {
      path: '/ai/getResumeAnalyseHistory',
      operation: 'listResumeAnalyses',
      summary: '简历分析的历史记录',
    },
    last: {
      path: '/ai/getResumeLastAnalyse',
      operation: 'lastResumeAnalysis',
      summary: '最近一次简历分析',
    },
  },
  isResumeNeeded: () => true,
  storedFacts: (question) => ({ previous: question }),
  prepare: (question, facts: Compared & { previous: PreviousAnalysis | null }) => ({
    input: { ...comparedQuestion(question, facts), previous: facts.previous },
    title: facts.resume.title,
  }),
});
