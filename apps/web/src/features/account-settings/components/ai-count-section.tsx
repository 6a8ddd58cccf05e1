import { Skeleton } from '@qicheng/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { aiCountQuery } from '../api/account-queries.js';
import { useUserId } from '../hooks/use-account.js';
import { Failed } from './failed.js';
import { Row, Section } from './section.js';
import styles from './settings.module.css';

/** The balance of AI counts, with a link to its history. */
export function AiCountSection() {
  const { data, isError, refetch } = useQuery(aiCountQuery(useUserId()));
  return (
    <Section
      id="ai-count"
      title="AI 次数"
      action={
        <Link className={styles.action} to={paths.aiCounts.href()}>
          查看明细
        </Link>
      }
    >
      {isError && !data ? (
        <Failed what="AI 次数" onRetry={() => void refetch()} />
      ) : (
        <dl className={styles.rows}>
          <Row label="剩余次数" hint="用于简历分析、优化等 AI 服务；认证校园邮箱、参加活动可以获得。">
            {data ? (
              data.isUnlimited ? (
                '当前免费使用，不计次数'
              ) : (
                <>
                  <span className={styles.count}>{data.count}</span> 次
                </>
              )
            ) : (
              <Skeleton width="4em" height="1.6em" />
            )}
          </Row>
        </dl>
      )}
    </Section>
  );
}
