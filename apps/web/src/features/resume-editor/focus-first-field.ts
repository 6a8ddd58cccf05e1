/** Puts the focus into the first field inside an element. */
export const focusFirstField = (element: HTMLElement): void =>
  element.querySelector<HTMLElement>('input, textarea, select, [contenteditable=true]')?.focus();
