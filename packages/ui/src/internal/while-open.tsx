import { memo, type ReactNode } from 'react';

interface WhileOpenProps {
  open: boolean;
  children: ReactNode;
}

/** What a dialog shows stays as it was while it fades away. */
export const WhileOpen = memo(
  ({ children }: WhileOpenProps) => children,
  (_before, { open }) => !open,
);
