import type { KeyboardEvent } from 'react';

/** Where no list is open Escape closes the dialog around it; the library would empty the field as well. */
export function keepTextOnEscape(
  event: KeyboardEvent & { preventBaseUIHandler: () => void },
  isOpen: boolean,
): void {
  if (event.key === 'Escape' && !isOpen) event.preventBaseUIHandler();
}
