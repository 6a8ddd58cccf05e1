import { type RefObject, useEffect } from 'react';

/** Calls when the element comes near the window; again for another `act`. */
export function useWhenNear(
  element: RefObject<HTMLElement | null>,
  act: (() => void) | null,
  distance: string,
): void {
  useEffect(() => {
    if (!element.current || !act) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) act();
      },
      { rootMargin: distance },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, act, distance]);
}
