import { useEffect, useEffectEvent, useState } from 'react';

/** [spec 4]: one point every 150 ms, at most 99 until the work is finished, then 1.5 s at 100. */
export const TICK_MS = 150;
export const MAX_UNFINISHED = 99;
export const HIDE_MS = 1_500;

interface ProgressRule {
  /** Id of the run shown; another id restarts at 0, null shows none. */
  readonly run: number | null;
  readonly isDone: boolean;
  /** At 99: the dialog may be closed, the work continues. */
  readonly onClosable: () => void;
  /** 1.5 s after the work is finished. */
  readonly onHide: () => void;
}

/** The percentage of an import as the specification defines it. */
export function useImportProgress({ run, isDone, onClosable, onHide }: ProgressRule): number {
  const [shown, setShown] = useState({ run, percent: 0 });
  const percent = shown.run === run ? shown.percent : 0;
  const closable = useEffectEvent(onClosable);
  const hide = useEffectEvent(onHide);
  useEffect(() => {
    if (run === null || isDone) return undefined;
    let current = 0;
    const timer = setInterval(() => {
      current += 1;
      setShown({ run, percent: current });
      if (current < MAX_UNFINISHED) return;
      clearInterval(timer);
      closable();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [run, isDone]);
  useEffect(() => {
    if (run === null || !isDone) return undefined;
    const timer = setTimeout(() => hide(), HIDE_MS);
    return () => clearTimeout(timer);
  }, [run, isDone]);
  return run !== null && isDone ? 100 : percent;
}
