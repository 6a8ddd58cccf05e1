import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { pageQuery } from '@qicheng/contract/browser/page-query';
import { Button, ButtonLink } from '../../components/button.js';
import { Skeleton } from '../../components/skeleton.js';
import { Empty, ErrorState } from '../../components/status.js';
import { paths } from '../../config/paths.js';
import { useSession } from '../../lib/session.js';
import { useSiteInfo } from '../../lib/site-context.js';
import { CardList } from './card-list.js';
import { Comparison } from './comparison.js';
import { CountPacks } from './count-packs.js';
import { fullDay } from './full-day.js';
import styles from './membership-page.module.css';
import { PayDialog } from './pay-dialog.js';
import { basicsQuery, cardsQuery, countProductsQuery, membershipQuery } from './purchase-queries.js';
import { ReturnLink } from './return-link.js';
import { usePurchase } from './use-purchase.js';

/** Whether one is a member, until when, and what is left of it. */
function Standing() {
  const isSignedIn = useSession((state) => state.isMember);
  const { data } = useQuery({ ...membershipQuery, enabled: isSignedIn });
  if (!isSignedIn || !data) return null;
  if (data.productId === 0 || data.endsAt === '')
    return <p className={styles.standing}>当前不是会员。免费功能一直可用。</p>;
  return (
    <p className={styles.standing} data-member>
      <strong>{data.cardName}</strong>，有效期至 {fullDay(data.endsAt)}，还剩 <strong>{data.daysLeft}</strong>{' '}
      天。 到期后自动变为免费用户，不会扣款。
    </p>
  );
}

/** spec §2 /member/info: what is free, what membership adds, what it costs and until when it lasts. */
export function MembershipPage() {
  const siteInfo = useSiteInfo();
  const [query] = useSearchParams();
  const basics = useQuery(basicsQuery);
  const cards = useQuery(cardsQuery);
  const packs = useQuery(countProductsQuery);
  const { made, isMaking, buy, close } = usePurchase();
  const failed = basics.isError || cards.isError || packs.isError;
  if (siteInfo?.vipEnabled === false || basics.data?.isOffered === false) return <NotOffered />;
  if (failed)
    return (
      <NotLoaded onRetry={() => void Promise.all([basics.refetch(), cards.refetch(), packs.refetch()])} />
    );
  if (!basics.data || !cards.data || !packs.data) return <Waiting />;
  const { canBuy, refundDays, free } = basics.data;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>会员</h1>
        <p className={styles.lead}>
          做简历、换模板、导出和分享始终免费。会员买的是更多 AI 次数，不会拿您写好的简历作条件。
        </p>
        <Standing />
        <ReturnLink address={query.get(pageQuery.returnAddress)} />
      </header>
      {canBuy ? null : <p className={styles.closed}>暂未开放购买，以下价格仅供了解。</p>}
      <CardList cards={cards.data} canBuy={canBuy} isBusy={isMaking} onBuy={buy} />
      <ul className={styles.promises}>
        <li>一次性付款，没有自动续费</li>
        <li>{refundDays} 天内次数未使用，可自助全额退款</li>
        <li>到期后变回免费用户，已到账的次数不作废</li>
      </ul>
      <Comparison free={free} cards={cards.data} />
      <CountPacks packs={packs.data} canBuy={canBuy} isBusy={isMaking} onBuy={buy} />
      {made ? <PayDialog key={made.order.orderId} made={made} onClose={close} /> : null}
    </article>
  );
}

const NotOffered = () => (
  <div className={styles.page}>
    <Empty level={1} title="所有功能都免费" action={<ButtonLink to={paths.home.href()}>回到首页</ButtonLink>}>
      本站没有开放会员，AI 服务不计次数。
    </Empty>
  </div>
);

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.page}>
    <ErrorState
      level={1}
      title="会员信息没有打开"
      action={
        <Button icon="refresh" onClick={onRetry}>
          再试一次
        </Button>
      }
    >
      没有产生任何费用。请检查网络，然后再试一次。
    </ErrorState>
  </div>
);

const Waiting = () => (
  <div className={styles.page} aria-busy="true">
    <Skeleton height="3rem" />
    <div className={styles.waiting}>
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} height="15rem" />
      ))}
    </div>
  </div>
);
