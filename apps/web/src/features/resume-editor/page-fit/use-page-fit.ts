import { type CutCandidate, type FitChoice, withFit, withVisible } from '@qicheng/templates/page-fit';
import { showToast } from '@qicheng/ui/toast';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useEditor } from '../store/editor-context.js';
import { FitJob, type FitOutcome } from './fit-job.js';

export interface PageFit {
  readonly isBusy: boolean;
  readonly outcome: FitOutcome | null;
  /** Fits the résumé as one undoable step. */
  fit: (choice: FitChoice) => void;
  /** Hides the given parts and fits the rest, as one step. */
  hide: (cuts: readonly CutCandidate[]) => void;
  /** Clears the last result. */
  clear: () => void;
}

/** One-click fits of the open résumé. */
export function usePageFit(): PageFit {
  const editor = useEditor();
  const job = useRef<FitJob>(null);
  const running = useRef<AbortController>(null);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<FitOutcome | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      job.current?.close();
      job.current = null;
    },
    [],
  );
  return useMemo(() => {
    const run = async (choice: FitChoice, hidden: ReadonlySet<string>) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { document } = editor.getContent();
      const rest = hidden.size > 0 ? withVisible(document, hidden, false) : document;
      setBusy(true);
      try {
        job.current ??= new FitJob();
        const found = await job.current.run(rest, choice, controller.signal);
        // Keep what was typed meanwhile; the next fit takes it into account.
        const latest = withVisible(editor.getContent().document, hidden, false);
        const next = found.answer.fits ? withFit(latest, found.answer, choice) : latest;
        editor.edit(() => next);
        setOutcome(hidden.size > 0 && outcome ? { ...found, before: outcome.before } : found);
      } catch (error) {
        if (controller.signal.aborted) return;
        showToast('error', '没能完成适配，请再试一次');
        if (!(error instanceof Error)) throw error;
      } finally {
        if (running.current === controller) setBusy(false);
      }
    };
    return {
      fit: (choice: FitChoice) => void run(choice, new Set()),
      hide: (cuts: readonly CutCandidate[]) => {
        const choice = outcome?.choice;
        if (choice) void run(choice, new Set(cuts.map(({ id }) => id)));
      },
      clear: () => setOutcome(null),
      isBusy,
      outcome,
    };
  }, [editor, isBusy, outcome]);
}
