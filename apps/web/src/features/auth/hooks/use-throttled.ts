import { useRef } from 'react';

/** spec section 9: sign-in and registration answer to one press in 1.5 s. */
export const SUBMIT_THROTTLE_MS = 1_500;

/** Lets the first call through and ignores the ones that follow within the interval. */
export function useThrottled<Arguments extends unknown[]>(
  run: (...given: Arguments) => void,
  interval = SUBMIT_THROTTLE_MS,
): (...given: Arguments) => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return (...given) => {
    const now = performance.now();
    if (now - last.current < interval) return;
    last.current = now;
    run(...given);
  };
}
