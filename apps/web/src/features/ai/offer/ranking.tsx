import {
  aspectNames,
  type ComparedOffer,
  comparisonOf,
  type OfferResult,
} from '@qicheng/analysis/offer-result';
import styles from './offer-result.module.css';

const yuan = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 0 });

/** 225,162 */
export const moneyText = (amount: number): string => yuan.format(amount);

interface PlaceProps {
  offer: ComparedOffer;
  isTied: boolean;
  hasTotal: boolean;
}

const Place = ({ offer, isTied, hasTotal }: PlaceProps) => (
  <li className={styles.place} data-first={offer.rank === 1}>
    <span className={styles.rank}>{isTied ? `并列第 ${offer.rank}` : `第 ${offer.rank}`}</span>
    <div>
      <h4>{`${offer.id} · ${offer.company}`}</h4>
      <p className={styles.soft}>{`${offer.role} · ${offer.city}`}</p>
    </div>
    {hasTotal ? (
      <p className={styles.figure}>
        <strong>{offer.total.toFixed(1)}</strong>
        <span className={styles.soft}>分</span>
      </p>
    ) : null}
    <p className={styles.figure}>
      <strong>{moneyText(offer.cash.net)}</strong>
      <span className={styles.soft}>元 / 税后年现金</span>
    </p>
  </li>
);

/** The offers by rank; ties are shown as such, and a total only if enough dimensions were compared. */
export function Ranking({ ranking, offers, tieThreshold, weights }: OfferResult) {
  const { counted, hasTotal } = comparisonOf(weights.effective);
  return (
    <>
      <ol className={styles.ranking}>
        {ranking.flatMap(({ offerIds }) =>
          offerIds.flatMap((id) => {
            const offer = offers.find((each) => each.id === id);
            return offer
              ? [<Place key={id} offer={offer} isTied={offerIds.length > 1} hasTotal={hasTotal} />]
              : [];
          }),
        )}
      </ol>
      <p className={styles.soft}>
        {hasTotal
          ? `总分相差不超过 ${tieThreshold} 分视为并列。`
          : `只比较了${aspectNames(counted)}，不给总分；填写更多方面后再比较。`}
      </p>
    </>
  );
}
