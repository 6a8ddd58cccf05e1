import { useEffect, useState } from 'react';

/** [spec 9]: a code may be sent again after 60 s. */
export const SMS_COOLDOWN_SECONDS = 60;

/** Ends of the running waits, by button; they outlive a dialog that is closed and opened again. */
const deadlines = new Map<string, number>();

const secondsLeft = (key: string) => Math.max(0, Math.ceil(((deadlines.get(key) ?? 0) - Date.now()) / 1000));

/** Counts a send button's waiting time down; `start` begins it. */
export function useCooldown(key: string, seconds = SMS_COOLDOWN_SECONDS) {
  const [remaining, setRemaining] = useState(() => secondsLeft(key));
  const isRunning = remaining > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setRemaining(secondsLeft(key)), 250);
    return () => clearInterval(timer);
  }, [isRunning, key]);
  const start = () => {
    deadlines.set(key, Date.now() + seconds * 1000);
    setRemaining(seconds);
  };
  return { remaining, start };
}
