import { LetterPage } from '../../features/ai/cover-letter/letter-page.js';
import { AiPageScope } from '../ai-page-scope.js';

/** 求职信. */
export const Component = () => (
  <AiPageScope>
    <LetterPage />
  </AiPageScope>
);
