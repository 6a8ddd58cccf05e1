import { pageQuery } from '@qicheng/contract/browser/page-query';
import { interviewRounds } from '@qicheng/analysis/interview';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { useSession } from '#src/lib/session.js';
import { AiPage } from '../kit/ai-page.js';
import { useAnalysisPageState } from '../kit/use-analysis-page-state.js';
import { isSubmitted } from './answer-progress.js';
import { InterviewForm } from './interview-form.js';
import styles from './interview.module.css';
import { InterviewRoomPage } from './interview-room-page.js';
import { interviewService } from './interview-service.js';
import { PredictedQuestions } from './predicted-questions.js';
import { sessionQuery } from './session-queries.js';

const GAINS = [
  '5 到 10 道题，每道题写明出自哪里、为什么问',
  '至少两道直接追问您的简历',
  '每道题的得分要点、建议用时和可能的追问',
  '逐题作答：边写边存，按您的回答追问',
  '结束后生成报告，弱项可以重练',
];
const TIPS = ['贴上岗位描述，专业问题会对应到具体的要求。', '模拟面试不额外扣次数；生成报告时才扣一次。'];

/** What was begun and not ended, to go on with. */
function OpenSession() {
  const isMember = useSession((state) => state.isMember);
  const { data } = useQuery({ ...sessionQuery(null), enabled: isMember });
  if (!data) return null;
  const done = data.answers.filter(isSubmitted).length;
  return (
    <div className={styles.openSession} role="status">
      <p>
        <strong>有一场没有结束的模拟面试</strong>
        <span>{`${data.title} · ${interviewRounds[data.round].label} · 已答 ${done}/${data.questions.length}`}</span>
      </p>
      <ButtonLink to={paths.aiInterview.hrefSession(data.sessionId)}>继续作答</ButtonLink>
    </div>
  );
}

function Prediction() {
  const pageState = useAnalysisPageState(interviewService);
  const { view, start } = pageState;
  return (
    <AiPage
      pageState={pageState}
      gains={GAINS}
      tips={TIPS}
      form={
        <>
          <OpenSession />
          <InterviewForm
            isBusy={view.at === 'starting'}
            problem={view.at === 'form' ? view.problem : null}
            onAsk={start}
          />
        </>
      }
    >
      {(run, result) => <PredictedQuestions run={run} result={result} />}
    </AiPage>
  );
}

/** /ai/interviewAiAnalyse: questions to expect, and the room of a mock interview on them. */
export function InterviewPage() {
  const [query] = useSearchParams();
  const sessionId = query.get(pageQuery.interviewSession);
  return sessionId === null ? <Prediction /> : <InterviewRoomPage key={sessionId} sessionId={sessionId} />;
}
