import { useEffect } from 'react';
import { useEditor } from '../store/editor-context.js';
import { densityNow, FitJob } from './fit-job.js';
import { keepFit } from './keep-fit.js';

/** Keeps the open résumé within its pages while it is written, if that was asked for. */
export function useKeepFit(): void {
  const editor = useEditor();
  useEffect(() => {
    const job = new FitJob();
    const stop = keepFit(editor, {
      densityNow,
      solve: (document, choice, signal) => job.solve(document, choice, signal),
    });
    return () => {
      stop();
      job.close();
    };
  }, [editor]);
}
