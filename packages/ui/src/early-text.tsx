import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Reports text that was typed into a server-rendered field before its page was hydrated: React leaves it in the field,
 * but the next render of the old value would delete it.
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  onValue: ((value: string) => void) | undefined,
): void {
  const report = useEffectEvent(() => {
    const typed = field.current?.value ?? value;
    if (typed !== value) onValue?.(typed);
  });
  // Only the first render can find such a text.
  useLayoutEffect(() => report(), []);
}
