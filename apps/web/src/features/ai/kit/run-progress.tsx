import { Button } from '@qicheng/ui/button';
import type { RunSummary } from './ai-service.js';
import styles from './state-card.module.css';
import { openCampusEmailDialog } from '#src/lib/dialog-state.js';
import { useSession } from '#src/lib/session.js';
import { BuyCounts } from '#src/features/membership/index.js';

/** Nothing was charged: explains it, and how to get more counts. */
export function OutOfCounts({ onBack }: { onBack: () => void }) {
  const isVerified = useSession(({ user }) => Boolean(user?.campusEmail));
  return (
    <section className={styles.card} data-tone="amber" role="alert">
      <h2 className={styles.title}>AI 次数不足</h2>
      <p>
        填写的内容都还在，没有扣除次数。
        {isVerified ? '参加学校活动可以获得更多次数。' : '认证校园邮箱可以免费获得次数，参加学校活动也可以。'}
      </p>
      <div className={styles.actions}>
        {isVerified ? null : (
          <Button tone="primary" onClick={openCampusEmailDialog}>
            认证校园邮箱
          </Button>
        )}
        <BuyCounts />
        <Button onClick={onBack}>知道了</Button>
      </div>
    </section>
  );
}

interface RunFailedProps {
  run: RunSummary;
  again: ((engine?: 'rules') => void) | null;
  onBack: () => void;
}

const MODEL_ERRORS: readonly RunSummary['fault'][] = ['modelUnavailable', 'modelRefused', 'modelCapped'];

/** Failures of the model, which the rules can work without. */
const isModelError = (run: RunSummary) => MODEL_ERRORS.includes(run.fault);

/** Why a run failed, and that its counts were refunded. */
export const RunFailed = ({ run, again, onBack }: RunFailedProps) => (
  <section className={styles.card} data-tone="red" role="alert">
    <h2 className={styles.title}>这次没有完成</h2>
    <p>{run.failure}</p>
    {run.isRefunded && run.cost > 0 ? (
      <p className={styles.refund}>{`已退回 ${run.cost} 次 AI 次数`}</p>
    ) : null}
    <div className={styles.actions}>
      {again ? (
        <Button tone="primary" icon="refresh" onClick={() => again()}>
          再试一次
        </Button>
      ) : null}
      {again && isModelError(run) ? <Button onClick={() => again('rules')}>改用站内分析</Button> : null}
      <Button onClick={onBack}>{again ? '返回修改' : '重新填写'}</Button>
    </div>
  </section>
);

interface RunUnavailableProps {
  isGone: boolean;
  onRetry: () => void;
  onBack: () => void;
}

/** The result in the address cannot be shown. */
export const RunUnavailable = ({ isGone, onRetry, onBack }: RunUnavailableProps) => (
  <section className={styles.card} role="alert">
    <h2 className={styles.title}>{isGone ? '记录不存在或已被删除' : '结果没有打开'}</h2>
    <p>{isGone ? '可以在历史记录里查看其他结果，或重新开始。' : '结果还在。请检查网络，然后再试一次。'}</p>
    <div className={styles.actions}>
      {isGone ? null : (
        <Button icon="refresh" onClick={onRetry}>
          再试一次
        </Button>
      )}
      <Button onClick={onBack}>重新开始</Button>
    </div>
  </section>
);

interface RunProgressProps {
  /** Null while waiting for the first response. */
  run: RunSummary | null;
  /** Label while there is no run yet: a new one by default, or one being opened. */
  awaited?: string;
}

/** Progress of a run. */
export function RunProgress({ run, awaited = '正在分析' }: RunProgressProps) {
  const percent = run?.progress ?? 0;
  const stage = run === null ? awaited : run.status === 'queued' ? '排队中' : run.stage || '分析中';
  return (
    <section className={styles.card} aria-busy="true">
      <div
        className={styles.track}
        role="progressbar"
        aria-label="分析进度"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <i style={{ transform: `scaleX(${Math.max(4, percent) / 100})` }} />
      </div>
      <p className={styles.stage}>
        <span role="status">{stage}</span>
        {run === null ? null : <span className={styles.percent}>{`${percent}%`}</span>}
      </p>
      {run === null ? null : <p className={styles.hint}>可以离开这一页，完成后在历史记录里查看。</p>}
    </section>
  );
}
