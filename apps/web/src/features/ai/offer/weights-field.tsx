import { offerDimensionKeys, offerDimensions, type OfferWeights } from '@qicheng/analysis/offer';
import { Button } from '@qicheng/ui/button';
import { useId } from 'react';
import { DEFAULT_WEIGHTS, rebalanced } from './offer-draft.js';
import styles from './offer-form.module.css';

interface WeightsFieldProps {
  weights: OfferWeights;
  onChange: (weights: OfferWeights) => void;
}

/** What counts how much; moving one moves the others, so that they always sum to 100. */
export function WeightsField({ weights, onChange }: WeightsFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.weights}>
      <legend>您看重什么</legend>
      <p className={styles.lead}>
        合计始终为 100；调高一项，其余按比例让出。缺少数字的方面不参与排名。
        <Button tone="quiet" onClick={() => onChange(DEFAULT_WEIGHTS)}>
          恢复默认
        </Button>
      </p>
      <div className={styles.sliders}>
        {offerDimensionKeys.map((key) => (
          <div key={key} className={styles.slider}>
            <label htmlFor={`${id}-${key}`}>{offerDimensions[key].label}</label>
            <input
              id={`${id}-${key}`}
              type="range"
              min={0}
              max={100}
              step={1}
              value={weights[key]}
              aria-valuetext={`${weights[key]}%`}
              onChange={({ target }) => onChange(rebalanced(weights, key, Number(target.value)))}
            />
            <output htmlFor={`${id}-${key}`}>{weights[key]}</output>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
