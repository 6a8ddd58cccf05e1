import type { UserInfo } from '@qicheng/contract/account/user-info';
import { prepareReturn } from '@qicheng/contract/partner/partner.contract';
import { call } from '#src/lib/api.js';
import { removeArrivalValue, readArrival } from '#src/lib/arrival.js';

/** Accepts only addresses that a browser opens as a page. */
const isPage = (address: string) => /^https?:\/\//i.test(address) || address.startsWith('/');

/**
 * Where a new sign-in redirects to [spec 4]: the partner's address with a ticket if the visitor came from an
 * allowed one, otherwise the school's address, otherwise nowhere.
 */
export async function findDeparture({ schoolUrl }: UserInfo): Promise<string | null> {
  const { returnUrl } = readArrival();
  if (returnUrl !== undefined) {
    const { url } = await call(prepareReturn, { returnAddress: returnUrl }).catch(() => ({ url: null }));
    // Used once per arrival: a later sign-in here must not redirect again.
    removeArrivalValue('returnAddress');
    if (url !== null && isPage(url)) return url;
  }
  return isPage(schoolUrl) ? schoolUrl : null;
}
