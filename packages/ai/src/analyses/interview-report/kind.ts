import { interviewReportInput, interviewReportResult } from '@qicheng/analysis/interview-report';
import { defineKind } from '../../kind.js';
import { reportOfInterviewReport } from './report.js';
import { reportInterview } from './report-interview.js';

/** 面试报告. */
export const interviewReportKind = defineKind({
  service: 'interviewReport',
  input: interviewReportInput,
  result: interviewReportResult,
  analyse: reportInterview,
  report: reportOfInterviewReport,
});
