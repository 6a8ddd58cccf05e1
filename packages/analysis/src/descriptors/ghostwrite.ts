import { defineAnalysis, type RunFacts } from '../define-analysis.js';
import { ghostwriteResult } from '../ghostwrite-result.js';
import { ghostwriteInput, ghostwriteQuestion } from '../ghostwrite.js';
import type { ResumeSnapshot } from '../subject.js';

/** AI 代写与优化: a run is named after its résumé. */
export const ghostwrite = defineAnalysis({
  name: 'ghostwrite',
  question: ghostwriteQuestion,
  input: ghostwriteInput,
  result: ghostwriteResult,
  hasSubject: true,
  hasCustom: false,
  filter: 'resumeId',
  calls: {
    start: { path: '/ai/resumeAiGhostwrite', operation: 'startGhostwrite', summary: 'AI 代写与优化' },
    list: {
      path: '/ai/getResumeAiGhostwriteHistory',
      operation: 'listGhostwrites',
      summary: 'AI 代写与优化的历史记录',
    },
  },
  isResumeNeeded: () => true,
  prepare: (question, { resume, month }: RunFacts & { resume: ResumeSnapshot }) => {
    const {
      service = 'write',
      style = '专业',
      length = '适中',
      targets = [],
      facts = [],
      jd = '',
      target = {},
    } = question;
    return {
      input: { resume, service, style, length, targets, facts, jd, target, month },
      title: resume.title,
    };
  },
});
