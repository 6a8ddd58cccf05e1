import { RightsPage } from '../../features/ai/companion/rights-page.js';
import { AiPageScope } from '../ai-page-scope.js';

/** 权益咨询. */
export const Component = () => (
  <AiPageScope>
    <RightsPage />
  </AiPageScope>
);
