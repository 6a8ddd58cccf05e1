import { useEffect, useEffectEvent, useState } from 'react';

const isOnWriting = (event: Event): boolean =>
  event.composedPath().some((one) => one instanceof HTMLElement && one.dataset.writing !== undefined);

/** A hand resting on the mouse moves it by less. */
const MIN_MOVE_PX = 24;

/**
 * Hides the tools while typing, so that the lines behind them can be read and clicked, until the pointer
 * moves again.
 */
export function useQuiet(onTyped: () => void): boolean {
  const [isQuiet, setQuiet] = useState(false);
  const notifyTyped = useEffectEvent(onTyped);
  useEffect(() => {
    let pointer: { x: number; y: number } | undefined;
    let resting = pointer;
    const stop = new AbortController();
    const { signal } = stop;
    const onInput = (event: Event) => {
      if (!isOnWriting(event)) return;
      resting = pointer;
      setQuiet(true);
      notifyTyped();
    };
    const onMove = (event: PointerEvent) => {
      pointer = { x: event.clientX, y: event.clientY };
      resting ??= pointer;
      const isMoved = Math.hypot(pointer.x - resting.x, pointer.y - resting.y) >= MIN_MOVE_PX;
      if (isMoved && isOnWriting(event)) setQuiet(false);
    };
    window.addEventListener('input', onInput, { signal });
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('focusin', () => setQuiet(false), { signal });
    return () => stop.abort();
  }, []);
  return isQuiet;
}

/** Whether the pointer button is held over the text, that is, a selection is in progress. */
export function usePressedOnText(): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const release = () => setPressed(false);
    window.addEventListener('pointerdown', (event) => setPressed(isOnWriting(event)), { signal });
    window.addEventListener('pointerup', release, { signal });
    window.addEventListener('pointercancel', release, { signal });
    return () => stop.abort();
  }, []);
  return isPressed;
}
