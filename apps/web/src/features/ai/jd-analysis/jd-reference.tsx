import type { JdReference } from '@qicheng/analysis/jd-analysis';
import { CopyButton } from '../kit/copy-button.js';
import { EvidenceQuotes } from '../kit/evidence-quotes.js';
import { FilledText } from '../kit/filled-text.js';
import styles from './jd-analysis.module.css';

/** A self-introduction for this job, in the résumé's own words. */
export const JdReferenceView = ({
  reference,
  resumeId,
}: {
  reference: JdReference;
  resumeId: string | null;
}) => {
  const { summary, introduction, order, placeholders, notes } = reference;
  const spoken = introduction.map(({ text }) => text).join('\n');
  return (
    <>
      <h4 className={styles.sub}>个人概述</h4>
      <div className={styles.sheet}>
        <p>
          <FilledText text={summary.text} />
        </p>
        <CopyButton text={summary.text} />
      </div>
      {introduction.length > 0 ? (
        <>
          <h4 className={styles.sub}>自我介绍</h4>
          <div className={styles.sheet}>
            {introduction.map(({ text, atoms }) => (
              <div key={text}>
                <p>
                  <FilledText text={text} />
                </p>
                <EvidenceQuotes evidence={atoms.slice(0, 2)} resumeId={resumeId} />
              </div>
            ))}
            <CopyButton text={spoken} />
          </div>
        </>
      ) : null}
      {order.length > 0 ? <h4 className={styles.sub}>经历的先后</h4> : null}
      <div className={styles.orders}>
        {order.map(({ pointer, label, statements }) => (
          <section key={pointer}>
            <h5>{label}</h5>
            <ol>
              {statements.map(({ quote, why }, place) => (
                <li key={place}>
                  {quote}
                  {why === '' ? null : <small>{why}</small>}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      {placeholders.length > 0 ? (
        <>
          <h4 className={styles.sub}>需要您补充</h4>
          <ul className={styles.dots}>
            {placeholders.map(({ requirementId, text }) => (
              <li key={requirementId}>
                <FilledText text={text} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
};
