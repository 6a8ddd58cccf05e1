import { Button } from '@qicheng/ui/button';
import { ConfirmDialog } from '@qicheng/ui/confirm-dialog';
import { Drawer } from '@qicheng/ui/drawer';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { displayTime } from '#src/lib/display-time.js';
import type { AnyService, RunSummary } from './ai-service.js';
import styles from './history.module.css';
import { historyQuery, isOpen as isUnderWay, useRemoveRun } from './run-queries.js';
import { ScoreTrend } from './score-trend.js';

interface HistoryDrawerProps {
  service: AnyService;
  isOpen: boolean;
  onShow: (runId: string) => void;
  onRemoved: (runId: string) => void;
  onClose: () => void;
}

const stateLabel = (run: RunSummary): string => {
  if (isUnderWay(run)) return '进行中';
  if (run.status === 'failed') return run.isRefunded && run.cost > 0 ? '未完成，次数已退回' : '未完成';
  return run.score === null ? '' : `${run.score} 分`;
};

interface RowProps {
  run: RunSummary;
  onShow: () => void;
  onRemove: () => void;
}

const Row = ({ run, onShow, onRemove }: RowProps) => (
  <li className={styles.row}>
    <button type="button" className={styles.open} onClick={onShow}>
      <span className={styles.name}>{run.title}</span>
      <span className={styles.facts}>
        <span>{stateLabel(run)}</span>
        <span>{displayTime(run.createdAt)}</span>
      </span>
    </button>
    {isUnderWay(run) ? null : (
      <button type="button" className={styles.remove} aria-label={`删除：${run.title}`} onClick={onRemove}>
        删除
      </button>
    )}
  </li>
);

/** My runs of a service: opened, and deleted after a question. */
export function HistoryDrawer({ service, isOpen, onShow, onRemoved, onClose }: HistoryDrawerProps) {
  const pages = useInfiniteQuery({ ...historyQuery(service), enabled: isOpen });
  const remove = useRemoveRun();
  const [doomed, setDoomed] = useState<RunSummary | null>(null);
  const runs = pages.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <Drawer title={`${service.title}的历史记录`} open={isOpen} onClose={onClose}>
      <ScoreTrend runs={runs} />
      {pages.isPending ? <p className={styles.note}>正在打开</p> : null}
      {pages.isError && !pages.data ? (
        <p className={styles.note} role="alert">
          没有打开。<Button onClick={() => void pages.refetch()}>再试一次</Button>
        </p>
      ) : null}
      {pages.data && runs.length === 0 ? (
        <p className={styles.note}>还没有记录，完成的结果会留在这里。</p>
      ) : null}
      <ul>
        {runs.map((run) => (
          <Row
            key={run.runId}
            run={run}
            onRemove={() => setDoomed(run)}
            onShow={() => {
              onClose();
              onShow(run.runId);
            }}
          />
        ))}
      </ul>
      {pages.hasNextPage ? (
        <Button disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          更早的记录
        </Button>
      ) : null}
      <ConfirmDialog
        open={doomed !== null}
        title="删除这条记录？"
        text="结果与参考答案会一并删除，不能恢复；已用的次数不退回。"
        confirm="删除"
        isDanger
        onClose={() => setDoomed(null)}
        onConfirm={() => {
          setDoomed(null);
          if (doomed) remove.mutate(doomed.runId, { onSuccess: () => onRemoved(doomed.runId) });
        }}
      />
    </Drawer>
  );
}
