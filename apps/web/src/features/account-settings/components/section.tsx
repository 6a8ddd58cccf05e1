import type { ReactNode } from 'react';
import styles from './settings.module.css';

interface SectionProps {
  id: string;
  title: string;
  /** Shown beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the page; its heading takes the focus when the focused element is removed. */
export function Section({ id, title, action, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <header className={styles.sectionHead}>
        <h2 id={`${id}-title`} className={styles.sectionTitle} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}

export const focusSection = (id: string): void => document.getElementById(`${id}-title`)?.focus();

interface RowProps {
  label: string;
  children: ReactNode;
  hint?: ReactNode;
  action?: ReactNode;
}

/** A fact about the account and its actions. */
export const Row = ({ label, children, hint, action }: RowProps) => (
  <div className={styles.row}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>
      <div className={styles.fact}>
        <div>{children}</div>
        {hint ? <p className={styles.hint}>{hint}</p> : null}
      </div>
      {action}
    </dd>
  </div>
);

interface RowActionProps {
  /** Accessible name: a full sentence that makes sense without the row. */
  label: string;
  children: string;
  tone?: 'danger';
  isBusy?: boolean;
  onClick: () => void;
}

export const RowAction = ({ label, children, tone, isBusy = false, onClick }: RowActionProps) => (
  <button
    type="button"
    className={styles.action}
    data-tone={tone}
    aria-label={label}
    disabled={isBusy}
    onClick={onClick}
  >
    {children}
  </button>
);
