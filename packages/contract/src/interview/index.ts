import { interview } from '@qicheng/analysis/descriptors/interview';
import { analysisCalls } from '../analysis/calls.js';
import {
  checkInterviewReport,
  interviewReportAnswer,
  interviewReportParts,
  listInterviewReports,
  startInterviewReport,
} from './report.contract.js';
import {
  beginInterview,
  endInterview,
  listInterviewSessions,
  saveInterviewAnswer,
  thisInterviewSession,
} from './session.contract.js';

const { start: startInterview, list: listInterviews } = analysisCalls(interview);

export { interviewSavedAnswer } from './fields.js';
export { listInterviews, startInterview };
export { beginInterview, endInterview, listInterviewSessions, saveInterviewAnswer, thisInterviewSession };
export {
  checkInterviewReport,
  interviewReportAnswer,
  interviewReportParts,
  listInterviewReports,
  startInterviewReport,
};

/** 面试预测、模拟面试与报告. */
export const interviewEndpoints = {
  startInterview,
  listInterviews,
  thisInterviewSession,
  beginInterview,
  saveInterviewAnswer,
  endInterview,
  listInterviewSessions,
  checkInterviewReport,
  startInterviewReport,
  interviewReportParts,
  interviewReportAnswer,
  listInterviewReports,
};
