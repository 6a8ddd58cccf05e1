import { pageQuery } from '@qicheng/contract/browser/page-query';
import { interviewRounds } from '@qicheng/analysis/interview';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@qicheng/ui/button';
import { AiPageScope } from '../ai-page-scope.js';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { useSession } from '#src/lib/session.js';
import { AiPage } from '#src/features/ai/kit/ai-page.jsx';
import { useAnalysisPageState } from '#src/features/ai/kit/use-analysis-page-state.js';
import { InterviewForm, interviewService } from '#src/features/ai/interview/interview-form.jsx';
import { predictionVerdictOf } from '#src/features/ai/interview/interview-verdict.js';
import styles from '../../features/ai/interview/interview.module.css';
import { PredictedQuestions } from '#src/features/ai/interview/predicted-questions.jsx';
import { sessionQuery } from '#src/features/ai/interview/session-queries.js';
import { openAuthDialog } from '#src/lib/auth-dialog.js';
import { InterviewRoom, isSubmitted } from '#src/features/ai/interview/interview-room.jsx';

/** The mock interview of the address, or the reason why it cannot be opened. */
function InterviewRoomPage({ sessionId }: { sessionId: string }) {
  const isMember = useSession((state) => state.isMember);
  const { data, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...sessionQuery(sessionId),
    enabled: isMember,
  });
  if (!isMember)
    return (
      <div className={styles.state}>
        <h1>模拟面试</h1>
        <p>请先登录，再继续作答。</p>
        <Button tone="primary" onClick={() => openAuthDialog('signIn')}>
          登录
        </Button>
      </div>
    );
  // Cached data of an earlier visit lacks the answers given since.
  if (data && isFetchedAfterMount) return <InterviewRoom session={data} />;
  return (
    <div className={styles.state}>
      <h1>模拟面试</h1>
      {isFetching ? (
        <p>正在打开</p>
      ) : (
        <>
          <p role="alert">没有打开：记录不存在、已被删除，或网络不通。</p>
          <p className={styles.actions}>
            <Button onClick={() => void refetch()}>再试一次</Button>
            <ButtonLink to={paths.aiInterview.href()}>返回面试预测</ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}

const GAINS = [
  '5 到 10 道题，每道题写明出自哪里、为什么问',
  '至少两道直接追问您的简历',
  '每道题的得分要点、建议用时和可能的追问',
  '逐题作答：边写边存，按您的回答追问',
  '结束后生成报告，弱项可以重练',
];
const TIPS = ['贴上岗位描述，专业问题会对应到具体的要求。', '模拟面试不额外扣次数；生成报告时才扣一次。'];

/** An unfinished interview to continue. */
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
  const { view, left, start } = pageState;
  return (
    <AiPage
      pageState={pageState}
      gains={GAINS}
      verdict={predictionVerdictOf}
      tips={TIPS}
      form={
        <>
          <OpenSession />
          <InterviewForm
            isBusy={view.at === 'starting'}
            problem={view.at === 'form' ? view.problem : null}
            left={left}
            onAsk={start}
          />
        </>
      }
    >
      {(run, result) => <PredictedQuestions run={run} result={result} />}
    </AiPage>
  );
}

/** /ai/interviewAiAnalyse: predicted questions, and a mock interview based on them. */
export function InterviewPage() {
  const [query] = useSearchParams();
  const sessionId = query.get(pageQuery.interviewSession);
  return sessionId === null ? <Prediction /> : <InterviewRoomPage key={sessionId} sessionId={sessionId} />;
}

/** 面试预测与模拟面试. */
export const Component = () => (
  <AiPageScope>
    <InterviewPage />
  </AiPageScope>
);
