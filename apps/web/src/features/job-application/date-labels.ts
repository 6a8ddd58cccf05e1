import { chinaDay, formatChinaClock } from '@qicheng/resume/china-time';
import type { Card } from './application-queries.js';

/** 12月1日; with the year if it is not the current one. */
export function dayLabel(day: string, today = chinaDay(new Date())): string {
  const [year = '', month, date] = day.split('-');
  const label = `${Number(month)}月${Number(date)}日`;
  return today.startsWith(year) ? label : `${Number(year)}年${label}`;
}

export const momentLabel = (at: Date): string => `${dayLabel(chinaDay(at))} ${formatChinaClock(at)}`;

/** The relevant date of a card: the appointment, or the deadline until the application is sent. */
export function cardTime({ stage, deadline, appointmentAt }: Card) {
  if (stage === 'ended') return null;
  if (appointmentAt !== null) return { isDeadline: false, label: momentLabel(appointmentAt) };
  return stage === 'wish' && deadline !== null ? { isDeadline: true, label: dayLabel(deadline) } : null;
}
