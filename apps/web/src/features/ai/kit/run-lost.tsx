import { Button } from '@qicheng/ui/button';
import styles from './state-card.module.css';

interface RunLostProps {
  isGone: boolean;
  onRetry: () => void;
  onBack: () => void;
}

/** The result that the address names cannot be shown. */
export const RunLost = ({ isGone, onRetry, onBack }: RunLostProps) => (
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
