import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './home.module.css';

interface SectionProps {
  title: string;
  lead?: string;
  all?: { to: string; label: string };
  /** On white from edge to edge instead of on paper. */
  isRaised?: boolean;
  children: ReactNode;
}

/** A part of home: what it is, one sentence, the way to all of it, and its content. */
export function Section({ title, lead, all, isRaised = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.band} data-raised={isRaised} aria-labelledby={id}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id={id} className={styles.heading}>
            {title}
          </h2>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {all ? (
            <Link to={all.to} className={styles.all}>
              {all.label}
            </Link>
          ) : null}
        </header>
        {children}
      </div>
    </section>
  );
}
