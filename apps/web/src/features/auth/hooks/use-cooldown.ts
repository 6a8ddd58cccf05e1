import { useEffect, useState } from 'react';

/** [spec 9]: a code may be sent again after 60 s. */
export const SMS_COOLDOWN_SECONDS = 60;

/** End times of running cooldowns by button; they survive closing and reopening the dialog. */
const deadlines = new Map<string, number>();

const secondsLeft = (key: string) => Math.max(0, Math.ceil(((deadlines.get(key) ?? 0) - Date.now()) / 1000));

/** Cooldown of a send button; `start` begins it. */
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
