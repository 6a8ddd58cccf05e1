import { AiPage } from '../kit/ai-page.js';
import { useAnalysisPageState } from '../kit/use-analysis-page-state.js';
import { InterviewReportView } from './interview-report-view.js';
import { interviewReportService } from './interview-report-service.js';
import { SessionList } from './session-list.js';

const GAINS = [
  '总分与准备程度，五个维度每一分都有理由',
  '逐题：答到与漏掉的要点、诊断、参考思路',
  '用您自己的话改写，缺的事实请您补充',
  '与简历不一致的数字、时间、单位',
  '下一步最多三个练习，可以直接重练',
];

/** /ai/interviewReport: what a mock interview showed. */
export function InterviewReportPage() {
  const pageState = useAnalysisPageState(interviewReportService);
  const { view, start, show } = pageState;
  return (
    <AiPage
      pageState={pageState}
      gains={GAINS}
      delta={({ delta }) => delta}
      form={
        <SessionList
          isBusy={view.at === 'starting'}
          problem={view.at === 'form' ? view.problem : null}
          onReport={(sessionId) => start({ sessionId })}
          onShow={show}
        />
      }
    >
      {(run, result) => <InterviewReportView run={run} result={result} />}
    </AiPage>
  );
}
