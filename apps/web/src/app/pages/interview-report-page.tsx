import { listInterviewReports, startInterviewReport } from '@qicheng/contract/interview/report.contract';
import { interviewReportResult, type InterviewReportResult } from '@qicheng/analysis/interview-report';
import { AiPageScope } from '../ai-page-scope.js';
import { AiPage } from '#src/features/ai/kit/ai-page.jsx';
import { useAnalysisPageState } from '#src/features/ai/kit/use-analysis-page-state.js';
import { InterviewReportView } from '#src/features/ai/interview/interview-report-view.jsx';
import {
  interviewActionsOf,
  interviewVerdictOf,
  reportMeasureOf,
} from '#src/features/ai/interview/interview-verdict.js';
import { SessionList } from '#src/features/ai/interview/session-list.jsx';
import { call } from '#src/lib/api.js';
import type { AiService } from '#src/features/ai/kit/ai-service.js';

/**
 * 面试报告. A session has one report whatever the request is named, so the name that the kit passes is not sent.
 */
export const interviewReportService: AiService<{ sessionId: string }, InterviewReportResult> = {
  key: 'interviewReport',
  title: '面试报告',
  purpose:
    '把一场模拟面试逐题拆开：五个维度的得分都有理由，指出答到与漏掉的要点、与简历不一致的地方，并给出下一步练习。',
  limitations: '分数只比较您自己的练习，不代表面试能否通过；改写稿只用您说过的话和简历原文，不替您编事实。',
  schema: interviewReportResult,
  start: ({ sessionId, engine }, options) =>
    call(startInterviewReport, { sessionId, ...(engine ? { engine } : {}) }, options),
  history: (paging, options) => call(listInterviewReports, paging, options),
};

const GAINS = [
  '总分与准备程度，五个维度每一分都有理由',
  '逐题：诊断、回答里有什么、参考回答',
  '用您自己的话改写，缺的事实请您补充',
  '与简历不一致的数字、时间、单位',
  '下一步最多三个练习，可以直接重练',
];

/** /ai/interviewReport: the results of a mock interview. */
export function InterviewReportPage() {
  const pageState = useAnalysisPageState(interviewReportService);
  const { view, start, show } = pageState;
  return (
    <AiPage
      pageState={pageState}
      gains={GAINS}
      verdict={interviewVerdictOf}
      actions={interviewActionsOf}
      measure={reportMeasureOf}
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

/** 面试报告. */
export const Component = () => (
  <AiPageScope>
    <InterviewReportPage />
  </AiPageScope>
);
