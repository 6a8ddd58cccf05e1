import { useEffect, useRef, useState } from 'react';

/** [spec 9]: sign-in and registration accept one submit per 1.5 s. */
export const SUBMIT_THROTTLE_MS = 1_500;

/**
 * Runs a submit at once, or as soon as the interval since the last run is over; until it completes the form
 * is busy and further submits join it.
 */
export function useThrottled<Arguments extends unknown[]>(
  run: (...given: Arguments) => Promise<void> | undefined,
  interval = SUBMIT_THROTTLE_MS,
): { press: (...given: Arguments) => void; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false);
  const taken = useRef(false);
  const last = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(run);
  useEffect(() => {
    newest.current = run;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const perform = async (given: Arguments) => {
    last.current = performance.now();
    try {
      await newest.current(...given);
    } finally {
      taken.current = false;
      setBusy(false);
    }
  };
  const press = (...given: Arguments) => {
    if (taken.current) return;
    taken.current = true;
    setBusy(true);
    const wait = last.current + interval - performance.now();
    if (wait > 0) timer.current = setTimeout(() => void perform(given), wait);
    else void perform(given);
  };
  return { press, isBusy };
}
