import type { Evidence } from '@qicheng/analysis/result';
import styles from './parts.module.css';
import { PlaceLink } from './place-link.js';

interface EvidenceQuotesProps {
  evidence: readonly Evidence[];
  /** With a résumé's id each quotation leads to its place in the editor. */
  resumeId?: string | null;
}

/** What speaks for a judgement, in the person's own words. */
export const EvidenceQuotes = ({ evidence, resumeId = null }: EvidenceQuotesProps) =>
  evidence.length === 0 ? null : (
    <ul className={styles.quotes}>
      {evidence.map(({ pointer, targetId, quote }, place) => (
        <li key={place}>
          <q>{quote}</q>
          <PlaceLink resumeId={resumeId} pointer={pointer} targetId={targetId}>
            定位
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
