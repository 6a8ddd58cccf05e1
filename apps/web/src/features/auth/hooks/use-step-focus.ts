import { useEffect, useRef } from 'react';

const FIRST_FIELD = '[data-first-field], input:not([type=hidden])';

/** Focuses the first field of every step except the initial one. */
export function useStepFocus(step: unknown) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    box.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  }, [step]);
  return box;
}
