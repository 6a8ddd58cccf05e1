import type { LegalAnswer, LegalTopic } from '@qicheng/analysis/companion-result';
import { ResultSection } from '../kit/result-section.js';
import styles from './companion.module.css';

const Topic = ({ topic }: { topic: LegalTopic }) => {
  const { title, answer, articles, steps, evidence, figures } = topic;
  return (
    <ResultSection title={title}>
      <p className={styles.answer}>{answer}</p>
      {figures.length > 0 ? (
        <dl className={styles.figures}>
          {figures.map(({ label, formula, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <strong>{value}</strong>
                <small>{formula}</small>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <ul className={styles.articles}>
        {articles.map(({ law, article, inForceSince, form, text }) => (
          <li key={`${law} ${article} ${form}`}>
            <p>
              <strong>{`${law}${article}`}</strong>
              <small>{`${inForceSince} 起施行 · ${form === 'quote' ? '条文原文' : '条文要点'}`}</small>
            </p>
            {form === 'quote' ? <blockquote>{text}</blockquote> : <p>{text}</p>}
          </li>
        ))}
      </ul>
      <div className={styles.columns}>
        <section>
          <h4>怎么做</h4>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <section>
          <h4>保留这些证据</h4>
          <ul className={styles.dots}>
            {evidence.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
      </div>
    </ResultSection>
  );
};

/** An answer of labour law by its articles, or what can be asked instead. */
export const LegalAnswerView = ({ legal }: { legal: LegalAnswer }) => (
  <>
    {legal.topics.map((topic) => (
      <Topic key={topic.code} topic={topic} />
    ))}
    {legal.isKnown ? null : (
      <ResultSection title="可以这样问" lead="以下是能够按条文回答的问题。">
        <ul className={styles.known}>
          {legal.knownTopics.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      </ResultSection>
    )}
    <ResultSection title="向谁求助">
      <ul className={styles.contacts}>
        {legal.contacts.map(({ name, number, note }) => (
          <li key={name}>
            <strong>{number}</strong>
            <span>{name}</span>
            <small>{note}</small>
          </li>
        ))}
      </ul>
      <p className={styles.disclaimer}>{`${legal.disclaimer}（条文表 ${legal.tableVersion}）`}</p>
    </ResultSection>
  </>
);
