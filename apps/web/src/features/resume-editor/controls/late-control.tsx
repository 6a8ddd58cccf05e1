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

/** Where a character of plain lines is in an element that has a child for each line. */
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

/** Notes as it goes whether somebody is in it, and where their caret is. */
function Still({ inputId, focusRef, children }: PartProps & { children: ReactNode }) {
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

/** Runs `then` as soon as an element with the id is on the page; returns a function that stops waiting. */
function whenOnPage(id: string, then: (element: HTMLElement) => void): () => void {
  const observer = new MutationObserver(() => look());
  const look = () => {
    const element = document.getElementById(id);
    if (element === null) return;
    observer.disconnect();
    then(element);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

/** Behind the control, which may draw its element only after it is on the page itself, as the text editor does. */
function Arrived({ inputId, focusRef }: PartProps) {
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

interface LateControlProps {
  /** Of the plain control, and of the one that takes its place. */
  inputId: string;
  still: ReactNode;
  children: ReactNode;
}

/** A control that loads late behind a plain one: somebody who is in the plain one stays in it. */
export function LateControl({ inputId, still, children }: LateControlProps) {
  const focusRef = useRef<Focus>(null);
  const parts = { inputId, focusRef };
  return (
    <Suspense fallback={<Still {...parts}>{still}</Still>}>
      {children}
      <Arrived {...parts} />
    </Suspense>
  );
}
