import { type CalendarEvent, calendarFile } from '@qicheng/analysis/application-calendar';
import { saveBlob } from './save-file.js';

/** Downloads events as an iCalendar file. */
export function saveCalendar(events: readonly CalendarEvent[], fileName: string): void {
  saveBlob(new Blob([calendarFile(events)], { type: 'text/calendar;charset=utf-8' }), fileName);
}
