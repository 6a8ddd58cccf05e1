import { Button } from '@qicheng/ui/button';
import styles from './import-dialog.module.css';
import { STAGE_LABELS } from './stage-labels.js';
import type { RunStage } from '../hooks/use-import-run.js';

interface RunProgressProps {
  name: string;
  stage: RunStage;
  percent: number;
  isClosable: boolean;
  onCancel: () => void;
  onClose: () => void;
}

/** Progress and stage of the import, with a cancel button. */
export function RunProgress({ name, stage, percent, isClosable, onCancel, onClose }: RunProgressProps) {
  const isDone = stage === 'over';
  return (
    <div className={styles.progress}>
      <p className={styles.fileName} title={name}>
        {name}
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label="导入进度"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${STAGE_LABELS[stage]}，${percent}%`}
      >
        <i style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <p className={styles.stage}>
        <span role="status">{STAGE_LABELS[stage]}</span>
        <span className={styles.percent}>{percent}%</span>
      </p>
      {isDone ? null : (
        <div className={styles.actions}>
          {isClosable ? (
            <>
              <p className={styles.hint}>文件较大，还需要一点时间。关闭窗口后识别会继续，完成后会提醒您。</p>
              <Button onClick={onClose}>先关闭</Button>
            </>
          ) : null}
          <Button onClick={onCancel}>取消导入</Button>
        </div>
      )}
    </div>
  );
}
