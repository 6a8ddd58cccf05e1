import type { FlipPoint, OfferResult } from '@qicheng/analysis/offer-result';
import { Button } from '@qicheng/ui/button';
import { useState } from 'react';
import styles from './offer-result.module.css';

const FIRST = 8;

/** How far a figure has to move, as a share of itself; small ones are the ones to watch. */
const distance = ({ from, to }: FlipPoint) => Math.abs(to - from) / Math.max(1, Math.abs(from));

/** Which figure, changed alone, puts another offer first; the nearest ones first. */
export function Flips({ flipPoints }: Pick<OfferResult, 'flipPoints'>) {
  const [isWhole, setWhole] = useState(false);
  if (flipPoints.length === 0)
    return <p className={styles.soft}>在合理范围内，单独改变任何一个数字都不会改变第一名。</p>;
  const sorted = [...flipPoints].sort((a, b) => distance(a) - distance(b));
  const shown = isWhole ? sorted : sorted.slice(0, FIRST);
  return (
    <>
      <ul className={styles.bullets}>
        {shown.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {shown.length < sorted.length ? (
        <Button
          data-print="hide"
          onClick={() => setWhole(true)}
        >{`其余 ${sorted.length - shown.length} 条`}</Button>
      ) : null}
    </>
  );
}
