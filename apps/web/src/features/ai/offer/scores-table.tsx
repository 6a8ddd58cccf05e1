import { offerDimensions } from '@qicheng/analysis/offer';
import { aspectNames, comparisonOf, type OfferResult } from '@qicheng/analysis/offer-result';
import { Table } from '@qicheng/ui/table';
import styles from './offer-result.module.css';

/** Every dimension that counts by offer, with what it weighs; the others are named below. */
export function ScoresTable({ offers, weights }: OfferResult) {
  const { counted, silent } = comparisonOf(weights.effective);
  return (
    <div className={styles.stack}>
      <Table
        caption="各方面得分"
        head={['方面', '权重', ...offers.map(({ id, company }) => `${id} ${company}`)]}
        rows={counted.map((key) => ({
          key,
          cells: [
            offerDimensions[key].label,
            <span className={styles.weight}>{`${(weights.effective[key] ?? 0).toFixed(0)}%`}</span>,
            ...offers.map(({ dimensions }) => {
              const dimension = dimensions.find((each) => each.key === key);
              return (
                <>
                  <strong>{dimension?.score.toFixed(0) ?? '—'}</strong>
                  <span className={styles.reason}>{dimension?.contributions[0]?.reason}</span>
                </>
              );
            }),
          ],
        }))}
      />
      {silent.length > 0 ? (
        <p className={styles.soft}>
          {`没有参与比较：${aspectNames(silent)}（有 Offer 没有填写，或权重为 0）。`}
        </p>
      ) : null}
    </div>
  );
}
