import type { Evidence } from '@qicheng/analysis/result';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './parts.module.css';
import { paths } from '#src/config/paths.js';

interface PlaceLinkProps {
  resumeId: string | null;
  pointer: string | undefined;
  targetId?: string | undefined;
  children: ReactNode;
}

/** Links to the editor, at the field of a pointer if there is one; nothing without a stored résumé. */
export const PlaceLink = ({ resumeId, pointer, targetId, children }: PlaceLinkProps) =>
  resumeId === null ? null : (
    <Link
      className={styles.place}
      to={
        pointer === undefined
          ? paths.resumeEdit.href(resumeId)
          : paths.resumeEdit.hrefAt(resumeId, { pointer, targetId })
      }
      data-print="hide"
    >
      {children}
    </Link>
  );

interface EvidenceQuotesProps {
  evidence: readonly Evidence[];
  /** With a résumé's id, each quotation links to its field in the editor. */
  resumeId?: string | null;
}

/** The evidence of a judgement, quoted from the user's own text. */
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
