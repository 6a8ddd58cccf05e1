import type { LetterResult, WrittenLetter } from '@qicheng/analysis/cover-letter';
import { AiLabel } from '../kit/ai-label.js';
import type { RunOf } from '../kit/ai-service.js';
import { CopyButton } from '../kit/copy-button.js';
import { EvidenceQuotes } from '../kit/evidence-quotes.js';
import { FilledText } from '../kit/filled-text.js';
import { ResultSection } from '../kit/result-section.js';
import styles from './letter.module.css';

interface WrittenLetterViewProps {
  run: RunOf<LetterResult>;
  written: WrittenLetter;
  /** Whether there was a letter to begin with. */
  isRewritten: boolean;
}

/** The letter as it would be sent, each paragraph with the statements that it was made of. */
export const WrittenLetterView = ({ run, written, isRewritten }: WrittenLetterViewProps) => {
  const { salutation, paragraphs, courtesy, signature, text, length, needsFact } = written;
  return (
    <ResultSection
      title={isRewritten ? '改写后的求职信' : '为您写的求职信'}
      lead={`正文 ${length} 字，只用简历中的事实。导出为 Word 或 PDF 用上方的导出。`}
      action={<CopyButton text={text} label="复制全文" />}
    >
      <AiLabel engine={run.engine} />
      {needsFact.length > 0 ? (
        <p className={styles.needs}>{`使用前需要您补充：${needsFact.join('、')}`}</p>
      ) : null}
      <div className={styles.letter}>
        <p>{salutation}</p>
        {paragraphs.map(({ text: words, atoms, role }, place) => (
          <div key={`${role} ${place}`} className={styles.part}>
            <p className={styles.indented}>
              <FilledText text={words} />
            </p>
            <EvidenceQuotes evidence={atoms} resumeId={run.resumeId} />
          </div>
        ))}
        <p className={styles.courtesy}>
          {courtesy.map((line, place) => (
            <span key={line} data-first={place === 0}>
              {line}
            </span>
          ))}
        </p>
        <p className={styles.signature}>
          {signature.map((line) => (
            <span key={line}>
              <FilledText text={line} />
            </span>
          ))}
        </p>
      </div>
    </ResultSection>
  );
};
