import { AiPage } from '../kit/ai-page.js';
import { useAnalysisPageState } from '../kit/use-analysis-page-state.js';
import { ResumeAnalysisForm } from './resume-analysis-form.js';
import { ResumeAnalysisResultView } from './resume-analysis-result.js';
import { resumeAnalysisService } from './resume-analysis-service.js';

const GAINS = [
  '七个维度的得分，每一分都有理由',
  '不超过十条先改的建议，按提升排序',
  '每个问题定位到原文，确定的改动一键应用',
  '逐句热力与岗位关键词',
  '再次分析时，按规则列出涨跌',
];
const TIPS = ['填上目标岗位，岗位相关这一维会更准。', '改完再分析一次，可以看到每条规则的涨跌。'];

/** /ai/aiAnalyse: a résumé checked by rules. */
export function ResumeAnalysisPage() {
  const pageState = useAnalysisPageState(resumeAnalysisService);
  const { view, start } = pageState;
  return (
    <AiPage
      pageState={pageState}
      gains={GAINS}
      tips={TIPS}
      delta={({ change }) => (change?.isComparable ? change.change : null)}
      form={
        <ResumeAnalysisForm
          isBusy={view.at === 'starting'}
          problem={view.at === 'form' ? view.problem : null}
          onAsk={start}
        />
      }
    >
      {(run, result) => <ResumeAnalysisResultView run={run} result={result} />}
    </AiPage>
  );
}
