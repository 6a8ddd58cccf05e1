import type { getTopBanner } from '@qicheng/contract/content/banner.contract';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';

export type Strip = NonNullable<ResultOf<typeof getTopBanner>['banner']>;

/** A cookie instead of storage, so that the server can omit a closed strip when it renders the page. */
const pairOf = ({ title, url }: Strip) => `closed_strip=${encodeURIComponent(`${title} ${url}`)}`;

/**
 * Whether this strip was closed today, by the cookies of a request or the page; a strip with another text was
 * not.
 */
export const wasClosed = (strip: Strip, cookies: string): boolean =>
  cookies.split(/;\s*/).includes(pairOf(strip));

/** Until midnight local time. */
export function closeForToday(strip: Strip): void {
  const midnight = new Date();
  midnight.setHours(24, 0, 0, 0);
  document.cookie = `${pairOf(strip)}; Expires=${midnight.toUTCString()}; Path=/; SameSite=Lax`;
}
