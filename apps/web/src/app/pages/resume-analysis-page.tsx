import { ResumeAnalysisPage } from '../../features/ai/resume-analysis/resume-analysis-page.js';
import { AiPageScope } from '../ai-page-scope.js';

/** 简历分析. */
export const Component = () => (
  <AiPageScope>
    <ResumeAnalysisPage />
  </AiPageScope>
);
