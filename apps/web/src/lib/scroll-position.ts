import { useEffect, useState, type RefObject } from 'react';

/** Reading position: in the upper part of the window, below the bar. */
const READING_POSITION = 0.3;

/**
 * The last section that starts above the reading position; at the end of the page the last one, however
 * short.
 */
function sectionInView(ids: readonly string[]): string | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1) return ids.at(-1);
  const started = ids.filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= clientHeight * READING_POSITION;
  });
  return started.at(-1) ?? ids[0];
}

/** Which of these sections of the page is being read; ids in page order. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(sectionInView(ids)));
    };
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [ids]);
  return current;
}

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
