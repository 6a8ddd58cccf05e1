import type { ClauseCheck, ComparedOffer } from '@qicheng/analysis/offer-result';
import { CopyButton } from '../kit/copy-button.js';
import { FilledText } from '../kit/filled-text.js';
import styles from './offer-result.module.css';

const STATE_LABELS = { ok: '符合', unlawful: '不符合规定', ask: '需确认' } as const;

const Clause = ({ state, text, article, inForceSince }: ClauseCheck) => (
  <li className={styles.clause} data-state={state}>
    <span className={styles.tag}>{STATE_LABELS[state]}</span>
    <div>
      <p>{text}</p>
      <p className={styles.soft}>{`${article}，${inForceSince} 起施行`}</p>
    </div>
  </li>
);

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <div>
      <h5>{title}</h5>
      <ul className={styles.bullets}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );

/** Other aspects of an offer: risks, unlawful clauses, questions and how to ask them. */
export const OfferSides = ({ offer }: { offer: ComparedOffer }) => {
  const { id, company, risks, clauses, questions, negotiation, equity } = offer;
  const script = negotiation.map(({ text }) => text).join('\n');
  return (
    <section className={styles.side} aria-label={`${id} ${company}`}>
      <h4>{`${id} · ${company}`}</h4>
      <Lines title="风险" lines={risks} />
      {clauses.length > 0 ? (
        <div>
          <h5>条款核对</h5>
          <ul className={styles.clauses}>
            {clauses.map((clause) => (
              <Clause key={clause.id} {...clause} />
            ))}
          </ul>
        </div>
      ) : null}
      <Lines title="问 HR 的问题" lines={questions} />
      {equity ? <Lines title="股权（不计入现金）" lines={[equity.terms]} /> : null}
      {script === '' ? null : (
        <div>
          <h5>谈薪话术</h5>
          <p className={styles.script}>
            <FilledText text={script} />
          </p>
          <CopyButton text={script} label="复制话术" />
        </div>
      )}
    </section>
  );
};
