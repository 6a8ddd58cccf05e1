import { memo, type ReactNode } from 'react';
import { useFocusAfterClose } from './focus-after-close.js';

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
