import { Button } from '@qicheng/ui/button';
import { Icon } from '@qicheng/ui/icon';
import type { ImportOrigin } from '../api/send-import.js';
import { nameOf } from '../api/send-import.js';
import styles from './import-dialog.module.css';

interface ImportProblemProps {
  origin: ImportOrigin;
  message: string;
  onAgain: () => void;
  onOtherFile: () => void;
  onPaste: () => void;
}

/** Why the import failed, with three ways to continue. */
export function ImportProblem({ origin, message, onAgain, onOtherFile, onPaste }: ImportProblemProps) {
  return (
    <div className={styles.failed}>
      <div className={styles.failure} role="alert">
        <Icon name="alert" size={20} />
        <div>
          <p className={styles.fileName}>{nameOf(origin)}</p>
          <p>{message}</p>
        </div>
      </div>
      <p className={styles.hint}>没有新建或改动任何简历。</p>
      <div className={styles.actions}>
        <Button tone="primary" onClick={onOtherFile}>
          换一个文件
        </Button>
        <Button onClick={onPaste}>{origin.kind === 'text' ? '修改文字' : '粘贴文字'}</Button>
        <Button tone="quiet" icon="refresh" onClick={onAgain}>
          再试一次
        </Button>
      </div>
    </div>
  );
}
