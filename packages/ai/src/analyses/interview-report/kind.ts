import { interviewReportInput, interviewReportResult } from '@qicheng/analysis/interview-report';
import { commentaryPart } from '../../commentary/commentary-part.js';
import { defineKind } from '../../kind.js';
import { reportInterview } from './report-interview.js';
import { reportOfInterviewReport } from './report.js';

/** The service 面试报告. */
export const interviewReportKind = defineKind({
  service: 'interviewReport',
  buildsOnNames: true,
  input: interviewReportInput,
  result: interviewReportResult,
  analyse: reportInterview,
  model: commentaryPart('interviewReport'),
  report: reportOfInterviewReport,
});
