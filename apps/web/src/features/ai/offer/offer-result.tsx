import type { OfferResult } from '@qicheng/analysis/offer-result';
import type { RunSummary } from '../kit/ai-service.js';
import { AiLabel } from '../kit/ai-label.js';
import { MissingData } from '../kit/missing-data.js';
import { ResultSection } from '../kit/result-section.js';
import { SourceList } from '../kit/source-list.js';
import { CashDetails } from './cash-details.js';
import { FiguresTable } from './figures-table.js';
import { Flips } from './flips.js';
import styles from './offer-result.module.css';
import { OfferSides } from './offer-sides.js';
import { Ranking } from './ranking.js';
import { ScoresTable } from './scores-table.js';

interface OfferResultViewProps {
  run: RunSummary;
  result: OfferResult;
}

/** A comparison: the order, the figures behind it, what would change it, and what to ask before signing. */
export const OfferResultView = ({ run, result }: OfferResultViewProps) => {
  const { offers, conclusion, flipPoints, missing, notes, tables } = result;
  return (
    <>
      <ResultSection title="排名" lead={conclusion}>
        <Ranking {...result} />
      </ResultSection>
      <ResultSection title="现金" lead="完整一年、已转正、不含签字费；公积金归个人所有，单独列出。">
        <div className={styles.stack}>
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
        facts={missing.map(({ offerId, label, effect }) => ({
          label: offerId ? `${offerId} · ${label}` : label,
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
