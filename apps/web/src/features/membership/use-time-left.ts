import { useEffect, useState } from 'react';

const two = (value: number) => String(value).padStart(2, '0');

/** Minutes and seconds until a moment, told each second. */
export function useTimeLeft(until: Date): string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until.getTime() - now) / 1_000));
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
