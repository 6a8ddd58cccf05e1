import { type RefObject, useEffect, useEffectEvent } from 'react';

const LEAVING = ['pointerdown', 'focusin'] as const;

/** For panels that close on a pointer press only; the keyboard closes them in another way. */
export const BY_POINTER = ['pointerdown'] as const;

/** Closes a panel on a press or focus outside it. */
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
