import { InterviewReportPage } from '../../features/ai/interview/interview-report-page.js';
import { AiPageScope } from '../ai-page-scope.js';

/** 面试报告. */
export const Component = () => (
  <AiPageScope>
    <InterviewReportPage />
  </AiPageScope>
);
