import { useCallback, useEffect, useRef, useState } from 'react';
import { checkExport } from '@qicheng/contract/resume-export/export.contract';
import { saveFile } from '#src/lib/save-file.js';
import { markStep } from '#src/lib/welcome.js';
import {
  type ExportFormat,
  exportFailure,
  type ExportOptions,
  type ExportResult,
  type PageDpi,
  runExport,
} from '../api/run-export.js';
import { call } from '#src/lib/api.js';

/** One format of the menu. */
export interface ExportChoice {
  readonly format: ExportFormat;
  readonly name: string;
  readonly about: string;
  /** Shown directly, not in a group. */
  readonly isMain?: boolean;
  /** Rendered with our fonts: characters that they lack would be empty boxes. */
  readonly isDrawn?: boolean;
  /** One column with plain headings, whatever the template. */
  readonly ats?: boolean;
  readonly pageDpi?: PageDpi | undefined;
}

/** Formats for sending. */
export const DOCUMENTS: readonly ExportChoice[] = [
  { format: 'pdf', name: 'PDF', about: '投递首选，文字可检索', isDrawn: true, isMain: true },
  { format: 'docx', name: 'Word', about: '方便他人继续修改' },
];

export const PICTURES: readonly ExportChoice[] = [
  { format: 'png', name: '图片 PNG', about: '清晰，适合发送', isDrawn: true },
  { format: 'jpg', name: '图片 JPG', about: '文件较小', isDrawn: true },
];

export const ATS_PDF: ExportChoice = {
  format: 'pdf',
  name: 'ATS 版 PDF',
  about: '上传到网申系统',
  isDrawn: true,
  ats: true,
};

/** The same content for software that parses résumés. */
export const FOR_PROGRAMS: readonly ExportChoice[] = [
  ATS_PDF,
  { format: 'docx', name: 'ATS 版 Word', about: '系统只收 Word 时', ats: true },
];

/** Formats for other tools and forms. */
export const DATA: readonly ExportChoice[] = [
  { format: 'html', name: '网页 HTML', about: '一个文件，断网也能打开', isDrawn: true },
  { format: 'txt', name: '纯文本', about: '粘贴到网申表单' },
  { format: 'md', name: 'Markdown', about: '笔记与代码仓库' },
  { format: 'json', name: 'JSON Resume', about: '其他简历工具可读' },
];

interface CheckRequest {
  readonly resumeId: string;
  readonly language: 'zh' | 'en' | undefined;
  readonly signal: AbortSignal;
  readonly patienceMs?: number;
}

const CHECK_TIMEOUT_MS = 3_000;

/**
 * Characters of the saved résumé that would print as empty boxes. A check that fails or times out does not
 * block the export.
 */
async function missingCharacters({
  resumeId,
  language,
  signal,
  patienceMs = CHECK_TIMEOUT_MS,
}: CheckRequest): Promise<readonly string[]> {
  try {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    return (await call(checkExport, { id: resumeId, language }, { signal: limited })).missing;
  } catch {
    return [];
  }
}

const NOT_SAVED: ExportResult = { kind: 'failed', message: '还有内容没有保存到服务器，请联网后再导出' };

interface ExportRun {
  readonly choice: ExportChoice | null;
  readonly result: ExportResult | null;
}

interface Attempt {
  readonly choice: ExportChoice;
  readonly options: ExportOptions;
  /** The user has seen which characters are missing and wants the file anyway. */
  readonly isConfirmed?: boolean;
}

const NOTHING: ExportRun = { choice: null, result: null };

/** One export at a time: saves first, reports unprintable characters, follows the file and downloads it. */
export function useExport(resumeId: string, waitUntilSaved: () => Promise<boolean>) {
  const [run, setRun] = useState<ExportRun>(NOTHING);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const discard = useCallback(
    (...kinds: ExportResult['kind'][]) =>
      setRun((now) => (now.result && kinds.includes(now.result.kind) ? NOTHING : now)),
    [],
  );
  useEffect(() => {
    const onReconnect = () => discard('failed');
    window.addEventListener('online', onReconnect);
    return () => window.removeEventListener('online', onReconnect);
  }, [discard]);

  const perform = async (
    { choice, options, isConfirmed = false }: Attempt,
    signal: AbortSignal,
  ): Promise<ExportResult> => {
    if (!(await waitUntilSaved())) return NOT_SAVED;
    // Word and text formats are displayed with the reader's fonts.
    if (!isConfirmed && choice.isDrawn) {
      const characters = await missingCharacters({ resumeId, language: options.language, signal });
      if (characters.length > 0) return { kind: 'missing', characters };
    }
    const { format, ats, pageDpi } = choice;
    return runExport({ resumeId, format, ats, pageDpi, options, signal }).catch(exportFailure);
  };
  const start = (attempt: Attempt) => {
    const own = new AbortController();
    abort.current?.abort();
    abort.current = own;
    setRun({ choice: attempt.choice, result: null });
    void perform(attempt, own.signal).then((result) => {
      if (own.signal.aborted) return;
      setRun({ choice: attempt.choice, result });
      if (result.kind !== 'ready') return;
      saveFile(result);
      markStep('export');
    });
  };
  /** Dismisses an unanswered question or a failure that has been read. */
  const withdraw = useCallback(() => discard('missing', 'failed'), [discard]);
  return { ...run, isRunning: run.choice !== null && run.result === null, start, withdraw };
}
