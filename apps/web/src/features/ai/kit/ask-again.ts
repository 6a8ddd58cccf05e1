import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react';
import type { LeftResult } from './use-analysis-page-state.js';

/** Equal for forms with the same input; a preselected résumé and emptied fields are no input. */
const inputOf = (draft: object): string =>
  JSON.stringify({ ...draft, choice: null }, (_, value: unknown) => (value === '' ? undefined : value));

/**
 * Fills the form from the input of a result that is asked again, unless something else than `start` was typed in
 * the meantime.
 */
export function useAskAgain<Draft extends object>(
  left: LeftResult | null,
  start: Draft,
  setDraft: Dispatch<SetStateAction<Draft>>,
  draftOf: (input: unknown) => Partial<Draft>,
): void {
  const filled = useRef<LeftResult | null>(null);
  useEffect(() => {
    if (left === null || left === filled.current) return;
    filled.current = left;
    setDraft((draft) => (inputOf(draft) === inputOf(start) ? { ...draft, ...draftOf(left.input) } : draft));
  }, [left, start, setDraft, draftOf]);
}
