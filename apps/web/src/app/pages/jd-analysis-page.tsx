import { JdPage } from '../../features/ai/jd-analysis/jd-page.js';
import { AiPageScope } from '../ai-page-scope.js';

/** JD 分析. */
export const Component = () => (
  <AiPageScope>
    <JdPage />
  </AiPageScope>
);
