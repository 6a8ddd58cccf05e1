import type { getTopBanner } from '@qicheng/contract/content/banner.contract';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';

export type Strip = NonNullable<ResultOf<typeof getTopBanner>['banner']>;

/** A cookie and not the storage: the server leaves a closed strip out of the page that it renders. */
const pairOf = ({ title, url }: Strip) => `closed_strip=${encodeURIComponent(`${title} ${url}`)}`;

/** Whether the strip was closed today, by the cookies of a request or of the page; another strip was not. */
export const wasClosed = (strip: Strip, cookies: string): boolean =>
  cookies.split(/;\s*/).includes(pairOf(strip));

/** Until the day ends on the calendar on the wall. */
export function closeForToday(strip: Strip): void {
  const midnight = new Date();
  midnight.setHours(24, 0, 0, 0);
  document.cookie = `${pairOf(strip)}; Expires=${midnight.toUTCString()}; Path=/; SameSite=Lax`;
}
