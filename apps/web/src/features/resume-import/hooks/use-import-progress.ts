import { useEffect, useEffectEvent, useState } from 'react';

/** [spec 4]: one point every 150 ms, 99 at most until the work is over, 1.5 s more at 100. */
export const TICK_MS = 150;
export const MOST_UNFINISHED = 99;
export const HIDE_MS = 1_500;

interface ProgressRule {
  /** Names the run that is shown; another number begins at 0 again, null shows none. */
  readonly run: number | null;
  readonly isDone: boolean;
  /** At 99: the dialog may be closed, the work continues. */
  readonly onClosable: () => void;
  /** 1.5 s after the work is over. */
  readonly onHide: () => void;
}

/** The percentage of an import as the specification wants it shown. */
export function useImportProgress({ run, isDone, onClosable, onHide }: ProgressRule): number {
  const [shown, setShown] = useState({ run, percent: 0 });
  const percent = shown.run === run ? shown.percent : 0;
  const closable = useEffectEvent(onClosable);
  const hide = useEffectEvent(onHide);
  useEffect(() => {
    if (run === null || isDone) return undefined;
    let reached = 0;
    const timer = setInterval(() => {
      reached += 1;
      setShown({ run, percent: reached });
      if (reached < MOST_UNFINISHED) return;
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
