// Times as text in the reader's time zone; deadlines set by the site are formatted by
// `@qicheng/resume/china-time`.
const DAY_MS = 86_400_000;
const FULL_DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
const clock = new Intl.DateTimeFormat('zh-CN', CLOCK);
const dayOfYear = new Intl.DateTimeFormat('zh-CN', { month: 'long', day: 'numeric' });
const fullDay = new Intl.DateTimeFormat('zh-CN', FULL_DAY);
const moment = new Intl.DateTimeFormat('zh-CN', { ...FULL_DAY, ...CLOCK });

/** 10:32. */
export const formatClock = (instant: Date | number): string => clock.format(instant);

/** 2026年11月28日. */
export const formatDay = (instant: Date): string => fullDay.format(instant);

/** 2026年11月28日 12:00. */
export const formatMoment = (instant: Date | number): string => moment.format(instant);

const startOfDay = (instant: Date) =>
  new Date(instant.getFullYear(), instant.getMonth(), instant.getDate()).getTime();

/** Number of midnights between two instants. */
export const daysBetween = (instant: Date, now: Date): number =>
  Math.round((startOfDay(now) - startOfDay(instant)) / DAY_MS);

/** 今天 10:32, 昨天 10:32, 9月3日, 2025年9月3日. */
export function displayTime(instant: Date, now = new Date()): string {
  const days = daysBetween(instant, now);
  if (days === 0) return `今天 ${formatClock(instant)}`;
  if (days === 1) return `昨天 ${formatClock(instant)}`;
  return instant.getFullYear() === now.getFullYear() ? dayOfYear.format(instant) : formatDay(instant);
}

/** An action and its time: 今天 10:32 更新, 9月3日更新. */
export function displayAction(instant: Date, action: string, now = new Date()): string {
  const time = displayTime(instant, now);
  return `${time}${/\d$/.test(time) ? ' ' : ''}${action}`;
}
