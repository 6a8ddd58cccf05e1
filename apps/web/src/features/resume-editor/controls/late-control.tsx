import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';

interface Focus {
  readonly from: number | null;
  readonly to: number | null;
}

interface PartProps {
  inputId: string;
  focusRef: RefObject<Focus | null>;
}

/** Notes as it goes whether somebody is in it, and where their caret is. */
function Still({ inputId, focusRef, children }: PartProps & { children: ReactNode }) {
  useLayoutEffect(
    () => () => {
      const element = document.getElementById(inputId);
      if (element === null || element !== document.activeElement) return;
      const box = element instanceof HTMLInputElement ? element : null;
      focusRef.current = { from: box?.selectionStart ?? null, to: box?.selectionEnd ?? null };
    },
    [inputId, focusRef],
  );
  return children;
}

/** Behind the control: what is before it in the tree is on the page when this runs. */
function Arrived({ inputId, focusRef }: PartProps) {
  useLayoutEffect(() => {
    if (focusRef.current === null) return;
    const { from, to } = focusRef.current;
    focusRef.current = null;
    const element = document.getElementById(inputId);
    element?.focus({ preventScroll: true });
    if (from !== null && element instanceof HTMLInputElement) element.setSelectionRange(from, to);
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
