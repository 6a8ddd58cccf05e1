import { PostgradPage } from '../../features/ai/postgrad-exam/postgrad-page.js';
import { AiPageScope } from '../ai-page-scope.js';

/** 考研分析. */
export const Component = () => (
  <AiPageScope>
    <PostgradPage />
  </AiPageScope>
);
