import { memo, type ReactNode } from 'react';

interface WhileOpenProps {
  open: boolean;
  children: ReactNode;
}

/** Freezes the content of a dialog while it fades out. */
export const WhileOpen = memo(
  ({ children }: WhileOpenProps) => children,
  (_before, { open }) => !open,
);
