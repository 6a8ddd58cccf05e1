import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { pointIn } from '../text-point.js';

interface Focus {
  readonly from: number | null;
  readonly to: number | null;
}

interface PartProps {
  inputId: string;
  focusRef: RefObject<Focus | null>;
}

/** Maps a text offset to a DOM position in an element with one child per line. */
function pointInLines(lines: HTMLElement, offset: number): [Node, number] | null {
  let left = offset;
  for (const line of lines.children) {
    const length = line.textContent.length;
    if (left <= length) return pointIn(line, left);
    left -= length + 1;
  }
  return null;
}

function restore(element: HTMLElement, { from, to }: Focus): void {
  element.focus({ preventScroll: true });
  if (from === null) return;
  if (element instanceof HTMLInputElement) return element.setSelectionRange(from, to);
  const point = pointInLines(element, to ?? from);
  if (point) window.getSelection()?.collapse(...point);
}

/** On unmount, records whether the plain control had the focus, and its caret. */
function PlainControl({ inputId, focusRef, children }: PartProps & { children: ReactNode }) {
  useLayoutEffect(
    () => () => {
      const element = document.getElementById(inputId);
      if (element === null || element !== document.activeElement) return;
      const isBox = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      const box = isBox ? element : null;
      focusRef.current = { from: box?.selectionStart ?? null, to: box?.selectionEnd ?? null };
    },
    [inputId, focusRef],
  );
  return children;
}

/**
 * Runs `then` as soon as an element with the id is in the document; returns a function that stops waiting.
 */
function whenOnPage(id: string, then: (element: HTMLElement) => void): () => void {
  const observer = new MutationObserver(() => check());
  const check = () => {
    const element = document.getElementById(id);
    if (element === null) return;
    observer.disconnect();
    then(element);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  check();
  return () => observer.disconnect();
}

/** Restores the focus; the control, such as the text editor, may render its element after mounting. */
function FocusRestorer({ inputId, focusRef }: PartProps) {
  useLayoutEffect(() => {
    const focus = focusRef.current;
    if (focus === null) return undefined;
    focusRef.current = null;
    return whenOnPage(inputId, (element) => {
      if (document.activeElement === document.body) restore(element, focus);
    });
  }, [inputId, focusRef]);
  return null;
}

interface LazyControlProps {
  /** Shared by the plain control and its replacement. */
  inputId: string;
  still: ReactNode;
  children: ReactNode;
}

/** Shows a plain control until a lazy one has loaded; the focus and caret move along. */
export function LazyControl({ inputId, still, children }: LazyControlProps) {
  const focusRef = useRef<Focus>(null);
  const parts = { inputId, focusRef };
  return (
    <Suspense fallback={<PlainControl {...parts}>{still}</PlainControl>}>
      {children}
      <FocusRestorer {...parts} />
    </Suspense>
  );
}
