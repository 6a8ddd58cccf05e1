/** Whether the keyboard has ⌘ instead of Ctrl; browser only. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
