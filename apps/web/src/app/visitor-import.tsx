import type { ResumeDocument } from '@qicheng/resume/document';
import { showToast } from '@qicheng/ui/toast';
import { lazy, useState } from 'react';
import { LazyPart } from '#src/components/lazy-part.jsx';
import { useEditor } from '#src/features/resume-editor/store/editor-context.jsx';
import { isUnwritten } from '#src/features/resume-editor/store/editor-store.js';
import type { ImportResult } from '#src/features/resume-import/api/send-import.js';
import { openDraft } from '#src/features/resume-import/review/open-draft.js';
import { filledWith, replaceWithImport } from '#src/features/resume-import/review/with-content-of.js';
import { useFocusWhenLost } from '#src/lib/focus-when-lost.js';
import { ImportDialogHost } from './dialog-hosts.js';
import { ImportPreview } from './import-preview.js';

interface OpenedImport {
  /** Identifies the import: a second one starts a review of its own. */
  number: number;
  result: ImportResult;
  document: ResumeDocument;
  fileName: string;
  /** The open draft, whose template and style the preview has. */
  draft: ResumeDocument;
}

const DraftReview = lazy(async () => ({
  default: (await import('#src/features/resume-import/components/draft-review.jsx')).DraftReview,
}));

const INVALID = '识别结果打不开，请换一种格式重新导入';

const wordsOf = ({ unplaced }: ImportResult): string =>
  unplaced.length > 0 ? `已填入草稿；没有找到位置的 ${unplaced.length} 段文字在“其他信息”里` : '已填入草稿';

/**
 * 导入 for a visitor: the server stores no import, so the whole result is reviewed here before it fills the
 * draft.
 */
export function VisitorImport() {
  const editor = useEditor();
  const [opened, setOpened] = useState<OpenedImport | null>(null);
  const open = (result: ImportResult, fileName: string) => {
    const document = openDraft(result);
    if (document === null) return showToast('error', INVALID);
    const draft = editor.getContent().document;
    setOpened((former) => ({ number: (former?.number ?? 0) + 1, result, document, fileName, draft }));
  };
  const take = (result: ImportResult) => {
    setOpened(null);
    editor.edit((current) => replaceWithImport(current, result) ?? current);
    showToast('success', wordsOf(result));
  };
  // The button that opened the import is gone once the draft has content.
  useFocusWhenLost(() => document.getElementById('pane-edit'), opened === null);
  const discard = () => {
    setOpened(null);
    showToast('info', '已放弃这次导入，草稿没有改动');
  };
  return (
    <>
      <ImportDialogHost onRead={open} />
      {opened === null ? null : (
        <LazyPart onFail={() => take(opened.result)}>
          <DraftReview
            key={opened.number}
            result={opened.result}
            document={opened.document}
            fileName={opened.fileName}
            isReplacing={!isUnwritten(opened.draft)}
            onTake={take}
            onDiscard={discard}
            renderPreview={(document) => <ImportPreview document={filledWith(opened.draft, document)} />}
          />
        </LazyPart>
      )}
    </>
  );
}
