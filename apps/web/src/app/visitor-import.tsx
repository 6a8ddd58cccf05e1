import type { ResumeDocument } from '@qicheng/resume/document';
import { showToast } from '@qicheng/ui/toast';
import type { ImportResult } from '../features/resume-import/api/send-import.js';
import { takeWhole } from '../features/resume-import/review/take-whole.js';
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
    let isFilled = false;
    edit((current) => {
      const filled = takeWhole(current, result);
      isFilled = filled !== null;
      return filled ?? current;
    });
    if (isFilled) showToast('success', wordsOf(result));
    else showToast('error', '识别结果打不开，请换一种格式重新导入');
  };
  return <ImportDialogHost onRead={take} />;
}
