import { Empty } from '@qicheng/ui/status';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button-link.js';
import { paths } from '../../config/paths.js';
import { CardList } from './card-list.js';
import { Comparison } from './comparison.js';
import { CountPacks } from './count-packs.js';
import type { Prices } from './load-prices.js';
import styles from './membership-page.module.css';

interface PriceListProps {
  prices: Prices;
  /** Absent where nothing can be pressed yet. */
  onBuy?: ((productId: number) => void) | undefined;
  /** What concerns the reader in person, below the first words. */
  own?: ReactNode;
}

/** What is free, what membership adds and what it costs: the whole page for somebody who buys nothing. */
export function PriceList({ prices, onBuy, own }: PriceListProps) {
  const { basics, cards, packs } = prices;
  const { canBuy, refundDays, free } = basics;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>会员</h1>
        <p className={styles.lead}>
          做简历、换模板、导出和分享始终免费。会员买的是更多 AI 次数，不会拿您写好的简历作条件。
        </p>
        {own}
      </header>
      {canBuy ? null : <p className={styles.closed}>暂未开放购买，以下价格仅供了解。</p>}
      <CardList cards={cards} canBuy={canBuy} onBuy={onBuy} />
      <ul className={styles.promises}>
        <li>一次性付款，没有自动续费</li>
        <li>{refundDays} 天内次数未使用，可自助全额退款</li>
        <li>到期后变回免费用户，已到账的次数不作废</li>
      </ul>
      <Comparison free={free} cards={cards} />
      <CountPacks packs={packs} canBuy={canBuy} onBuy={onBuy} />
    </article>
  );
}

/** Where the site sells nothing. */
export const NothingPriced = () => (
  <div className={styles.page}>
    <Empty level={1} title="所有功能都免费" action={<ButtonLink to={paths.home.href()}>回到首页</ButtonLink>}>
      本站没有开放会员，AI 服务不计次数。
    </Empty>
  </div>
);
