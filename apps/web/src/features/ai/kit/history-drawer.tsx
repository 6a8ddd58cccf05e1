import { Button } from '@qicheng/ui/button';
import { ConfirmDialog } from '@qicheng/ui/confirm-dialog';
import { Drawer } from '@qicheng/ui/drawer';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MoreButton } from '#src/components/more-button.jsx';
import { displayTime } from '#src/lib/display-time.js';
import type { AnyService, RunSummary } from './ai-service.js';
import styles from './history.module.css';
import { VERSIONS } from './resume-choice.js';
import { historyQuery, isOpen as isUnderWay, useRemoveRun } from './run-queries.js';

const WIDTH = 320;
const HEIGHT = 72;
const MARGIN = 8;
const MAX_RUNS = 12;

/**
 * The scores that can be compared with the newest one, oldest first: of the same résumé in the same language, and for
 * the same target where the score measures a match.
 */
function comparableScores(runs: readonly RunSummary[]): number[] {
  const scored = runs.flatMap(({ score, status, ...run }) =>
    score === null || status !== 'done' || run.resumeId === null ? [] : [{ ...run, score }],
  );
  const [newest] = scored;
  return scored
    .filter(
      ({ resumeId, language, title, service }) =>
        resumeId === newest?.resumeId &&
        language === newest.language &&
        (service === 'resumeAnalysis' || title === newest.title),
    )
    .map(({ score }) => score)
    .slice(0, MAX_RUNS)
    .reverse();
}

/** Chart of comparable scores; it needs at least two. */
function ScoreTrend({ runs }: { runs: readonly RunSummary[] }) {
  const scores = comparableScores(runs);
  if (scores.length < 2) return null;
  const step = (WIDTH - 2 * MARGIN) / (scores.length - 1);
  const y = (score: number) => HEIGHT - MARGIN - ((HEIGHT - 2 * MARGIN) * score) / 100;
  const isEnglish = runs.find(({ score, status }) => score !== null && status === 'done')?.language === 'en';
  const points = scores.map((score, place): [number, number] => [MARGIN + place * step, y(score)]);
  const [first = 0, last = 0] = [scores[0], scores.at(-1)];
  return (
    <figure className={styles.trend}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`得分变化：${scores.join('，')}`}>
        <polyline points={points.map((point) => point.join(',')).join(' ')} />
        {points.map(([x, height], place) => (
          <circle key={place} cx={x} cy={height} r={3} />
        ))}
      </svg>
      <figcaption>{`这份简历${isEnglish ? '的英文版' : ''}最近 ${scores.length} 次：${first} → ${last} 分`}</figcaption>
    </figure>
  );
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
        {run.language === 'en' ? <span>{VERSIONS.en}</span> : null}
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

interface HistoryListProps {
  service: AnyService;
  onShow: (runId: string) => void;
  onRemoved: (runId: string) => void;
}

/** The member's runs of a service: opened, or deleted after confirmation. */
export function HistoryList({ service, onShow, onRemoved }: HistoryListProps) {
  const pages = useInfiniteQuery(historyQuery(service));
  const remove = useRemoveRun();
  const [toDelete, setToDelete] = useState<RunSummary | null>(null);
  const runs = pages.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <>
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
          <Row key={run.runId} run={run} onRemove={() => setToDelete(run)} onShow={() => onShow(run.runId)} />
        ))}
      </ul>
      <MoreButton pages={pages}>更早的记录</MoreButton>
      <ConfirmDialog
        open={toDelete !== null}
        title="删除这条记录？"
        text="结果与参考答案会一并删除，不能恢复；已用的次数不退回。"
        confirm="删除"
        isDanger
        onClose={() => setToDelete(null)}
        onConfirm={() => {
          setToDelete(null);
          if (toDelete) remove.mutate(toDelete.runId, { onSuccess: () => onRemoved(toDelete.runId) });
        }}
      />
    </>
  );
}

interface HistoryDrawerProps extends HistoryListProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The history beside the form. */
export const HistoryDrawer = ({ service, isOpen, onShow, onRemoved, onClose }: HistoryDrawerProps) => (
  <Drawer title={`${service.title}的历史记录`} open={isOpen} onClose={onClose}>
    {isOpen ? (
      <HistoryList
        service={service}
        onRemoved={onRemoved}
        onShow={(runId) => {
          onClose();
          onShow(runId);
        }}
      />
    ) : null}
  </Drawer>
);
