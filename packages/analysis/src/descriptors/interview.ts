import { defineAnalysis, type RunFacts } from '../define-analysis.js';
import { interviewChoices, interviewInput, interviewResult, interviewRounds } from '../interview.js';
import type { ResumeSnapshot } from '../subject.js';

/** 面试预测: named after position and round. Its calls are listed with those of mock interviews. */
export const interview = defineAnalysis({
  name: 'interview',
  question: interviewChoices,
  input: interviewInput,
  result: interviewResult,
  hasSubject: true,
  hasCustom: false,
  filter: 'resumeId',
  calls: {
    start: { path: '/ai/interviewAiAnalyse', operation: 'startInterview', summary: '面试题预测' },
    list: {
      path: '/ai/getInterviewAnalyseHistory',
      operation: 'listInterviews',
      summary: '面试题预测的历史记录',
    },
  },
  isResumeNeeded: () => true,
  prepare: (question, { resume, month }: RunFacts & { resume: ResumeSnapshot }) => ({
    input: { ...question, resume, month },
    title: `${question.position || resume.title} · ${interviewRounds[question.round].label}`,
  }),
});
