import { letterInput, letterQuestion, letterResult } from '../cover-letter.js';
import { defineAnalysis } from '../define-analysis.js';

const TITLE_LENGTH = 120;

/** 求职信: if no letter is given, one is written, which requires a résumé. */
export const coverLetter = defineAnalysis({
  name: 'coverLetter',
  question: letterQuestion,
  input: letterInput,
  result: letterResult,
  hasSubject: true,
  hasCustom: false,
  calls: {
    start: { path: '/ai/letterAiAnalyse', operation: 'startLetterAnalysis', summary: '求职信分析' },
    list: {
      path: '/ai/getLetterAnalyseHistory',
      operation: 'listLetterAnalyses',
      summary: '求职信分析的历史记录',
    },
    last: {
      path: '/ai/getLetterLastAnalyse',
      operation: 'lastLetterAnalysis',
      summary: '最近一次求职信分析',
    },
  },
  isResumeNeeded: ({ letter = '' }) => letter === '',
  prepare: ({ letter = '', company = '', position = '', addressee = '', jd = '' }, { resume, today }) => {
    const title = [company, position].filter(Boolean).join(' · ') || resume?.title || '求职信';
    return {
      input: { letter, company, position, addressee, jd, resume, today },
      title: title.slice(0, TITLE_LENGTH),
    };
  },
});
