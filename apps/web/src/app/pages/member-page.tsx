import type { Call } from '@qicheng/contract/kit/client';
import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { loadPrices, type Prices } from '#src/features/membership/load-prices.js';
import { NothingForSale, PriceList } from '#src/features/membership/price-list.jsx';
import { useIsBrowser } from '#src/lib/device.js';
import type { PageWords } from '../page.js';

const OwnMembership = lazy(async () => ({
  default: (await import('../own-membership.js')).OwnMembership,
}));

export const load = (ask: Call) => loadPrices(ask);

export const describe = (): PageWords => ({
  title: '会员 · 启程',
  description:
    '做简历、换模板、导出和分享始终免费；会员买的是更多 AI 次数。价格、期限和与免费的区别，一页看清。',
});

/** Membership: prices for everybody, the purchase once the page is interactive. */
export function Component() {
  const prices = useLoaderData<Prices | null>();
  const isBrowser = useIsBrowser();
  if (prices === null || !prices.basics.isOffered) return <NothingForSale />;
  const still = <PriceList prices={prices} />;
  if (!isBrowser) return still;
  return (
    <Suspense fallback={still}>
      <OwnMembership prices={prices} />
    </Suspense>
  );
}
