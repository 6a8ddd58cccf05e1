import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { pageQuery } from '@qicheng/contract/browser/page-query';
import { formatChinaDay } from '@qicheng/resume/china-time';
import { prepareReturn } from '@qicheng/contract/partner/partner.contract';
import { useSession } from '#src/lib/session.js';
import type { Prices } from './load-prices.js';
import styles from './membership-page.module.css';
import { PayDialog } from './pay-dialog.js';
import { NothingForSale, PriceList } from './price-list.js';
import { basicsQuery, cardsQuery, countProductsQuery, membershipQuery } from './purchase-queries.js';
import { usePurchase } from './use-purchase.js';
import { call } from '#src/lib/api.js';

/**
 * Link back to the partner page that sent the visitor here (query jyq_url), if the server allows that
 * address.
 */
function ReturnLink({ address }: { address: string | null }) {
  const isSignedIn = useSession((state) => state.isMember);
  const { data } = useQuery({
    queryKey: ['return', address],
    queryFn: ({ signal }) => call(prepareReturn, { returnAddress: address ?? '' }, { signal }),
    enabled: address !== null && address !== '' && isSignedIn,
    retry: false,
  });
  const url = data?.url;
  if (!url || !/^https?:\/\//i.test(url)) return null;
  return (
    <p className={styles.back}>
      <a href={url}>返回来时的网站</a>
    </p>
  );
}

/** Membership state: whether active, until when, and the remaining AI counts. */
function MembershipStatus() {
  const isSignedIn = useSession((state) => state.isMember);
  const { data } = useQuery({ ...membershipQuery, enabled: isSignedIn });
  if (!isSignedIn || !data) return null;
  if (data.productId === 0 || data.endsAt === '')
    return <p className={styles.standing}>当前不是会员。免费功能一直可用。</p>;
  return (
    <p className={styles.standing} data-member>
      <strong>{data.cardName}</strong>，有效期至 {formatChinaDay(data.endsAt)}，还剩{' '}
      <strong>{data.daysLeft}</strong> 天。再次购买从到期那天接着算；到期后自动变为免费用户，不会扣款。
    </p>
  );
}

/**
 * [spec 2] /member/info for members and visitors who may buy: their prices, the expiry date, and the
 * purchase.
 */
export function MembershipPage({ prices }: { prices: Prices }) {
  const [query] = useSearchParams();
  // The page came with public prices; a member's own prices are requested.
  const known = { initialDataUpdatedAt: 0 };
  const { data: basics } = useQuery({ ...basicsQuery, ...known, initialData: prices.basics });
  const { data: cards } = useQuery({ ...cardsQuery, ...known, initialData: prices.cards });
  const { data: packs } = useQuery({ ...countProductsQuery, ...known, initialData: prices.packs });
  const { order, buy, close } = usePurchase();
  if (!basics.isOffered) return <NothingForSale />;
  const own = (
    <>
      <MembershipStatus />
      <ReturnLink address={query.get(pageQuery.returnAddress)} />
    </>
  );
  return (
    <>
      <PriceList prices={{ basics, cards, packs }} onBuy={buy} own={own} />
      {order ? <PayDialog key={order.order.orderId} order={order} onClose={close} /> : null}
    </>
  );
}
