import { type CalendarEvent, calendarFile } from '@qicheng/analysis/application-calendar';
import { saveFile } from './save-file.js';

/** Downloads events as an iCalendar file. */
export function saveCalendar(events: readonly CalendarEvent[], fileName: string): void {
  const url = URL.createObjectURL(new Blob([calendarFile(events)], { type: 'text/calendar;charset=utf-8' }));
  saveFile({ url, fileName });
  // The browser has read the URL by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
