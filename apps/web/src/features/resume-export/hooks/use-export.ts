import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../lib/save-file.js';
import { type ExportFormat, exportFailure, type ExportResult, runExport } from '../api/run-export.js';

const NOT_SAVED: ExportResult = { kind: 'failed', message: '还有内容没有保存到服务器，请联网后再导出' };

interface ExportRun {
  readonly format: ExportFormat | null;
  readonly result: ExportResult | null;
}

/** One export at a time: saves first, follows the file, hands it to the browser. */
export function useExport(resumeId: string, whenSaved: () => Promise<boolean>) {
  const [run, setRun] = useState<ExportRun>({ format: null, result: null });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const perform = async (format: ExportFormat, signal: AbortSignal): Promise<ExportResult> => {
    if (!(await whenSaved())) return NOT_SAVED;
    return runExport({ resumeId, format, signal }).catch(exportFailure);
  };
  const start = (format: ExportFormat) => {
    const own = new AbortController();
    abort.current?.abort();
    abort.current = own;
    setRun({ format, result: null });
    void perform(format, own.signal).then((result) => {
      if (own.signal.aborted) return;
      setRun({ format, result });
      if (result.kind === 'ready') saveFile(result);
    });
  };
  return { ...run, isRunning: run.format !== null && run.result === null, start };
}
