import { CivilPage } from '../../features/ai/civil-service/civil-page.js';
import { AiPageScope } from '../ai-page-scope.js';

/** 考公分析. */
export const Component = () => (
  <AiPageScope>
    <CivilPage />
  </AiPageScope>
);
