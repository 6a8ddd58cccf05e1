import { useCallback, useEffect, useRef, useState } from 'react';
import { checkExport } from '@qicheng/contract/resume-export/export.contract';
import { saveFile } from '#src/lib/save-file.js';
import { markStep } from '#src/lib/welcome.js';
import {
  type ExportFormat,
  exportFailure,
  type ExportOptions,
  type ExportResult,
  runExport,
} from '../api/run-export.js';
import { call } from '#src/lib/api.js';

interface Format {
  readonly format: ExportFormat;
  readonly name: string;
  readonly about: string;
  /** Drawn with our fonts: characters that they lack would be empty boxes. */
  readonly isDrawn?: boolean;
}

/** What people send. */
export const DOCUMENTS: readonly Format[] = [
  { format: 'pdf', name: 'PDF', about: '投递首选，文字可检索', isDrawn: true },
  { format: 'docx', name: 'Word', about: '方便他人继续修改' },
  { format: 'png', name: '图片 PNG', about: '清晰，适合发送', isDrawn: true },
  { format: 'jpg', name: '图片 JPG', about: '文件较小', isDrawn: true },
];

/** What other tools and forms read. */
export const DATA: readonly Format[] = [
  { format: 'txt', name: '纯文本', about: '粘贴到网申表单' },
  { format: 'md', name: 'Markdown', about: '笔记与代码仓库' },
  { format: 'json', name: 'JSON Resume', about: '其他简历工具可读' },
];

/** A format by its name on the wire. */
export const formatOf = (format: ExportFormat | null): Format | undefined =>
  [...DOCUMENTS, ...DATA].find((one) => one.format === format);

interface CheckRequest {
  readonly resumeId: string;
  readonly language: 'zh' | 'en' | undefined;
  readonly signal: AbortSignal;
  readonly patienceMs?: number;
}

const PATIENCE_MS = 3_000;

/** Characters of the saved résumé that would print as empty boxes. A check that fails or lags keeps no export back. */
async function missingCharacters({
  resumeId,
  language,
  signal,
  patienceMs = PATIENCE_MS,
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
  readonly format: ExportFormat | null;
  readonly result: ExportResult | null;
}

interface Attempt {
  readonly format: ExportFormat;
  readonly options: ExportOptions;
  /** The person has seen which characters are missing and wants the file all the same. */
  readonly isConfirmed?: boolean;
}

const NOTHING: ExportRun = { format: null, result: null };

/** One export at a time: saves first, names what cannot be printed, follows the file, hands it to the browser. */
export function useExport(resumeId: string, whenSaved: () => Promise<boolean>) {
  const [run, setRun] = useState<ExportRun>(NOTHING);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const forget = useCallback(
    (...kinds: ExportResult['kind'][]) =>
      setRun((now) => (now.result && kinds.includes(now.result.kind) ? NOTHING : now)),
    [],
  );
  useEffect(() => {
    const onReconnect = () => forget('failed');
    window.addEventListener('online', onReconnect);
    return () => window.removeEventListener('online', onReconnect);
  }, [forget]);

  const perform = async (
    { format, options, isConfirmed = false }: Attempt,
    signal: AbortSignal,
  ): Promise<ExportResult> => {
    if (!(await whenSaved())) return NOT_SAVED;
    // Word and texts are shown with the fonts of their reader.
    if (!isConfirmed && formatOf(format)?.isDrawn) {
      const characters = await missingCharacters({ resumeId, language: options.language, signal });
      if (characters.length > 0) return { kind: 'missing', characters };
    }
    return runExport({ resumeId, format, options, signal }).catch(exportFailure);
  };
  const start = (attempt: Attempt) => {
    const own = new AbortController();
    abort.current?.abort();
    abort.current = own;
    setRun({ format: attempt.format, result: null });
    void perform(attempt, own.signal).then((result) => {
      if (own.signal.aborted) return;
      setRun({ format: attempt.format, result });
      if (result.kind !== 'ready') return;
      saveFile(result);
      markStep('export');
    });
  };
  /** Puts away a question unanswered and a failure that has been read. */
  const withdraw = useCallback(() => forget('missing', 'failed'), [forget]);
  return { ...run, isRunning: run.format !== null && run.result === null, start, withdraw };
}
