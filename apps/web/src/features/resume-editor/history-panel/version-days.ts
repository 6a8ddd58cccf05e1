import { formatDay, daysBetween } from '#src/lib/display-time.js';
import type { VersionLine } from './history-queries.js';

const MONTH_DAY = new Intl.DateTimeFormat('zh-CN', { month: 'long', day: 'numeric', weekday: 'short' });

/** The versions of one day, under its name. */
export interface VersionDay {
  readonly name: string;
  readonly versions: readonly VersionLine[];
}

function dayName(instant: Date, now: Date): string {
  const days = daysBetween(instant, now);
  if (days === 0) return '今天';
  if (days === 1) return '昨天';
  return instant.getFullYear() === now.getFullYear() ? MONTH_DAY.format(instant) : formatDay(instant);
}

/** The history by days, newest first. */
export function versionDays(versions: readonly VersionLine[], now = new Date()): VersionDay[] {
  const days = new Map<string, VersionLine[]>();
  for (const version of versions) {
    const name = dayName(version.savedAt, now);
    days.set(name, [...(days.get(name) ?? []), version]);
  }
  return [...days].map(([name, list]) => ({ name, versions: list }));
}
