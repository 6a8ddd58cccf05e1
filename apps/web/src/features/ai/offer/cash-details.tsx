import type { ComparedOffer, OfferLine } from '@qicheng/analysis/offer-result';
import { Table } from '@qicheng/ui/table';
import { moneyText } from './money-text.js';
import styles from './offer-result.module.css';

const Lines = ({ caption, lines }: { caption: string; lines: readonly OfferLine[] }) => (
  <Table
    caption={caption}
    isNumeric
    head={['项目', '怎么算', '金额（元）']}
    rows={lines.map(({ key, label, formula, amount }) => ({
      key,
      cells: [label, <span className={styles.formula}>{formula}</span>, moneyText(amount)],
    }))}
  />
);

/** How the cash of an offer comes about, line by line and month by month. */
export const CashDetails = ({ offer }: { offer: ComparedOffer }) => {
  const { id, company, cash, threeYears } = offer;
  return (
    <details className={styles.details}>
      <summary>{`${id} · ${company}：逐项计算`}</summary>
      <div className={styles.stack}>
        <Lines caption={`${id} 的 ${cash.year} 年现金`} lines={cash.lines} />
        <p className={styles.soft}>{cash.bonusReason}</p>
        <Table
          caption={`${id} 每月的预扣`}
          isNumeric
          head={['月份', '累计应纳税所得额', '当月预扣', '当月到手']}
          rows={cash.months.map(({ month, taxable, tax, net }) => ({
            key: String(month),
            cells: [`${month} 月`, moneyText(taxable), moneyText(tax), moneyText(net)],
          }))}
        />
        <Lines caption={`${id} 的三年现金`} lines={threeYears.lines} />
      </div>
    </details>
  );
};
