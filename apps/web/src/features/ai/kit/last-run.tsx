import { Button } from '@qicheng/ui/button';
import { displayTime } from '#src/lib/display-time.js';
import styles from './ai-page.module.css';
import type { RunSummary } from './ai-service.js';

interface LastRunProps {
  run: RunSummary;
  onShow: (runId: string) => void;
}

/** The newest result, one touch away. */
export const LastRun = ({ run, onShow }: LastRunProps) => (
  <section className={styles.last}>
    <h2 className={styles.asideTitle}>上次结果</h2>
    <p className={styles.lastTitle}>{run.title}</p>
    <p className={styles.lastFacts}>
      {run.score === null ? null : <strong>{`${run.score} 分`}</strong>}
      <span>{displayTime(run.createdAt)}</span>
    </p>
    <Button onClick={() => onShow(run.runId)}>查看结果</Button>
  </section>
);
