import { type CalendarEvent, calendarFile } from '@qicheng/analysis/application-calendar';

/** Downloads one of our own links under the given name. */
export function saveFile({ url, fileName }: { url: string; fileName: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Downloads a file that the page made. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  saveFile({ url, fileName });
  // The browser has read the URL by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Downloads events as an iCalendar file. */
export function saveCalendar(events: readonly CalendarEvent[], fileName: string): void {
  saveBlob(new Blob([calendarFile(events)], { type: 'text/calendar;charset=utf-8' }), fileName);
}
