const DAY_MS = 86_400_000;
const timeOfDay = new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false });
const dayOfYear = new Intl.DateTimeFormat('zh-CN', { month: 'long', day: 'numeric' });
const fullDay = new Intl.DateTimeFormat('zh-CN', { year: 'numeric', month: 'long', day: 'numeric' });

const startOfDay = (instant: Date) =>
  new Date(instant.getFullYear(), instant.getMonth(), instant.getDate()).getTime();

/** 今天 10:32, 昨天 10:32, 9月3日, 2025年9月3日. */
export function displayTime(instant: Date, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(instant)) / DAY_MS);
  if (days === 0) return `今天 ${timeOfDay.format(instant)}`;
  if (days === 1) return `昨天 ${timeOfDay.format(instant)}`;
  return (instant.getFullYear() === now.getFullYear() ? dayOfYear : fullDay).format(instant);
}
