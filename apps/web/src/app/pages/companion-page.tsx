import { CompanionPage } from '../../features/ai/companion/companion-page.js';
import { AiPageScope } from '../ai-page-scope.js';

/** 求职搭子. */
export const Component = () => (
  <AiPageScope>
    <CompanionPage />
  </AiPageScope>
);
