import { type RefObject, useLayoutEffect } from 'react';

/**
 * Reports text that was typed into a server-rendered field before its page was hydrated: React leaves it in the field,
 * but the next render of the old value would delete it.
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  onValue: ((value: string) => void) | undefined,
): void {
  useLayoutEffect(() => {
    const typed = field.current?.value ?? value;
    if (typed !== value) onValue?.(typed);
    // Only the first render can find such a text.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
