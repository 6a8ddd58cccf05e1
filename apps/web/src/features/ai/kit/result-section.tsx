import { type ReactNode, type RefObject, useId } from 'react';
import styles from './parts.module.css';
import { useIndexed } from './result-index.js';

interface ResultSectionProps {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  action?: ReactNode;
  /** Whether the section is useful in print. */
  isPrinted?: boolean;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** A section of a result with its heading. */
export function ResultSection({
  title,
  lead,
  action,
  isPrinted = true,
  headingRef,
  children,
}: ResultSectionProps) {
  const id = useId();
  useIndexed(id, title);
  return (
    <section className={styles.section} aria-labelledby={id} data-print={isPrinted ? undefined : 'hide'}>
      <header className={styles.sectionHead}>
        <h3 id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </h3>
        {action}
      </header>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </section>
  );
}
