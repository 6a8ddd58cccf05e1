import { offerDimensionKeys, offerDimensions } from '@qicheng/analysis/offer';
import type { OfferResult } from '@qicheng/analysis/offer-result';
import { DataTable } from '../kit/data-table.js';
import styles from './offer-result.module.css';

/** Every dimension by offer, with what it weighed; what lacks a figure of some offer weighed nothing. */
export const ScoresTable = ({ offers, weights }: OfferResult) => (
  <DataTable
    caption="各方面得分"
    head={['方面', '权重', ...offers.map(({ id, company }) => `${id} ${company}`)]}
    rows={offerDimensionKeys.map((key) => {
      const effective = weights.effective[key] ?? 0;
      return {
        key,
        cells: [
          offerDimensions[key].label,
          <span className={styles.weight}>{effective === 0 ? '未参与' : `${effective.toFixed(0)}%`}</span>,
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
      };
    })}
  />
);
