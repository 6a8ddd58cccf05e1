import { JobPage } from '../../features/ai/job-analysis/job-page.js';
import { AiPageScope } from '../ai-page-scope.js';

/** 职业分析. */
export const Component = () => (
  <AiPageScope>
    <JobPage />
  </AiPageScope>
);
