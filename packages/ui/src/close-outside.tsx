import { type RefObject, useEffect, useEffectEvent } from 'react';

const LEAVING = ['pointerdown', 'focusin'] as const;

/** What leaves an open part of the page by the pointer alone; the keyboard has its own way out of it. */
export const BY_POINTER = ['pointerdown'] as const;

/** Closes an open part of the page as soon as somebody is busy outside of it. */
export function useCloseOutside(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
  events: readonly ('pointerdown' | 'focusin')[] = LEAVING,
): void {
  const onEvent = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !root.current?.contains(target)) close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = (event: Event) => onEvent(event);
    for (const event of events) document.addEventListener(event, listener);
    return () => {
      for (const event of events) document.removeEventListener(event, listener);
    };
  }, [isOpen, events]);
}
