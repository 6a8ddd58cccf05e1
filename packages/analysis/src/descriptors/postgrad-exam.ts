import { defineAnalysis, type RunFacts } from '../define-analysis.js';
import { postgradReference, postgradResult } from '../postgrad-exam-result.js';
import { type EnrolmentFigure, postgradInput, postgradQuestion } from '../postgrad-exam.js';

/** 考研分析: includes the published figures of its targets, after which it is named. */
export const postgradExam = defineAnalysis({
  name: 'postgradExam',
  question: postgradQuestion,
  input: postgradInput,
  result: postgradResult,
  reference: postgradReference,
  hasSubject: true,
  hasCustom: true,
  hasOwnPaths: true,
  calls: {
    start: { path: '/ai/kaoyanAiAnalyse', operation: 'startPostgrad', summary: '考研分析' },
    reference: {
      path: '/ai/kaoyanAiReferenceAnswer',
      operation: 'startPostgradReference',
      summary: '考研复试参考答案',
    },
    list: {
      path: '/ai/getKaoyanAnalyseHistory',
      operation: 'listPostgrad',
      summary: '考研分析的历史记录',
    },
    last: { path: '/ai/getKaoyanLastAnalyse', operation: 'lastPostgrad', summary: '最近一次考研分析' },
    lastCustom: {
      path: '/ai/getKaoyanLastCustomAnalyse',
      operation: 'lastCustomPostgrad',
      summary: '最近一次考研自定义提问',
    },
    listCustom: {
      path: '/ai/getKaoyanCustomAnalyseHistory',
      operation: 'listCustomPostgrad',
      summary: '考研自定义提问的历史记录',
    },
  },
  storedFacts: ({ targets }) => ({ figures: targets }),
  prepare: (question, { resume, today, figures }: RunFacts & { figures: EnrolmentFigure[] }) => ({
    input: { ...question, resume, figures, today },
    title: question.question ?? question.targets.map(({ school, major }) => `${school} ${major}`).join(' / '),
  }),
});
