import type { Editor } from '@tiptap/core';
import { type RefObject, useLayoutEffect } from 'react';
import { usePaper } from './paper-state.js';
import { selectionAround } from './plain-writer.js';
import { selectedBox } from './selected-words.js';

const GAP = 8;

/** Position of a floating element in the window. */
interface Point {
  readonly left: number;
  readonly top: number;
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Above or below a box, centred on it, fully inside the window. */
export function centredOn(part: HTMLElement, box: DOMRect, bounds: DOMRect): Point {
  const { width, height } = part.getBoundingClientRect();
  const rightmost = Math.min(bounds.right, window.innerWidth) - width - GAP;
  const lowest = window.innerHeight - height - GAP;
  const above = box.top - height - GAP;
  return {
    left: within(box.left + box.width / 2 - width / 2, Math.max(GAP, bounds.left + GAP), rightmost),
    top: within(above >= bounds.top ? above : box.bottom + GAP, GAP, lowest),
  };
}

interface WrittenPart {
  readonly element: HTMLElement;
  /** The text editor of statements. */
  readonly editor: Editor | null;
  readonly part: HTMLElement;
  readonly bounds: DOMRect;
}

/** Above the selected text or the caret. */
export const overSelection = ({ element, editor, part, bounds }: WrittenPart): Point =>
  centredOn(part, selectedBox(element, editor) ?? writtenLine(element), bounds);

/** In the margin beside the caret's line, where nothing is printed. */
export function besideLine({ element, editor, part, bounds }: WrittenPart): Point {
  const { width, height } = part.getBoundingClientRect();
  const line = writtenLine(element);
  const caret = selectedBox(element, editor) ?? line;
  const rightmost = Math.min(bounds.right, window.innerWidth) - width;
  const isSeen = caret.bottom > bounds.top && caret.top < bounds.bottom;
  return {
    left: Math.min(line.right + 2, rightmost),
    // Off screen when its line is.
    top: isSeen ? caret.top + caret.height / 2 - height / 2 : -2 * height,
  };
}

/** The caret's line in the edited text, up to the end of its column. */
export function writtenLine(element: HTMLElement): DOMRect {
  const node = selectionAround(element)?.focusNode;
  const holder = node instanceof Element ? node : node?.parentElement;
  const line = holder && element.contains(holder) ? holder.closest('li') : null;
  const own = (line ?? element).getBoundingClientRect();
  const { right } = element.closest('[data-block]')?.getBoundingClientRect() ?? own;
  return new DOMRect(own.left, own.top, Math.max(own.width, right - own.left), own.height);
}

const SCROLL_MARGIN = 48;

/** Scrolls the canvas to the caret's line if it is out of view. */
export function revealLine(element: HTMLElement): void {
  const root = element.getRootNode();
  const canvas = root instanceof ShadowRoot ? root.host.closest('[data-sheet-canvas]') : null;
  if (!canvas) return;
  const [line, view] = [writtenLine(element), canvas.getBoundingClientRect()];
  if (line.top < view.top) canvas.scrollTop -= view.top + SCROLL_MARGIN - line.top;
  else if (line.bottom > view.bottom) canvas.scrollTop += line.bottom + SCROLL_MARGIN - view.bottom;
}

function put({ style }: HTMLElement, { left, top }: Point): void {
  style.left = `${left}px`;
  style.top = `${top}px`;
}

/**
 * Keeps a floating element positioned while the sheet is laid out again, scrolled or resized, and when
 * `words` change.
 */
export function useBeside(
  part: RefObject<HTMLElement | null>,
  placeOf: (part: HTMLElement, bounds: DOMRect) => Point | null,
  words = '',
): void {
  const layouts = usePaper((paper) => paper.layouts);
  useLayoutEffect(() => {
    const move = () => {
      const element = part.current;
      const canvas = element?.closest('section')?.querySelector('[data-sheet-canvas]');
      const place = element && canvas && placeOf(element, canvas.getBoundingClientRect());
      if (place) put(element, place);
    };
    move();
    window.addEventListener('scroll', move, true);
    window.addEventListener('resize', move);
    return () => {
      window.removeEventListener('scroll', move, true);
      window.removeEventListener('resize', move);
    };
  }, [part, placeOf, layouts, words]);
}
