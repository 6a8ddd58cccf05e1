import { useEffect, useRef, useState } from 'react';

/** [spec 9]: sign-in and registration accept one submit per 1.5 s. */
export const SUBMIT_THROTTLE_MS = 1_500;

/**
 * Runs a submit at once, or as soon as the interval since the last run is over; until it completes the form
 * is busy and further submits join it.
 */
export function useThrottled<Arguments extends unknown[]>(
  run: (...args: Arguments) => Promise<void> | undefined,
  interval = SUBMIT_THROTTLE_MS,
): { press: (...args: Arguments) => void; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false);
  const taken = useRef(false);
  const last = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(run);
  useEffect(() => {
    newest.current = run;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const perform = async (args: Arguments) => {
    last.current = performance.now();
    try {
      await newest.current(...args);
    } finally {
      taken.current = false;
      setBusy(false);
    }
  };
  const press = (...args: Arguments) => {
    if (taken.current) return;
    taken.current = true;
    setBusy(true);
    const wait = last.current + interval - performance.now();
    if (wait > 0) timer.current = setTimeout(() => void perform(args), wait);
    else void perform(args);
  };
  return { press, isBusy };
}
