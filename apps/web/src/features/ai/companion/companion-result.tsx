import type { CompanionResult, LegalAnswer, LegalTopic } from '@qicheng/analysis/companion-result';
import { AiLabel } from '../kit/ai-label.js';
import type { RunOf } from '../kit/ai-service.js';
import { CopyButton } from '../kit/copy-button.js';
import { Dimensions } from '../kit/dimensions.js';
import { EvidenceQuotes } from '../kit/evidence-quotes.js';
import { FilledText } from '../kit/filled-text.js';
import { ResultSection } from '../kit/result-section.js';
import { SourceList } from '../kit/source-list.js';
import styles from './companion.module.css';
import { splitSummary } from './companion-verdict.js';
import { HelpCard } from './help-card.js';

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

/** A labour law answer with its articles, or what to ask instead. */
const LegalAnswerView = ({ legal }: { legal: LegalAnswer }) => (
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

interface CompanionResultViewProps {
  run: RunOf<CompanionResult>;
  result: CompanionResult;
}

/** The companion's answer. */
export function CompanionResultView({ run, result }: CompanionResultViewProps) {
  const { summary, dimensions, blocks, steps, scripts, checklist, memory, legal, help, sources, notes } =
    result;
  if (help !== null) return <HelpCard help={help} />;
  // Its first sentence is in the head of the page.
  const { rest } = splitSummary(summary);
  const remarks = notes.filter((note) => note !== legal?.disclaimer);
  return (
    <>
      {rest === '' ? null : <p className={styles.summary}>{rest}</p>}
      {dimensions.length > 0 ? (
        <ResultSection title="兴趣倾向" lead="只反映您的自评，不代表能力高低。">
          <Dimensions dimensions={dimensions} />
        </ResultSection>
      ) : null}
      {legal === null ? null : <LegalAnswerView legal={legal} />}
      {scripts.length > 0 ? <AiLabel engine={run.engine} /> : null}
      {scripts.map(({ purpose, text, needsFact }) => (
        <ResultSection key={purpose} title={purpose} action={<CopyButton text={text} />}>
          <p className={styles.script}>
            <FilledText text={text} />
          </p>
          {needsFact.length > 0 ? (
            <p className={styles.needs}>{`需要您补充或删去：${needsFact.join('、')}`}</p>
          ) : null}
        </ResultSection>
      ))}
      {blocks.length > 0 ? (
        <div className={styles.blocks}>
          {blocks.map(({ key, title, text, items, evidence }) => (
            <ResultSection key={key} title={title}>
              {text === '' ? null : (
                <p className={styles.answer}>
                  <FilledText text={text} />
                </p>
              )}
              <ul className={styles.dots}>
                {items.map((item) => (
                  <li key={item}>
                    <FilledText text={item} />
                  </li>
                ))}
              </ul>
              <EvidenceQuotes evidence={evidence} resumeId={run.resumeId} />
            </ResultSection>
          ))}
        </div>
      ) : null}
      {steps.length > 0 ? (
        <ResultSection title="接下来">
          <ol className={styles.stepList}>
            {steps.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </ResultSection>
      ) : null}
      {checklist.length > 0 ? (
        <ResultSection title="用之前核对">
          <ul className={styles.checklist}>
            {checklist.map(({ text, why }) => (
              <li key={text}>
                <label>
                  <input type="checkbox" />
                  <span>
                    {text}
                    <small>{why}</small>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </ResultSection>
      ) : null}
      {memory.length > 0 ? (
        <p className={styles.soft}>
          {`记住的事实（经您确认）：${memory.map(({ label, value }) => `${label} ${value}`).join('；')}`}
        </p>
      ) : null}
      {remarks.length > 0 || sources.length > 0 ? (
        <ResultSection title="说明">
          <ul className={styles.notes}>
            {remarks.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <SourceList sources={sources} />
        </ResultSection>
      ) : null}
    </>
  );
}
