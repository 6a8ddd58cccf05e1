import type { UserInfo } from '@qicheng/contract/account/user-info';
import { prepareReturn } from '@qicheng/contract/partner/partner.contract';
import { call } from '#src/lib/api.js';
import { forgetArrival, readArrival } from '#src/lib/arrival.js';

/** Only an address that a browser opens as a page. */
const isPage = (address: string) => /^https?:\/\//i.test(address) || address.startsWith('/');

/**
 * Where a fresh sign-in leads [spec 4]: the partner's address with a ticket when the visitor came from
 * one that the server allows, else the school's address, else nowhere: the person stays where they were.
 */
export async function findDeparture({ schoolUrl }: UserInfo): Promise<string | null> {
  const { returnUrl } = readArrival();
  if (returnUrl !== undefined) {
    const { url } = await call(prepareReturn, { returnAddress: returnUrl }).catch(() => ({ url: null }));
    // One return for one arrival; a later sign-in here is not sent away again.
    forgetArrival('returnAddress');
    if (url !== null && isPage(url)) return url;
  }
  return isPage(schoolUrl) ? schoolUrl : null;
}
