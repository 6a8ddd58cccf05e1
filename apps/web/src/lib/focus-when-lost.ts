import { useEffect, useRef } from 'react';

/** Moves the focus to what `find` gives, once a change of `state` has removed the element that had it. */
export function useFocusWhenLost(find: () => HTMLElement | null | undefined, state: unknown): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) find()?.focus({ preventScroll: true });
  });
}
