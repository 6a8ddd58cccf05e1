import type { ResumeDocument } from '@qicheng/resume/document';
import { showToast } from '@qicheng/ui/toast';
import { type ReactNode, useEffect, useMemo, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import type { ImportResult } from '../api/send-import.js';
import { useLeaveQuestion } from '../hooks/use-leave-question.js';
import { type Destination, useTakeOver } from '../hooks/use-take-over.js';
import { beginReview, isOpen, review, reviewedDocument } from '../review/review-state.js';
import { problemOfDocument } from '../review/apply-review.js';
import styles from './import-review.module.css';
import { ReviewColumns } from './review-columns.js';
import { ReviewFinish } from './review-finish.js';

interface ReviewWorkspaceProps {
  importId: string;
  resumeId: string | undefined;
  fileName: string;
  result: ImportResult;
  document: ResumeDocument;
  /** Where the saved résumé opens. */
  editHref?: ((resumeId: string) => string) | undefined;
  renderPreview: (document: ResumeDocument) => ReactNode;
}

/** The editable draft beside a preview of its pages. */
export function ReviewWorkspace({
  importId,
  resumeId,
  fileName,
  result,
  document,
  editHref = paths.resumeEdit.href,
  renderPreview,
}: ReviewWorkspaceProps) {
  const [state, dispatch] = useReducer(review, null, () => beginReview(result, document));
  const reviewed = useMemo(() => reviewedDocument(state), [state]);
  const { isBusy, problem, refuse, save, discard } = useTakeOver(importId);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useLeaveQuestion(state.isChanged);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const takeOver = async (destination: Destination) => {
    const wrong = problemOfDocument(reviewed);
    if (wrong !== null) return refuse(wrong);
    const id = await save(reviewed, destination);
    if (id === null) return undefined;
    showToast('success', destination.kind === 'new' ? '导入成功' : '简历内容已替换');
    return navigate(editHref(id), { replace: true });
  };
  const cancel = async () => {
    if (!(await discard())) return;
    showToast('info', '已放弃这次导入，没有改动任何简历');
    void navigate(resumeId ? paths.resumeEdit.href(resumeId) : paths.personal.href(), { replace: true });
  };
  const openCount = state.fields.filter((field) => isOpen(state, field)).length;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          核对导入的内容
        </h1>
        <p>
          来自“{fileName}”，共 {state.fields.length} 项。确认前不会保存，也不会改动已有简历。
        </p>
      </header>
      <ReviewColumns
        result={result}
        state={state}
        onAction={dispatch}
        reviewed={reviewed}
        renderPreview={renderPreview}
      />
      <ReviewFinish
        title={result.title}
        resumeId={resumeId}
        language={document.meta.lang}
        openCount={openCount}
        isBusy={isBusy}
        problem={problem}
        onSave={(destination) => void takeOver(destination)}
        onDiscard={() => void cancel()}
      />
    </div>
  );
}
