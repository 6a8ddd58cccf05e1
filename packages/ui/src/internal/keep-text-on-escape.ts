import type { KeyboardEvent } from 'react';

/** With no list open, Escape closes the surrounding dialog; the library would also clear the field. */
export function keepTextOnEscape(
  event: KeyboardEvent & { preventBaseUIHandler: () => void },
  isOpen: boolean,
): void {
  if (event.key === 'Escape' && !isOpen) event.preventBaseUIHandler();
}
