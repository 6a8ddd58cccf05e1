import {
  type OfferResult,
  type ComparedOffer,
  type FlipPoint,
  aspectNames,
  comparisonOf,
  type OfferLine,
  gapsByEffect,
  statedFund,
} from '@qicheng/analysis/offer-result';
import { Table } from '@qicheng/ui/table';
import { Button } from '@qicheng/ui/button';
import { useState } from 'react';
import { shownShares } from '@qicheng/analysis/apportion';
import { offerDimensions } from '@qicheng/analysis/offer';
import { Summary } from '#src/components/summary.jsx';
import type { RunSummary } from '../kit/ai-service.js';
import { AiLabel } from '../kit/ai-label.js';
import { CashBars } from './cash-bars.js';
import { MissingData } from '../kit/missing-data.js';
import { ResultSection } from '../kit/result-section.js';
import { SourceList } from '../kit/source-list.js';
import styles from './offer-result.module.css';
import { OfferSides } from './offer-sides.js';
import { Ranking, moneyText } from './ranking.js';

type Missing = OfferResult['missing'];

const ROWS: readonly { label: string; cell: (offer: ComparedOffer, missing: Missing) => string }[] = [
  { label: '税前全年', cell: ({ cash }) => moneyText(cash.gross) },
  { label: '个人所得税', cell: ({ cash }) => moneyText(cash.tax) },
  { label: '税后年现金', cell: ({ cash }) => moneyText(cash.net) },
  {
    label: '公积金（个人 + 单位）',
    cell: (offer, missing) => fundText(statedFund(offer, missing)),
  },
  {
    label: '三年现金（低 – 一般 – 高）',
    cell: ({ threeYears: { low, base, high } }) =>
      low === high ? moneyText(base) : `${moneyText(low)} – ${moneyText(base)} – ${moneyText(high)}`,
  },
  {
    label: '扣除房租后',
    cell: ({ afterRent }) => (afterRent === null ? '未填房租' : moneyText(afterRent)),
  },
  { label: '每小时', cell: ({ perHour }) => (perHour === null ? '未填工时' : perHour.toFixed(1)) },
];

const fundText = (sides: readonly (number | null)[]): string =>
  sides.every((side) => side === null)
    ? '未填写'
    : sides.map((side) => (side === null ? '未填写' : moneyText(side))).join(' + ');

/** The figures of all offers side by side, in yuan. */
export const FiguresTable = ({ offers, missing }: Pick<OfferResult, 'offers' | 'missing'>) => (
  <Table
    caption="各 Offer 的金额，单位元"
    isNumeric
    head={['单位：元', ...offers.map(({ id, company }) => `${id} ${company}`)]}
    rows={ROWS.map(({ label, cell }) => ({
      key: label,
      cells: [label, ...offers.map((offer) => cell(offer, missing))],
    }))}
  />
);

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

/** The cash calculation of an offer, line by line and month by month. */
const CashDetails = ({ offer }: { offer: ComparedOffer }) => {
  const { id, company, cash, threeYears } = offer;
  return (
    <details className={styles.details}>
      <Summary className={styles.summary}>{`${id} · ${company}：逐项计算`}</Summary>
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

/** The weighted dimensions per offer; the others are named below. */
export function ScoresTable({ offers, weights }: OfferResult) {
  const { counted, silent } = comparisonOf(weights.effective);
  const shown = shownShares(counted.map((key) => weights.effective[key] ?? 0));
  return (
    <div className={styles.stack}>
      <Table
        caption="各方面得分"
        head={['方面', '权重', ...offers.map(({ id, company }) => `${id} ${company}`)]}
        rows={counted.map((key, place) => ({
          key,
          cells: [
            offerDimensions[key].label,
            <span className={styles.weight}>{`${shown[place] ?? 0}%`}</span>,
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

const FIRST = 8;

/** Relative distance to a flip point; small ones are the most sensitive. */
const distance = ({ from, to }: FlipPoint) => Math.abs(to - from) / Math.max(1, Math.abs(from));

/** Which single figure would put another offer first; nearest first. */
function Flips({ flipPoints }: Pick<OfferResult, 'flipPoints'>) {
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

interface OfferResultViewProps {
  run: RunSummary;
  result: OfferResult;
}

/** A comparison: the ranking, the figures behind it, its flip points, and what to ask before signing. */
export const OfferResultView = ({ run, result }: OfferResultViewProps) => {
  const { offers, flipPoints, missing, notes, tables } = result;
  return (
    <>
      <ResultSection title="排名">
        <Ranking {...result} />
      </ResultSection>
      <ResultSection title="现金" lead="完整一年、已转正、不含签字费；公积金归个人所有，单独列出。">
        <div className={styles.stack}>
          <CashBars offers={offers} />
          <FiguresTable offers={offers} missing={missing} />
          {offers.map((offer) => (
            <CashDetails key={offer.id} offer={offer} />
          ))}
        </div>
      </ResultSection>
      <ResultSection title="各方面得分">
        <ScoresTable {...result} />
      </ResultSection>
      <ResultSection title="什么会改变结论" lead="每条只改一个数字，其余不变，逐步试算得出。">
        <Flips flipPoints={flipPoints} />
      </ResultSection>
      <MissingData
        facts={gapsByEffect(missing).map(({ offerIds, labels, effect }) => ({
          label: [offerIds.join('、'), labels.join('、')].filter(Boolean).join(' · '),
          effect,
        }))}
      />
      <ResultSection title="签约之前">
        <AiLabel engine={run.engine} />
        <div className={styles.sides}>
          {offers.map((offer) => (
            <OfferSides key={offer.id} offer={offer} />
          ))}
        </div>
      </ResultSection>
      <ResultSection title="依据" lead={`税与社保数据表 ${tables.version}`}>
        <div className={styles.stack}>
          <SourceList sources={tables.sources} />
          <ul className={styles.bullets}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      </ResultSection>
    </>
  );
};
