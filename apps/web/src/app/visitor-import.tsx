import type { ResumeDocument } from '@qicheng/resume/document';
import { readDocument } from '@qicheng/resume/migrate';
import { showToast } from '@qicheng/ui/toast';
import type { ImportResult } from '../features/resume-import/api/send-import.js';
import { withContentOf } from '../features/resume-import/review/with-content-of.js';
import { ImportDialogHost } from './dialog-hosts.js';

interface VisitorImportProps {
  /** Changes the open draft in one step, which can be undone. */
  edit: (change: (document: ResumeDocument) => ResumeDocument) => void;
}

const wordsOf = ({ warnings, unplaced }: ImportResult): string => {
  const [first] = warnings;
  if (unplaced.length > 0) return `已填入草稿；有 ${unplaced.length} 段文字没有找到位置，请对照原文件补充`;
  return first ? `已填入草稿。${first.message}` : '已填入草稿，请逐项核对';
};

/** 导入 for a visitor: what was read goes straight into the draft, for no server keeps it to be reviewed. */
export function VisitorImport({ edit }: VisitorImportProps) {
  const take = (result: ImportResult) => {
    const read = readDocument(result.document);
    if (!read.ok) return showToast('error', '识别结果打不开，请换一种格式重新导入');
    edit((current) => withContentOf(current, read.document));
    showToast('success', wordsOf(result));
  };
  return <ImportDialogHost onRead={take} />;
}
