import type { CompanionResult } from '@qicheng/analysis/companion-result';
import { AiLabel } from '../kit/ai-label.js';
import type { RunOf } from '../kit/ai-service.js';
import { CopyButton } from '../kit/copy-button.js';
import { Dimensions } from '../kit/dimensions.js';
import { EvidenceQuotes } from '../kit/evidence-quotes.js';
import { FilledText } from '../kit/filled-text.js';
import { ResultSection } from '../kit/result-section.js';
import { SourceList } from '../kit/source-list.js';
import styles from './companion.module.css';
import { HelpCard } from './help-card.js';
import { LegalAnswerView } from './legal-answer.js';

interface CompanionResultViewProps {
  run: RunOf<CompanionResult>;
  result: CompanionResult;
}

/** What the companion answered. */
export function CompanionResultView({ run, result }: CompanionResultViewProps) {
  const { summary, dimensions, blocks, steps, scripts, checklist, memory, legal, help, sources, notes } =
    result;
  if (help !== null) return <HelpCard help={help} />;
  const remarks = notes.filter((note) => note !== legal?.disclaimer);
  return (
    <>
      <p className={styles.summary}>{summary}</p>
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
