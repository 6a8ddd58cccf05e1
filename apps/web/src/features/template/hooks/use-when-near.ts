import { type RefObject, useEffect } from 'react';

/** Calls `act` when the element comes near the viewport, and again when `act` changes. */
export function useWhenNear(
  element: RefObject<HTMLElement | null>,
  action: (() => void) | null,
  distance: string,
): void {
  useEffect(() => {
    if (!element.current || !action) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) action();
      },
      { rootMargin: distance },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, action, distance]);
}
