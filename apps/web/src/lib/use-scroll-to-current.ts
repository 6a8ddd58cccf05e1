import { type RefObject, useEffect } from 'react';

/** Visible part of the neighbouring link, to show that the row continues. */
const NEIGHBOUR_PX = 32;

/** Scrolls a row of links horizontally until the current one is visible, also when it changes. */
export function useScrollToCurrent(row: RefObject<HTMLElement | null>, current: string): void {
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
