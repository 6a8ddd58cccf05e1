import { Icon } from '@qicheng/ui/icon';
import { lazy, useState } from 'react';
import { LazyPart } from '#src/components/lazy-part.jsx';
import { saveFile } from '#src/lib/save-file.js';
import type { ExportResult } from '../api/run-export.js';
import styles from './export-menu.module.css';

const MailForm = lazy(async () => ({ default: (await import('./mail-form.js')).MailForm }));

interface ExportOutcomeProps {
  result: Exclude<ExportResult, { kind: 'missing' }>;
  name: string;
  onRetry: () => void;
}

/** The result of the export, and the actions for its file. */
export function ExportOutcome({ result, name, onRetry }: ExportOutcomeProps) {
  const [isMailing, setMailing] = useState(false);
  if (result.kind === 'ready') {
    return (
      <>
        <p className={styles.outcome}>
          <Icon name="check" size={18} />
          <span>{name} 已生成</span>
          <button type="button" className={styles.inline} onClick={() => saveFile(result)}>
            再次下载
          </button>
          <button
            type="button"
            className={styles.next}
            aria-expanded={isMailing}
            onClick={() => setMailing(!isMailing)}
          >
            发送到邮箱
          </button>
        </p>
        {isMailing ? (
          <LazyPart onFail={() => setMailing(false)}>
            <MailForm exportId={result.exportId} fileName={result.fileName} />
          </LazyPart>
        ) : null}
      </>
    );
  }
  if (result.kind === 'later')
    return <p className={styles.outcome}>生成时间较长，文件生成后会保存在“我的简历”。</p>;
  return (
    <p className={styles.outcome} role="alert">
      <Icon name="alert" size={18} />
      <span>{result.message}</span>
      <button type="button" className={styles.inline} onClick={onRetry}>
        重试
      </button>
    </p>
  );
}
