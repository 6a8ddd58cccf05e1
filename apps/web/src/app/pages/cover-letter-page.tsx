import { AiPageScope } from '../ai-page-scope.js';
import { analysisPage } from '../../features/ai/kit/analysis-page.js';
import { LetterForm, letterService } from '../../features/ai/cover-letter/letter-form.js';
import { LetterResultView } from '../../features/ai/cover-letter/letter-result.js';
import { letterActionsOf, letterVerdictOf } from '../../features/ai/cover-letter/letter-verdict.js';

/** /ai/letterAiAnalyse: reviews a cover letter, or writes one from a résumé. */
export const LetterPage = analysisPage({
  service: letterService,
  gains: [
    '五个维度的得分，每一分都有理由',
    '逐段点评：称呼、单位、岗位有没有写错',
    '信里的数字和名称，与简历逐句核对',
    '用简历里的经历写成的一封信，引到原文',
    '120 字以内的打招呼语和邮件标题',
  ],
  tips: ['写上投递单位，才能查出写错的单位名。', '带上职位描述，会按它的要求挑选经历。'],
  verdict: letterVerdictOf,
  actions: letterActionsOf,
  Form: LetterForm,
  Result: LetterResultView,
});

/** 求职信. */
export const Component = () => (
  <AiPageScope>
    <LetterPage />
  </AiPageScope>
);
