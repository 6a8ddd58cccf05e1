import { commentary } from '@qicheng/analysis/commentary';
import type { Engine } from '@qicheng/analysis/engine';
import { z } from 'zod';
import { AiLabel } from './ai-label.js';
import styles from './parts.module.css';
import { ResultSection } from './result-section.js';

const commented = z.object({ commentary });

/** What a language model said about a result; without one there is nothing. */
export function ModelComment({ result, engine }: { result: unknown; engine: Engine | null }) {
  const read = commented.safeParse(result);
  if (!read.success) return null;
  const { summary, advice } = read.data.commentary;
  return (
    <ResultSection title="模型解读">
      <AiLabel engine={engine} />
      <p className={styles.comment}>{summary}</p>
      <ul className={styles.advice}>
        {advice.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ResultSection>
  );
}
