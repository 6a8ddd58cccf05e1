import { AiPage } from '../kit/ai-page.js';
import { useAnalysisPageState } from '../kit/use-analysis-page-state.js';
import { LetterForm } from './letter-form.js';
import { LetterResultView } from './letter-result.js';
import { letterService } from './letter-service.js';

const GAINS = [
  '五个维度的得分，每一分都有理由',
  '逐段点评：称呼、单位、岗位有没有写错',
  '信里的数字和名称，与简历逐句核对',
  '用简历里的经历写成的一封信，引到原文',
  '120 字以内的打招呼语和邮件标题',
];
const TIPS = ['写上投递单位，才能查出写错的单位名。', '带上职位描述，会按它的要求挑选经历。'];

/** /ai/letterAiAnalyse: a letter judged, or written of a résumé. */
export function LetterPage() {
  const pageState = useAnalysisPageState(letterService);
  const { view, start } = pageState;
  return (
    <AiPage
      pageState={pageState}
      gains={GAINS}
      tips={TIPS}
      form={
        <LetterForm
          isBusy={view.at === 'starting'}
          problem={view.at === 'form' ? view.problem : null}
          onAsk={start}
        />
      }
    >
      {(run, result) => <LetterResultView run={run} result={result} />}
    </AiPage>
  );
}
