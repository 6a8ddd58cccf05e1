import { type RefObject, useLayoutEffect } from 'react';
import { usePaper } from './paper-state.js';
import { selectionAround } from './plain-writer.js';

const GAP = 8;

/** Places a floating part above what it belongs to, or below where there is no room; always whole in the window. */
function place(part: HTMLElement, target: DOMRect, bounds: DOMRect): void {
  const { width, height } = part.getBoundingClientRect();
  const above = target.top - height - GAP;
  const top = above >= bounds.top ? above : Math.min(target.bottom + GAP, window.innerHeight - height - GAP);
  const rightmost = Math.min(bounds.right, window.innerWidth) - width - GAP;
  // At the right end, where lines are rarely full.
  part.style.left = `${Math.max(GAP, bounds.left + GAP, Math.min(target.right - width, rightmost))}px`;
  part.style.top = `${Math.max(GAP, top)}px`;
}

/** The line of the caret in what is written, up to the end of its column. */
export function writtenLine(element: HTMLElement): DOMRect {
  const node = selectionAround(element)?.focusNode;
  const holder = node instanceof Element ? node : node?.parentElement;
  const line = holder && element.contains(holder) ? holder.closest('li') : null;
  const own = (line ?? element).getBoundingClientRect();
  const { right } = element.closest('[data-block]')?.getBoundingClientRect() ?? own;
  return new DOMRect(own.left, own.top, Math.max(own.width, right - own.left), own.height);
}

const SCROLL_MARGIN = 48;

/** Scrolls the canvas to the line of the caret, where it is out of view. */
export function revealLine(element: HTMLElement): void {
  const root = element.getRootNode();
  const canvas = root instanceof ShadowRoot ? root.host.closest('[data-sheet-canvas]') : null;
  if (!canvas) return;
  const [line, view] = [writtenLine(element), canvas.getBoundingClientRect()];
  if (line.top < view.top) canvas.scrollTop -= view.top + SCROLL_MARGIN - line.top;
  else if (line.bottom > view.bottom) canvas.scrollTop += line.bottom + SCROLL_MARGIN - view.bottom;
}

/** Keeps a floating part beside a text of the sheet while the sheet is laid out again, scrolled or resized. */
export function useBeside(part: RefObject<HTMLElement | null>, targetOf: () => DOMRect | null): void {
  const layouts = usePaper((paper) => paper.layouts);
  useLayoutEffect(() => {
    const move = () => {
      const element = part.current;
      const canvas = element?.closest('section')?.querySelector('[data-sheet-canvas]');
      const target = targetOf();
      if (element && canvas && target) place(element, target, canvas.getBoundingClientRect());
    };
    move();
    window.addEventListener('scroll', move, true);
    window.addEventListener('resize', move);
    return () => {
      window.removeEventListener('scroll', move, true);
      window.removeEventListener('resize', move);
    };
  }, [part, targetOf, layouts]);
}
