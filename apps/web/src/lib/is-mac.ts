/** Whether the keyboard has ⌘ in the place of Ctrl; only in a browser. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
