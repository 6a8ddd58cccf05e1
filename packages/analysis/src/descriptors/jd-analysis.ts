import { defineAnalysis } from '../define-analysis.js';
import { jdAnalysisInput, jdAnalysisResult, jdQuestion, jdReference } from '../jd-analysis.js';

const TITLE_LENGTH = 60;

/** The first line is enough to identify a posting in a list. */
const titleOf = (text: string): string => {
  const line = text.split('\n').find((each) => each.trim() !== '') ?? '';
  return [...line.trim()].slice(0, TITLE_LENGTH).join('');
};

/** JD 分析: one posting, optionally compared with a résumé. */
export const jdAnalysis = defineAnalysis({
  name: 'jdAnalysis',
  question: jdQuestion,
  input: jdAnalysisInput,
  result: jdAnalysisResult,
  reference: jdReference,
  hasSubject: true,
  hasCustom: false,
  calls: {
    start: { path: '/ai/jdAiAnalyse', operation: 'startJdAnalysis', summary: 'JD 分析' },
    reference: {
      path: '/ai/jdAiReferenceAnswer',
      operation: 'startJdReference',
      summary: 'JD 分析的参考答案',
    },
    list: { path: '/ai/getJdAnalyseHistory', operation: 'listJdAnalyses', summary: 'JD 分析的历史记录' },
    last: { path: '/ai/getJdLastAnalyse', operation: 'lastJdAnalysis', summary: '最近一次 JD 分析' },
  },
  prepare: ({ text }, { resume, month }) => ({ input: { text, resume, month }, title: titleOf(text) }),
});
