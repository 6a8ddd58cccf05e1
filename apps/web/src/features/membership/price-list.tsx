import { Empty } from '@qicheng/ui/status';
import type { ReactNode } from 'react';
import { Button } from '@qicheng/ui/button';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { CountPacks } from './count-packs.js';
import type { Prices } from './load-prices.js';
import styles from './membership-page.module.css';
import { yuan, yuanPerCount } from './money.js';
import type { Card } from './purchase-queries.js';

interface Row {
  what: string;
  free: string;
  member: string;
}

/** What everybody has without paying. */
interface FreeFacts {
  free: Card['benefits'];
  activationCounts: number;
}

const SAME: readonly Row[] = [
  { what: '在线制作、全部模板、多语言与历史版本', free: '免费', member: '免费' },
  { what: '导出 PDF、Word、图片与打印', free: '免费，不限次数，无水印', member: '免费，不限次数，无水印' },
  { what: '分享链接与二维码', free: '免费', member: '免费' },
  { what: '阅读求职文档、课程与帮助', free: '免费', member: '免费' },
];

const range = (values: number[]): string => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? String(low) : `${low}–${high}`;
};

function differences({ free, activationCounts }: FreeFacts, cards: readonly Card[]): Row[] {
  if (cards.length === 0) return [];
  const percent = Math.min(...cards.map(({ benefits }) => benefits.countsPercent));
  const downloads = range(cards.map(({ benefits }) => benefits.documentDownloads));
  return [
    {
      what: '下载求职文档（Word）',
      free: `每月 ${free.documentDownloads} 份`,
      member: `每月 ${downloads} 份`,
    },
    {
      what: 'AI 次数',
      free: `${activationCounts > 0 ? `注册赠送 ${activationCounts} 次，` : ''}校园邮箱认证、活动另有赠送，可单独购买`,
      member: `另加 ${range(cards.map(({ aiCounts }) => aiCounts))} 次（按所购会员卡）`,
    },
    {
      what: '购买 AI 次数包',
      free: free.countsPercent === 100 ? '原价' : `${free.countsPercent / 10} 折`,
      member: percent === 100 ? '原价' : `${percent / 10} 折`,
    },
    { what: '每次 AI 服务消耗的次数与结果', free: '相同', member: '相同' },
  ];
}

/** Compares the free benefits with the paid ones; most lines are equal, and say so. */
function Comparison({ basics, cards }: { basics: FreeFacts; cards: readonly Card[] }) {
  return (
    <section className={styles.section}>
      <h2 id="comparison-title" className={styles.sectionTitle}>
        免费与会员的区别
      </h2>
      <div className={styles.scroller} role="region" aria-labelledby="comparison-title" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">功能</th>
              <th scope="col">免费用户</th>
              <th scope="col">会员</th>
            </tr>
          </thead>
          <tbody>
            {[...SAME, ...differences(basics, cards)].map((row) => (
              <tr key={row.what} data-same={row.free === row.member}>
                <th scope="row">{row.what}</th>
                <td>{row.free}</td>
                <td>{row.member}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface CardListProps {
  cards: readonly Card[];
  canBuy: boolean;
  /** Absent while the page is not interactive yet. */
  onBuy?: ((productId: number) => void) | undefined;
}

/** The membership cards with their full price: no crossed-out prices, no countdown, no highlighted card. */
const CardList = ({ cards, canBuy, onBuy }: CardListProps) => (
  <ul className={styles.cards} aria-label="会员卡">
    {cards.map((card) => (
      <li key={card.productId} className={styles.card}>
        <h2 className={styles.cardName}>{card.name}</h2>
        <p className={styles.cardFor}>{card.description}</p>
        <p className={styles.price}>
          {yuan(card.priceFen)}
          <span className={styles.term}> / {card.days} 天</span>
        </p>
        <ul className={styles.gains}>
          <li>
            AI 次数 <strong>{card.aiCounts}</strong> 次，开通即到账，长期有效
            {card.aiCounts > 0 ? (
              <span className={styles.note}>（约 {yuanPerCount(card.priceFen, card.aiCounts)} 一次）</span>
            ) : null}
          </li>
          {card.benefits.countsPercent < 100 ? (
            <li>期内购买 AI 次数包按 {card.benefits.countsPercent / 10} 折</li>
          ) : null}
        </ul>
        {canBuy ? (
          <Button size="large" disabled={onBuy === undefined} onClick={() => onBuy?.(card.productId)}>
            购买{card.name}
          </Button>
        ) : null}
      </li>
    ))}
  </ul>
);

interface PriceListProps {
  prices: Prices;
  /** Absent while the page is not interactive yet. */
  onBuy?: ((productId: number) => void) | undefined;
  /** The reader's own state, below the introduction. */
  own?: ReactNode;
}

/** What is free, what membership adds and what it costs; complete even for readers who buy nothing. */
export function PriceList({ prices, onBuy, own }: PriceListProps) {
  const { basics, cards, packs } = prices;
  const { canBuy, refundDays } = basics;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>会员</h1>
        <p className={styles.lead}>
          做简历、换模板、导出和分享始终免费。会员买的是更多 AI 次数和文档下载，不会拿您写好的简历作条件。
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
      <Comparison basics={basics} cards={cards} />
      <CountPacks packs={packs} cards={cards} canBuy={canBuy} onBuy={onBuy} />
    </article>
  );
}

/** Shown when nothing is for sale. */
export const NothingForSale = () => (
  <div className={styles.page}>
    <Empty level={1} title="所有功能都免费" action={<ButtonLink to={paths.home.href()}>回到首页</ButtonLink>}>
      本站没有开放会员，AI 服务不计次数。
    </Empty>
  </div>
);
