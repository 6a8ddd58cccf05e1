import { AiPageScope } from '../ai-page-scope.js';
import { analysisPage } from '#src/features/ai/kit/analysis-page.jsx';
import {
  LETTER_GAINS,
  LetterForm,
  letterService,
  useLetterGains,
} from '#src/features/ai/cover-letter/letter-form.jsx';
import { LetterResultView } from '#src/features/ai/cover-letter/letter-result.jsx';
import { letterActionsOf, letterVerdictOf } from '#src/features/ai/cover-letter/letter-verdict.js';

/** /ai/letterAiAnalyse: reviews a cover letter, or writes one from a résumé. */
export const LetterPage = analysisPage({
  service: letterService,
  gains: LETTER_GAINS.judge,
  useGains: useLetterGains,
  tips: ['写上投递单位，才能查出写错的单位名。', '带上职位描述，会按它的要求挑选经历。'],
  verdict: letterVerdictOf,
  actions: letterActionsOf,
  hasDocument: ({ written }) => written !== null,
  Form: LetterForm,
  Result: LetterResultView,
});

/** 求职信. */
export const Component = () => (
  <AiPageScope>
    <LetterPage />
  </AiPageScope>
);
