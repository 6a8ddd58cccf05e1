import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the element returned by `find` when a change of `state` has removed the focused element.
 */
export function useFocusWhenLost(find: () => HTMLElement | null | undefined, state: unknown): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) find()?.focus({ preventScroll: true });
  });
}
