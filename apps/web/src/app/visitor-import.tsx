import type { ResumeDocument } from '@qicheng/resume/document';
import { ConfirmDialog } from '@qicheng/ui/confirm-dialog';
import { showToast } from '@qicheng/ui/toast';
import { useState } from 'react';
import type { ImportResult } from '../features/resume-import/api/send-import.js';
import { isUnwritten } from '../features/resume-editor/store/editor-store.js';
import { replaceWithImport } from '../features/resume-import/review/replace-with-import.js';
import { ImportDialogHost } from './dialog-hosts.js';

interface VisitorImportProps {
  /** Changes the open draft in one undoable step. */
  edit: (change: (document: ResumeDocument) => ResumeDocument) => void;
}

const wordsOf = ({ warnings, unplaced }: ImportResult): string => {
  const [first] = warnings;
  if (unplaced.length > 0) return `已填入草稿；有 ${unplaced.length} 段文字没有找到位置，请对照原文件补充`;
  return first ? `已填入草稿。${first.message}` : '已填入草稿，请逐项核对';
};

/**
 * 导入 for a visitor: the result goes straight into the draft, because the server stores no import for review.
 * Existing content is replaced only after confirmation.
 */
export function VisitorImport({ edit }: VisitorImportProps) {
  const [waiting, setWaiting] = useState<ImportResult | null>(null);
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
  return (
    <>
      <ImportDialogHost onRead={(result) => take(result, false)} />
      <ConfirmDialog
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
