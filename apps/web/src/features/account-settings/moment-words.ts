const moment = new Intl.DateTimeFormat('zh-CN', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
const day = new Intl.DateTimeFormat('zh-CN', { year: 'numeric', month: 'long', day: 'numeric' });

/** 2026年11月28日 12:00. */
export const momentWords = (instant: Date): string => moment.format(instant);

/** 2026年11月28日. */
export const dayWords = (instant: Date): string => day.format(instant);

const STEP = 1024;

/** 12 KB, 3.4 MB. */
export function sizeWords(bytes: number): string {
  const kilobytes = bytes / STEP;
  return kilobytes < STEP
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(kilobytes / STEP).toFixed(1)} MB`;
}
