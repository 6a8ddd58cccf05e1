import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react';
import type { LeftResult } from './use-analysis-page-state.js';

/**
 * Fills the form from the input of a result that is asked again; `fill` keeps what was typed in the meantime.
 */
export function useAskAgain<Draft>(
  left: LeftResult | null,
  setDraft: Dispatch<SetStateAction<Draft>>,
  fill: (draft: Draft, input: unknown) => Draft,
): void {
  const filled = useRef<LeftResult | null>(null);
  useEffect(() => {
    if (left === null || left === filled.current) return;
    filled.current = left;
    setDraft((draft) => fill(draft, left.input));
  }, [left, setDraft, fill]);
}
