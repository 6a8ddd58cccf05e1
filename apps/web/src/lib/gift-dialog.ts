import { create } from 'zustand';

interface GiftDialogState {
  /** AI counts that were just given; 0 while nothing is to be congratulated on. */
  added: number;
  /** What waits for the dialog to be closed. */
  afterwards: (() => void) | null;
}

export const useGiftDialog = create<GiftDialogState>()(() => ({ added: 0, afterwards: null }));

/** Opens the free-AI-count congratulation [spec 2]; nothing was given, nothing is shown. */
export function congratulate(added: number, afterwards?: () => void): void {
  if (added > 0) useGiftDialog.setState({ added, afterwards: afterwards ?? null });
  else afterwards?.();
}

export function closeGiftDialog(): void {
  const { afterwards } = useGiftDialog.getState();
  useGiftDialog.setState({ added: 0, afterwards: null });
  afterwards?.();
}
