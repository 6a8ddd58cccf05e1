import { shownShares } from '@qicheng/analysis/apportion';
import type { ComparedOffer } from '@qicheng/analysis/offer-result';
import styles from './cash-bars.module.css';
import { moneyText } from './ranking.js';

/** A part of the annual pay. */
interface CashPart {
  key: 'net' | 'insurance' | 'tax';
  label: string;
  amount: number;
  /** Displayed share of the total. */
  percent: number;
}

/** Splits the annual gross pay; the parts add up to it. */
export function cashParts({ cash: { gross, net, tax } }: Pick<ComparedOffer, 'cash'>): CashPart[] {
  const insurance = Math.round((gross - net - tax) * 100) / 100;
  const parts: Omit<CashPart, 'percent'>[] = [
    { key: 'net', label: '税后年现金', amount: net },
    { key: 'insurance', label: '社保与公积金（个人缴）', amount: insurance },
    { key: 'tax', label: '个人所得税', amount: tax },
  ];
  const taken = parts.filter(({ amount }) => amount > 0);
  const shown = shownShares(taken.map(({ amount }) => (amount * 100) / gross));
  return taken.map((part, place) => ({ ...part, percent: shown[place] ?? 0 }));
}

/** Each offer's pay as a bar on a common scale, with its deductions; the figures are below. */
export function CashBars({ offers }: { offers: readonly ComparedOffer[] }) {
  const highest = Math.max(...offers.map(({ cash }) => cash.gross), 1);
  return (
    <ol className={styles.bars} aria-label="税前全年由什么组成">
      {offers.map((offer) => {
        const { id, company, cash } = offer;
        const parts = cashParts(offer);
        return (
          <li key={id}>
            <p className={styles.name}>
              <span>{`${id} · ${company}`}</span>
              <span>{`税前 ${moneyText(cash.gross)} 元`}</span>
            </p>
            <div className={styles.track} aria-hidden="true">
              {parts.map(({ key, amount }) => (
                <i key={key} data-part={key} style={{ width: `${(amount * 100) / highest}%` }} />
              ))}
            </div>
            <ul className={styles.parts}>
              {parts.map(({ key, label, amount, percent }) => (
                <li key={key} data-part={key}>
                  {`${label} ${moneyText(amount)}（${percent}%）`}
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
