import { Button } from '@qicheng/ui/button';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { openAuthDialog } from '#src/lib/auth-dialog.js';
import { useSession } from '#src/lib/session.js';
import { InterviewRoom } from './interview-room.js';
import styles from './interview.module.css';
import { sessionQuery } from './session-queries.js';

/** The room of the mock interview that the address names, or why it cannot be entered. */
export function InterviewRoomPage({ sessionId }: { sessionId: string }) {
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
  // What was read at an earlier visit lacks what was answered since.
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
