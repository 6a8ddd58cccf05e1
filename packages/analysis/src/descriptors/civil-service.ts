import { civilReference, civilResult } from '../civil-service-result.js';
import { type CivilPost, civilInput, civilQuestion } from '../civil-service.js';
import { defineAnalysis, type RunFacts } from '../define-analysis.js';

/** 考公分析: checks current posts; a run is named after them. */
export const civilService = defineAnalysis({
  name: 'civilService',
  question: civilQuestion,
  input: civilInput,
  result: civilResult,
  reference: civilReference,
  hasSubject: true,
  hasCustom: true,
  hasOwnPaths: true,
  calls: {
    start: { path: '/ai/kaogongAiAnalyse', operation: 'startCivil', summary: '考公分析' },
    reference: {
      path: '/ai/kaogongAiReferenceAnswer',
      operation: 'startCivilReference',
      summary: '考公面试参考答案',
    },
    list: { path: '/ai/getKaogongAnalyseHistory', operation: 'listCivil', summary: '考公分析的历史记录' },
    last: { path: '/ai/getKaogongLastAnalyse', operation: 'lastCivil', summary: '最近一次考公分析' },
    lastCustom: {
      path: '/ai/getKaogongLastCustomAnalyse',
      operation: 'lastCustomCivil',
      summary: '最近一次考公自定义提问',
    },
    listCustom: {
      path: '/ai/getKaogongCustomAnalyseHistory',
      operation: 'listCustomCivil',
      summary: '考公自定义提问的历史记录',
    },
  },
  storedFacts: ({ posts }) => ({ posts }),
  prepare: (question, { resume, today, posts }: RunFacts & { posts: CivilPost[] }) => ({
    input: { ...question, posts, resume, today },
    title: question.question ?? posts.map(({ name }) => name).join(' / '),
  }),
});
