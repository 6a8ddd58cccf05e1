import { useEffect, useRef } from 'react';

const FIRST_FIELD = '[data-first-field], input:not([type=hidden])';

/** Puts the cursor into the first field of every step but the one that was there at first. */
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
