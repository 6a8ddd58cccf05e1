import { type RefObject, useLayoutEffect } from 'react';
import { usePaper } from './paper-state.js';
import { selectionAround } from './plain-writer.js';

const GAP = 8;

/** What a floating part belongs to. */
interface Anchor {
  /** What must not be covered. */
  readonly text: DOMRect;
  /** Where the caret is in it; the part is at the other end of the view where there is no room beside the text. */
  readonly line?: DOMRect;
  /** The side that is tried first. */
  readonly side?: 'above' | 'below';
}

function topOf(height: number, { text, line, side = 'above' }: Anchor, bounds: DOMRect): number {
  const end = Math.min(bounds.bottom, window.innerHeight) - height - GAP;
  const [above, below] = [text.top - height - GAP, text.bottom + GAP];
  const fits = { above: above >= bounds.top, below: below <= end && below >= bounds.top };
  if (fits.below && (side === 'below' || !fits.above)) return below;
  if (fits.above && above <= end) return above;
  if (!line) return Math.min(below, window.innerHeight - height - GAP);
  return line.top + line.height / 2 < (bounds.top + end) / 2 ? end : bounds.top + GAP;
}

/** Places a floating part above or below what it belongs to; always whole in the window. */
function place(part: HTMLElement, anchor: Anchor, bounds: DOMRect): void {
  const { width, height } = part.getBoundingClientRect();
  const rightmost = Math.min(bounds.right, window.innerWidth) - width - GAP;
  // At the right end, where lines are rarely full.
  part.style.left = `${Math.max(GAP, bounds.left + GAP, Math.min(anchor.text.right - width, rightmost))}px`;
  part.style.top = `${Math.max(GAP, topOf(height, anchor, bounds))}px`;
}

/** Statements have room below their list; a line has its own statements there. */
export function writtenAnchor(element: HTMLElement): Anchor {
  const line = writtenLine(element);
  if (!(element instanceof HTMLUListElement)) return { text: line };
  const { top, height } = element.getBoundingClientRect();
  return { text: new DOMRect(line.left, top, line.width, height), line, side: 'below' };
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
export function useBeside(part: RefObject<HTMLElement | null>, anchorOf: () => Anchor | null): void {
  const layouts = usePaper((paper) => paper.layouts);
  useLayoutEffect(() => {
    const move = () => {
      const element = part.current;
      const canvas = element?.closest('section')?.querySelector('[data-sheet-canvas]');
      const anchor = anchorOf();
      if (element && canvas && anchor) place(element, anchor, canvas.getBoundingClientRect());
    };
    move();
    window.addEventListener('scroll', move, true);
    window.addEventListener('resize', move);
    return () => {
      window.removeEventListener('scroll', move, true);
      window.removeEventListener('resize', move);
    };
  }, [part, anchorOf, layouts]);
}
