import { Button } from '@qicheng/ui/button';
import styles from './membership-page.module.css';
import { yuan } from './money.js';
import type { CountProduct } from './purchase-queries.js';

interface CountPacksProps {
  packs: readonly CountProduct[];
  canBuy: boolean;
  /** Absent while the page is not interactive yet. */
  onBuy?: ((productId: number) => void) | undefined;
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
          <span className={styles.note}>
            {pack.ownPriceFen < pack.priceFen
              ? `会员价，原价 ${yuan(pack.priceFen)}`
              : pack.memberPriceFen < pack.priceFen
                ? `会员 ${yuan(pack.memberPriceFen)}`
                : ''}
          </span>
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

/** AI counts without a membership. */
export function CountPacks(props: CountPacksProps) {
  if (props.packs.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="packs-title">
      <h2 id="packs-title" className={styles.sectionTitle}>
        只买 AI 次数
      </h2>
      <p className={styles.sectionLead}>不需要成为会员。次数长期有效，没有用完不作废。</p>
      <PackList {...props} />
    </section>
  );
}
