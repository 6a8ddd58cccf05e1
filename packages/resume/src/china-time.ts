// China time, independent of the machine's time zone.
const timeZone = 'Asia/Shanghai';
const longDay = new Intl.DateTimeFormat('zh-CN', { timeZone, dateStyle: 'long' });
const paddedDay = new Intl.DateTimeFormat('zh-CN', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const hourAndMinute = new Intl.DateTimeFormat('zh-CN', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** 2026-12-01. */
export const chinaDay = (instant: Date): string => instant.toLocaleDateString('sv-SE', { timeZone });

/**
 * Whether a text is a valid date from 1900 to 2099 such as 2026-12-01; `Date` would accept 02-30 as 2 March.
 */
export function isCalendarDay(text: string): boolean {
  const day = /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** 2026-12-01 09:05:00. */
export const chinaMoment = (instant: Date): string => instant.toLocaleString('sv-SE', { timeZone });

/** Reverses {@link chinaMoment}; null for any other text. */
export function parseChinaMoment(text: string | undefined): Date | null {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/.test(text)) return null;
  return new Date(`${text.slice(0, 10)}T${text.slice(11, 19)}+08:00`);
}

/** 2026年12月1日. */
export const formatChinaDay = (instant: Date): string => longDay.format(instant);

/** 2026/12/01. */
export const formatChinaPaddedDay = (instant: Date): string => paddedDay.format(instant);

/** 2026/12/1 09:05:00. */
export const formatChinaMoment = (instant: Date): string =>
  instant.toLocaleString('zh-CN', { timeZone, hour12: false });

/** 09:05. */
export const formatChinaClock = (instant: Date): string => hourAndMinute.format(instant);
