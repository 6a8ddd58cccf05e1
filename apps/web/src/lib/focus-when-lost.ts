import { useEffect, useRef } from 'react';

/** Whether the focused element was removed, hidden or disabled; a browser drops the latter two only when it draws. */
const isFocusLost = (): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.matches('[hidden] *, :disabled');

/**
 * Moves the focus to the element returned by `find` when a change of `state` has removed, hidden or disabled the
 * focused element.
 */
export function useFocusWhenLost(find: () => HTMLElement | null | undefined, state: unknown): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (isFocusLost()) find()?.focus({ preventScroll: true });
  });
}
