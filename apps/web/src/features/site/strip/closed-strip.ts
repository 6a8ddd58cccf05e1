import type { getTopBanner } from '@qicheng/contract/content/banner.contract';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';

export type Strip = NonNullable<ResultOf<typeof getTopBanner>['banner']>;

/** A cookie instead of storage, so that the server can omit a closed strip when it renders the page. */
const pairOf = ({ title, url }: Strip) => `closed_strip=${encodeURIComponent(`${title} ${url}`)}`;

/**
 * Whether this strip was closed, by the cookies of a request or the page; a strip with another text was not.
 */
export const wasClosed = (strip: Strip, cookies: string): boolean =>
  cookies.split(/;\s*/).includes(pairOf(strip));

const YEAR_SECONDS = 365 * 24 * 3600;

/** Until its text changes. */
export function closeStrip(strip: Strip): void {
  document.cookie = `${pairOf(strip)}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax`;
}
