import { pageQuery } from '@qicheng/contract/browser/page-query';
import { Button } from '@qicheng/ui/button';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MoreButton } from '#src/components/more-button.jsx';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { openAuthDialog } from '#src/lib/auth-dialog.js';
import { displayTime } from '#src/lib/display-time.js';
import { useSession } from '#src/lib/session.js';
import styles from './interview.module.css';
import { useStartSession } from './predicted-questions.js';
import { reportCheckQuery, sessionQuery, type SessionSummary, sessionsQuery } from './session-queries.js';

interface SessionListProps {
  isBusy: boolean;
  problem: string | null;
  onReport: (sessionId: string) => void;
  onShow: (runId: string) => void;
}

/** Starts another session on the questions of an ended one. */
function AgainButton({ sessionId }: Pick<SessionSummary, 'sessionId'>) {
  const { data } = useQuery(sessionQuery(sessionId));
  const { start, isStarting } = useStartSession();
  return (
    <Button disabled={!data || isStarting} onClick={() => data && start({ runId: data.runId })}>
      用同一组题再练一次
    </Button>
  );
}

/** The report of a session: a link to it, a button to create it with its price, or what is still missing. */
function ReportCheck({
  session,
  isBusy,
  onReport,
  onShow,
}: Omit<SessionListProps, 'problem'> & { session: SessionSummary }) {
  const { data } = useQuery(reportCheckQuery(session.sessionId));
  if (!data) return <p className={styles.hint}>正在查看</p>;
  if (data.reportId !== null)
    return (
      <Button tone="primary" onClick={() => onShow(data.reportId ?? '')}>
        查看报告
      </Button>
    );
  if (!data.canReport)
    return (
      <p className={styles.hint}>
        {`有效回答 ${data.answered} 题，至少要 ${data.least} 题才能生成报告。`}
        {session.status === 'open' ? (
          <ButtonLink to={paths.aiInterview.hrefSession(session.sessionId)}>继续作答</ButtonLink>
        ) : (
          <AgainButton sessionId={session.sessionId} />
        )}
      </p>
    );
  const price = data.cost === 0 ? '' : `消耗 ${data.cost} 次，剩余 ${data.count} 次`;
  return (
    <>
      <Button tone="primary" disabled={isBusy} onClick={() => onReport(session.sessionId)}>
        生成报告
      </Button>
      <p className={styles.hint}>
        {[price, session.status === 'open' ? '生成报告会结束这场面试' : ''].filter(Boolean).join('；')}
      </p>
    </>
  );
}

interface RowProps extends Omit<SessionListProps, 'problem'> {
  session: SessionSummary;
  isOpen: boolean;
  onToggle: () => void;
}

const stateOf = ({ status, score, answered, total }: SessionSummary) =>
  [
    score === null ? (status === 'open' ? '进行中' : '已结束') : `${score} 分`,
    // Unsubmitted text counts for the report, too.
    `已写 ${answered}/${total}`,
  ].join(' · ');

const Row = ({ session, isOpen, onToggle, ...report }: RowProps) => (
  <li className={styles.session} data-open={isOpen}>
    <button type="button" aria-expanded={isOpen} onClick={onToggle}>
      <strong>{session.title}</strong>
      <span>{stateOf(session)}</span>
      <time dateTime={session.createdAt.toISOString()}>{displayTime(session.createdAt)}</time>
    </button>
    {isOpen ? (
      <div className={styles.sessionActs}>
        <ReportCheck session={session} {...report} />
      </div>
    ) : null}
  </li>
);

/** The member's mock interviews; the one in the address, or the newest, is expanded. */
export function SessionList({ problem, ...report }: SessionListProps) {
  const isMember = useSession((state) => state.isMember);
  const [query] = useSearchParams();
  const named = query.get(pageQuery.interviewSession);
  const pages = useInfiniteQuery({ ...sessionsQuery, enabled: isMember });
  const [chosen, setChosen] = useState<string | null>(null);
  if (!isMember)
    return (
      <div className={styles.start}>
        <div>
          <strong>请先登录</strong>
          <p>登录后可以看到自己的模拟面试，并生成报告。</p>
        </div>
        <Button tone="primary" onClick={() => openAuthDialog('signIn')}>
          登录
        </Button>
      </div>
    );
  const sessions = pages.data?.pages.flatMap(({ list }) => list) ?? [];
  if (pages.isPending) return <p className={styles.hint}>正在打开模拟面试记录</p>;
  if (pages.isError && sessions.length === 0)
    return (
      <p className={styles.hint} role="alert">
        记录没有打开。<Button onClick={() => void pages.refetch()}>再试一次</Button>
      </p>
    );
  if (sessions.length === 0)
    return (
      <div className={styles.start}>
        <div>
          <strong>还没有模拟面试</strong>
          <p>先预测一组题并作答，再回来生成报告。</p>
        </div>
        <ButtonLink tone="primary" to={paths.aiInterview.href()}>
          去预测面试题
        </ButtonLink>
      </div>
    );
  const open = chosen ?? named ?? sessions[0]?.sessionId ?? null;
  return (
    <section aria-label="模拟面试记录">
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <Row
            key={session.sessionId}
            session={session}
            isOpen={open === session.sessionId}
            onToggle={() => setChosen(open === session.sessionId ? '' : session.sessionId)}
            {...report}
          />
        ))}
      </ul>
      <MoreButton pages={pages}>更早的记录</MoreButton>
    </section>
  );
}
