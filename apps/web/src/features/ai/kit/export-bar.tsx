import { Button } from '../../../components/button.js';
import type { RunSummary } from './ai-service.js';
import styles from './result-head.module.css';

interface ExportBarProps {
  run: RunSummary;
  /** Back to the form, with what was asked. */
  onAgain?: () => void;
}

/** What can be done with a finished result. */
export const ExportBar = ({ onAgain }: ExportBarProps) => (
  <div className={styles.actions} data-print="hide">
    <Button onClick={() => window.print()}>打印</Button>
    {onAgain ? <Button onClick={onAgain}>重新分析</Button> : null}
  </div>
);
