import { Button } from '@qicheng/ui/button';
import type { RunSummary } from './ai-service.js';
import styles from './state-card.module.css';

interface RunFailedProps {
  run: RunSummary;
  again: ((engine?: 'rules') => void) | null;
  onBack: () => void;
}

const MODEL_ERRORS: readonly RunSummary['fault'][] = ['modelUnavailable', 'modelRefused', 'modelCapped'];

/** The rules do without what failed here. */
const isModelError = (run: RunSummary) => MODEL_ERRORS.includes(run.fault);

/** Why a run gave nothing, and that its counts are back. */
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
      {again && isModelError(run) ? <Button onClick={() => again('rules')}>改用本地规则引擎</Button> : null}
      <Button onClick={onBack}>{again ? '返回修改' : '重新填写'}</Button>
    </div>
  </section>
);
