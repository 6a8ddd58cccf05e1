import { Button } from '@qicheng/ui/button';
import styles from './membership-page.module.css';
import { yuan, yuanPerCount } from './money.js';
import type { Card, CountProduct } from './purchase-queries.js';

interface CountPacksProps {
  packs: readonly CountProduct[];
  canBuy: boolean;
  /** Absent while the page is not interactive yet. */
  onBuy?: ((productId: number) => void) | undefined;
}

function notesOf({ ownPriceFen, priceFen, memberPriceFen, aiCounts }: CountProduct): string[] {
  const each = yuanPerCount(ownPriceFen, aiCounts);
  return [
    ...(each === null ? [] : [`约 ${each} 一次`]),
    ...(ownPriceFen < priceFen
      ? [`会员价，原价 ${yuan(priceFen)}`]
      : memberPriceFen < priceFen
        ? [`会员 ${yuan(memberPriceFen)}`]
        : []),
  ];
}

/** The packs as rows; also the body of the purchase dialog. */
export const PackList = ({ packs, canBuy, onBuy }: CountPacksProps) => (
  <ul className={styles.packs} aria-label="AI 次数包">
    {packs.map((pack) => (
      <li key={pack.productId} className={styles.pack}>
        <div>
          <p className={styles.packName}>{pack.name}</p>
          <p className={styles.note}>{pack.description}</p>
        </div>
        <p className={styles.packPrice}>
          {yuan(pack.ownPriceFen)}
          {notesOf(pack).map((note) => (
            <span key={note} className={styles.note}>
              {note}
            </span>
          ))}
        </p>
        {canBuy ? (
          <Button
            disabled={onBuy === undefined}
            onClick={() => onBuy?.(pack.productId)}
            aria-label={`购买 ${pack.name}`}
          >
            购买
          </Button>
        ) : null}
      </li>
    ))}
  </ul>
);

/** The lowest price of one count, in fen. */
const lowestPerCount = (offers: readonly { fen: number; aiCounts: number }[]): number =>
  Math.min(...offers.flatMap(({ fen, aiCounts }) => (aiCounts > 0 ? [fen / aiCounts] : [])));

/** AI counts without a membership. */
export function CountPacks({ cards, ...props }: CountPacksProps & { cards: readonly Card[] }) {
  const { packs } = props;
  if (packs.length === 0) return null;
  const cardFen = lowestPerCount(cards.map(({ priceFen: fen, aiCounts }) => ({ fen, aiCounts })));
  const packFen = lowestPerCount(packs.map(({ ownPriceFen: fen, aiCounts }) => ({ fen, aiCounts })));
  return (
    <section className={styles.section} aria-labelledby="packs-title">
      <h2 id="packs-title" className={styles.sectionTitle}>
        只买 AI 次数
      </h2>
      <p className={styles.sectionLead}>
        不需要成为会员。次数长期有效，没有用完不作废。
        {cardFen < packFen ? '按每次的价格，会员卡更便宜；次数包适合只差几次的时候。' : ''}
      </p>
      <PackList {...props} />
    </section>
  );
}
