import { memo, type ReactNode, useEffect } from 'react';

const isInDialog = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/**
 * Focuses the page after a closed dialog whose opener is gone, such as the button of a deleted row: otherwise the
 * keyboard starts again at the top of the document.
 */
function useFocusAfterClose(): void {
  useEffect(
    () => () =>
      // After the dialog has restored the focus.
      queueMicrotask(() => {
        if (document.activeElement !== document.body || isInDialog()) return;
        document.querySelector('main')?.focus({ preventScroll: true });
      }),
    [],
  );
}

interface WhileOpenProps {
  open: boolean;
  children: ReactNode;
}

/** The content of a dialog; frozen while it fades out. */
export const WhileOpen = memo(
  function WhileOpen({ children }: WhileOpenProps) {
    useFocusAfterClose();
    return children;
  },
  (_before, { open }) => !open,
);
