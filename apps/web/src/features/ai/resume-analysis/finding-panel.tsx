import { severityLabels } from '@qicheng/analysis/result';
import { Button } from '@qicheng/ui/button';
import { useEffect, useRef } from 'react';
import type { AppliedChange } from '../kit/use-apply.js';
import { FindingDetail, type FindingActions } from './finding-detail.js';
import styles from './finding-panel.module.css';
import type { NumberedFinding } from './finding-places.js';

interface RowProps extends NumberedFinding {
  isOpen: boolean;
  actions: FindingActions;
  onToggle: () => void;
}

const Row = ({ number, finding, isOpen, actions, onToggle }: RowProps) => {
  const { severity, issue, gain, id } = finding;
  return (
    <li className={styles.row} data-severity={severity} data-open={isOpen} data-number={number}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
        <span className={styles.badge}>{number}</span>
        <span className={styles.severity}>{severityLabels[severity]}</span>
        <span className={styles.issue}>{issue}</span>
        <span className={styles.gain}>
          {actions.applied.has(id) ? '已应用' : gain ? `约 +${Number(gain.toFixed(1))} 分` : ''}
        </span>
      </button>
      {isOpen ? (
        <FindingDetail key={`${finding.before} ${finding.after}`} finding={finding} actions={actions} />
      ) : null}
    </li>
  );
};

interface FindingPanelProps {
  findings: readonly NumberedFinding[];
  actions: FindingActions;
  open: number | null;
  onOpen: (number: number | null) => void;
  /** Counts clicks on the page's highlights; the list scrolls on each. */
  highlightClicks: number;
  onReturn: (number: number) => void;
}

/**
 * All findings in order; the open one shows its details. On a phone and for screen readers this is the
 * complete view.
 */
export function FindingPanel({
  findings,
  actions,
  open,
  onOpen,
  highlightClicks,
  onReturn,
}: FindingPanelProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (highlightClicks === 0) return;
    const toggle = list.current?.querySelector<HTMLElement>('[data-open=true] button');
    toggle?.focus({ preventScroll: true });
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    toggle?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
  }, [highlightClicks]);
  if (findings.length === 0) return <p className={styles.why}>没有发现需要修改的地方。</p>;
  return (
    <ol
      className={styles.list}
      ref={list}
      aria-label="修改建议"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open !== null) onReturn(open);
      }}
    >
      {findings.map((each) => (
        <Row
          key={each.finding.id}
          {...each}
          isOpen={each.number === open}
          actions={actions}
          onToggle={() => onOpen(each.number === open ? null : each.number)}
        />
      ))}
    </ol>
  );
}

interface ScoringStateProps {
  /** Whether the score is being recomputed. */
  isBusy: boolean;
  hasFailed: boolean;
  last: AppliedChange | null;
  /** Whether a change is being applied or undone. */
  isChanging: boolean;
  onRetry: () => void;
}

/** The last change, and whether the score is up to date. */
export const ScoringState = ({ isBusy, hasFailed, last, isChanging, onRetry }: ScoringStateProps) => (
  <div className={styles.state} role="status" tabIndex={-1}>
    {last ? (
      <p>
        {`已应用：${last.issue}`}
        <Button tone="quiet" data-act="undo" isBusy={isChanging} onClick={last.undo}>
          撤销
        </Button>
      </p>
    ) : null}
    {isBusy ? <p>正在重新计分…</p> : null}
    {hasFailed && !isBusy ? (
      <p>
        修改已经存进简历，分数还没有更新。
        <Button tone="quiet" onClick={onRetry}>
          重新计分
        </Button>
      </p>
    ) : null}
  </div>
);
