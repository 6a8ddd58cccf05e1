import { useEffect } from 'react';
import { useDocument, useEditor } from '../store/editor-context.js';
import type { EditorStore } from '../store/editor-store.js';

async function start(editor: EditorStore): Promise<() => void> {
  const [{ densityNow, FitJob }, { keepFitted }] = await Promise.all([
    import('./fit-job.js'),
    import('./keep-fit.js'),
  ]);
  const job = new FitJob();
  const stop = keepFitted(editor, {
    densityNow,
    solve: (document, choice, signal) => job.solve(document, choice, signal),
  });
  return () => {
    stop();
    job.close();
  };
}

/** Keeps the open résumé within its page limit while it is edited; the solver is loaded if that is requested. */
export function useKeptFit(): void {
  const editor = useEditor();
  const isKept = useDocument(({ meta }) => meta.pageFit?.keeps === true);
  useEffect(() => {
    if (!isKept) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    start(editor).then(
      (started) => {
        if (isOver) started();
        else stop = started;
      },
      // Without the solver the sizes stay as they are.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [editor, isKept]);
}
