import { type RefObject, useEffect } from 'react';

/** What stays visible of the neighbour, to show that the row goes on. */
const NEIGHBOUR_PX = 32;

/** Scrolls a row of links sideways until the current one, which may change, is in sight. */
export function useCurrentInSight(row: RefObject<HTMLElement | null>, current: string): void {
  useEffect(() => {
    const element = row.current;
    const link = element?.querySelector('[aria-current]');
    if (!element || !link) return;
    const { left, right } = element.getBoundingClientRect();
    const box = link.getBoundingClientRect();
    const hidden = Math.max(0, box.right - right) || Math.min(0, box.left - left);
    if (hidden !== 0)
      element.scrollBy({ left: hidden + Math.sign(hidden) * NEIGHBOUR_PX, behavior: 'instant' });
  }, [row, current]);
}
