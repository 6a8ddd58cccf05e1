import { Icon } from '@qicheng/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { displayTime } from '#src/lib/display-time.js';
import { type RecentImport, recentImportsQuery, useDiscardImport } from '../api/recent-imports.js';
import styles from './recent-imports.module.css';
import { STAGE_LABELS } from './stage-labels.js';

const MAX_SHOWN = 5;

interface RecentImportsProps {
  onReview: (importId: string) => void;
  onOpen: (resumeId: string) => void;
}

function stateOf({ status, stage, failure }: RecentImport): string {
  if (status === 'failed') return failure ?? '没有识别成功';
  if (status === 'confirmed') return '已导入';
  return status === 'done' ? '等待核对' : STAGE_LABELS[stage];
}

function Row({ recent, onReview, onOpen }: RecentImportsProps & { recent: RecentImport }) {
  const discard = useDiscardImport();
  const { importId, fileName, status, resumeId, createdAt } = recent;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.name} title={fileName}>
          {fileName}
        </p>
        <p className={styles.state} data-status={status}>
          {displayTime(createdAt)} · {stateOf(recent)}
        </p>
      </div>
      {status === 'done' ? (
        <button
          type="button"
          className={styles.link}
          aria-label={`去核对：${fileName}`}
          onClick={() => onReview(importId)}
        >
          去核对
        </button>
      ) : null}
      {resumeId ? (
        <button
          type="button"
          className={styles.link}
          aria-label={`打开简历：${fileName}`}
          onClick={() => onOpen(resumeId)}
        >
          打开
        </button>
      ) : null}
      <button
        type="button"
        className={styles.drop}
        aria-label={`删除导入记录：${fileName}`}
        disabled={discard.isPending}
        onClick={() => discard.mutate(importId)}
      >
        <Icon name="trash" size={16} />
      </button>
    </li>
  );
}

/** The member's imports of the last day, so that none has to be sent twice. */
export function RecentImports(ways: RecentImportsProps) {
  const { data } = useQuery(recentImportsQuery);
  if (!data || data.list.length === 0) return null;
  return (
    <section className={styles.recent} aria-label="最近的导入">
      <h3 className={styles.title}>
        最近的导入 <small>保留 24 小时</small>
      </h3>
      <ul>
        {data.list.slice(0, MAX_SHOWN).map((recent) => (
          <Row key={recent.importId} recent={recent} {...ways} />
        ))}
      </ul>
    </section>
  );
}
