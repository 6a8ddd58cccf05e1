import { Icon } from '@qicheng/ui/icon';
import { openImportDialog } from '#src/lib/dialog-state.js';
import type { ImportResult } from '../api/send-import.js';
import { isOpen } from '../review/review-state.js';
import type { ReviewState } from '../review/reviewed-draft.js';
import styles from './import-review.module.css';

type Warning = ImportResult['warnings'][number];

/** A warning is hidden once it has been resolved. */
function holds({ code }: Warning, state: ReviewState): boolean {
  const { basics } = state.document;
  if (code === 'noName') return !basics.name?.zh && !basics.name?.en;
  if (code === 'noContact') return !basics.phone && !basics.email;
  if (code === 'unplaced') return state.unplaced.some((block) => block.state === 'waiting');
  if (code === 'uncertain') return state.fields.some((field) => isOpen(state, field));
  return true;
}

/** Warnings about this draft; a file edited after its export comes first. */
export function ReviewNotices({ result, state }: { result: ImportResult; state: ReviewState }) {
  const openWarnings = result.warnings.filter((warning) => holds(warning, state));
  const isEdited = openWarnings.some(({ code }) => code === 'edited');
  return (
    <div className={styles.notices} role="status">
      {result.isLossless && !isEdited ? (
        <p className={styles.good}>
          <Icon name="check" size={18} />
          这份文件带有完整的简历数据，内容与导出时一致。
        </p>
      ) : null}
      {openWarnings.map(({ code, message }) => (
        <p key={code} className={styles.warning}>
          <Icon name="alert" size={18} />
          {message}
        </p>
      ))}
      {isEdited ? (
        <p className={styles.after}>
          如果要以修改后的文字为准，请
          <button type="button" onClick={() => openImportDialog('text')}>
            粘贴文字导入
          </button>
          。
        </p>
      ) : null}
    </div>
  );
}
