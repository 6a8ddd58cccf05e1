import type { ResumeDocument } from '@qicheng/resume/document';
import { showToast } from '@qicheng/ui/toast';
import { lazy, useState } from 'react';
import { LazyConfirmDialog } from '../components/lazy-confirm-dialog.js';
import { LazyPart } from '../components/lazy-part.js';
import type { ImportResult } from '../features/resume-import/api/send-import.js';
import { isUnwritten } from '../features/resume-editor/store/editor-store.js';
import { replaceWithImport } from '../features/resume-import/review/with-content-of.js';
import { type OpenedImport, resultToReview } from '../features/resume-import/review/result-to-review.js';
import { ImportDialogHost } from './dialog-hosts.js';

interface VisitorImportProps {
  /** Changes the open draft in one undoable step. */
  edit: (change: (document: ResumeDocument) => ResumeDocument) => void;
}

const DraftReview = lazy(async () => ({
  default: (await import('../features/resume-import/components/draft-review.js')).DraftReview,
}));

function wordsOf({ unplaced, warnings }: ImportResult): string {
  if (unplaced.length > 0) return `已填入草稿；没有找到位置的 ${unplaced.length} 段文字在“其他信息”里`;
  // All other warnings are resolved in the review.
  const edited = warnings.find(({ code }) => code === 'edited');
  return edited ? `已填入草稿。${edited.message}` : '已填入草稿，请对照原文件看一遍';
}

/**
 * 导入 for a visitor: the server stores no import, so the result is reviewed here if anything in it is
 * uncertain, and fills the draft. Existing content is replaced only after confirmation.
 */
export function VisitorImport({ edit }: VisitorImportProps) {
  const [waiting, setWaiting] = useState<ImportResult | null>(null);
  const [reviewed, setReviewed] = useState<OpenedImport | null>(null);
  const take = (result: ImportResult, isAllowed: boolean) => {
    const outcome: { filled: ResumeDocument | null; needsConfirmation: boolean } = {
      filled: null,
      needsConfirmation: false,
    };
    edit((current) => {
      outcome.filled = replaceWithImport(current, result);
      outcome.needsConfirmation = !isAllowed && !isUnwritten(current);
      return outcome.needsConfirmation ? current : (outcome.filled ?? current);
    });
    const { filled, needsConfirmation } = outcome;
    setWaiting(filled !== null && needsConfirmation ? result : null);
    if (filled === null) showToast('error', '识别结果打不开，请换一种格式重新导入');
    else if (!needsConfirmation) showToast('success', wordsOf(result));
  };
  const open = (result: ImportResult) => {
    const uncertain = resultToReview(result);
    if (uncertain === null) take(result, false);
    else setReviewed(uncertain);
  };
  const finishReview = (result: ImportResult) => {
    setReviewed(null);
    take(result, false);
  };
  return (
    <>
      <ImportDialogHost onRead={open} />
      {reviewed === null ? null : (
        <LazyPart onFail={() => finishReview(reviewed.result)}>
          <DraftReview
            {...reviewed}
            onTake={finishReview}
            onDiscard={() => {
              setReviewed(null);
              showToast('info', '已放弃这次导入，草稿没有改动');
            }}
          />
        </LazyPart>
      )}
      <LazyConfirmDialog
        open={waiting !== null}
        title="替换草稿里现有的内容？"
        text="文件已经识别好了。替换之后，可以用撤销回到现在的内容。"
        confirm="替换"
        cancel="保留现有内容"
        onConfirm={() => waiting && take(waiting, true)}
        onClose={() => setWaiting(null)}
      />
    </>
  );
}
