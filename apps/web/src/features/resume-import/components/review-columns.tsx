import type { ResumeDocument } from '@qicheng/resume/document';
import { Icon } from '@qicheng/ui/icon';
import type { ReactNode } from 'react';
import { openImportDialog } from '#src/lib/dialog-state.js';
import type { ImportResult } from '../api/send-import.js';
import { doubtfulOf, groupsOf, placeOf } from '../review/groups.js';
import { isOpen, type ReviewAction } from '../review/review-state.js';
import type { ReviewState } from '../review/reviewed-draft.js';
import styles from './import-review.module.css';
import { ReviewRow } from './review-row.js';
import rowStyles from './review-row.module.css';
import { UnplacedList } from './unplaced-list.js';

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
function ReviewNotices({ result, state }: { result: ImportResult; state: ReviewState }) {
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

interface ReviewFieldsProps {
  state: ReviewState;
  onAction: (action: ReviewAction) => void;
}

/** Values read with doubt, least certain first. */
function DoubtfulFields({ state, onAction }: ReviewFieldsProps) {
  const doubtful = doubtfulOf(state);
  const left = doubtful.filter((field) => isOpen(state, field)).length;
  if (doubtful.length === 0) return null;
  return (
    <section className={rowStyles.group} data-first="true" aria-labelledby="doubtful-title">
      <h2 id="doubtful-title">
        请先核对 <small>{left > 0 ? `还有 ${left} 项` : '全部核对完了'}</small>
      </h2>
      <ul className={rowStyles.block}>
        {doubtful.map((field) => (
          <ReviewRow
            key={field.pointer}
            state={state}
            field={field}
            place={placeOf(state.document, field)}
            onAction={onAction}
          />
        ))}
      </ul>
    </section>
  );
}

/** All other values, by section. */
function CertainFields({ state, onAction }: ReviewFieldsProps) {
  return (
    <>
      {groupsOf(state).map(({ key, title, items }) => (
        <section key={key} className={rowStyles.group} aria-label={title}>
          <h2>{title}</h2>
          {items.map((item) => (
            <ul key={item.key} className={rowStyles.block}>
              {item.fields.map((field) => (
                <ReviewRow key={field.pointer} state={state} field={field} onAction={onAction} />
              ))}
            </ul>
          ))}
        </section>
      ))}
    </>
  );
}

interface ReviewColumnsProps {
  result: ImportResult;
  state: ReviewState;
  onAction: (action: ReviewAction) => void;
  /** What happens to text that is left without a place. */
  rest?: string | undefined;
  /** The draft as it would be saved now. */
  reviewed: ResumeDocument;
  renderPreview: (document: ResumeDocument) => ReactNode;
}

/** Every value of the draft with its source, beside a preview of its pages. */
export const ReviewColumns = ({
  result,
  state,
  onAction,
  rest,
  reviewed,
  renderPreview,
}: ReviewColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.review}>
      <ReviewNotices result={result} state={state} />
      <DoubtfulFields state={state} onAction={onAction} />
      <UnplacedList state={state} onAction={onAction} rest={rest} />
      <CertainFields state={state} onAction={onAction} />
    </div>
    <aside className={styles.preview} aria-label="成品预览">
      {renderPreview(reviewed)}
    </aside>
  </div>
);
