import type { ResumeDocument } from '@qicheng/resume/document';
import type { ReactNode } from 'react';
import type { ImportResult } from '../api/send-import.js';
import type { ReviewAction } from '../review/review-state.js';
import type { ReviewState } from '../review/reviewed-draft.js';
import styles from './import-review.module.css';
import { CertainFields, DoubtfulFields } from './review-fields.js';
import { ReviewNotices } from './review-notices.js';
import { UnplacedList } from './unplaced-list.js';

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
