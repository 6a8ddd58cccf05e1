import { Button } from '@qicheng/ui/button';
import { ErrorState } from '@qicheng/ui/status';
import { useInfiniteQuery, useQuery, infiniteQueryOptions } from '@tanstack/react-query';
import { listAiCountEntries } from '@qicheng/contract/ai-count/ledger.contract';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { MoreButton } from '#src/components/more-button.jsx';
import { openCampusEmailDialog } from '#src/lib/dialog-state.js';
import { displayTime } from '#src/lib/display-time.js';
import { useSession } from '#src/lib/session.js';
import { BuyCounts } from '#src/features/membership/index.js';
import { countsQuery } from '../kit/run-queries.js';
import styles from './ledger.module.css';
import { call } from '#src/lib/api.js';

type CountEntry = ResultOf<typeof listAiCountEntries>['list'][number];

const PAGE_SIZE = 20;

/** The ledger of the member's AI counts, newest first, paginated. */
const ledgerQuery = infiniteQueryOptions({
  queryKey: ['ai', 'counts', 'ledger'],
  queryFn: ({ pageParam, signal }) =>
    call(listAiCountEntries, { page: pageParam, limit: PAGE_SIZE }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ total }, pages) => (pages.length * PAGE_SIZE < total ? pages.length + 1 : undefined),
});

const KIND_LABELS: Readonly<Record<CountEntry['kind'], string>> = {
  grant: '获得',
  reserve: '扣除',
  settle: '已完成',
  refund: '退回',
};

const signed = (amount: number) => (amount > 0 ? `+${amount}` : String(amount));

const Entry = ({ entry }: { entry: CountEntry }) => (
  <tr>
    <td>
      <time dateTime={entry.createdAt.toISOString()}>{displayTime(entry.createdAt)}</time>
    </td>
    <th scope="row">{entry.source}</th>
    <td>{KIND_LABELS[entry.kind]}</td>
    <td className={styles.amount} data-way={Math.sign(entry.amount)}>
      {signed(entry.amount)}
    </td>
    <td className={styles.amount}>{entry.balanceAfter}</td>
  </tr>
);

function Balance() {
  const { data } = useQuery(countsQuery);
  const isVerified = useSession(({ user }) => Boolean(user?.campusEmail));
  if (!data) return null;
  return (
    <div className={styles.balance}>
      <p>
        {data.isUnlimited ? (
          '当前免费使用，不计次数'
        ) : (
          <>
            剩余 <strong>{data.count}</strong> 次
          </>
        )}
      </p>
      <div className={styles.ways}>
        {data.isUnlimited || isVerified ? null : (
          <Button onClick={openCampusEmailDialog}>认证校园邮箱，免费获得次数</Button>
        )}
        {data.isUnlimited ? null : <BuyCounts />}
      </div>
    </div>
  );
}

/** AI 次数明细: the balance, and every entry with its purpose. */
export function LedgerPage() {
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(ledgerQuery);
  // A settlement changes no balance: with it each run would have two rows.
  const entries = data?.pages.flatMap(({ list }) => list).filter(({ kind }) => kind !== 'settle') ?? [];
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>AI 次数明细</h1>
      <p className={styles.lead}>开始分析时扣次数，没有完成的会自动退回。订单退款时，买来的次数会被收回。</p>
      <Balance />
      {isError && !data ? (
        <ErrorState
          title="明细没有打开"
          action={
            <Button icon="refresh" onClick={() => void refetch()}>
              再试一次
            </Button>
          }
        >
          次数没有变化。请检查网络，然后再试一次。
        </ErrorState>
      ) : null}
      {isPending ? <p className={styles.lead}>正在打开</p> : null}
      {data && entries.length === 0 ? <p className={styles.lead}>还没有记录。</p> : null}
      {entries.length > 0 ? (
        <div className={styles.scroller} role="region" aria-label="AI 次数明细" tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">时间</th>
                <th scope="col">项目</th>
                <th scope="col">类型</th>
                <th scope="col">次数</th>
                <th scope="col">余额</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <Entry key={entry.entryId} entry={entry} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      <MoreButton pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }}>更早的记录</MoreButton>
    </article>
  );
}
