import { Icon } from '@qicheng/ui/icon';
import type { ReactNode } from 'react';
import styles from './summary.module.css';

interface SummaryProps {
  className?: string | undefined;
  /** A remark after the title; it moves the chevron to the end of the row. */
  note?: string;
  children: ReactNode;
}

/** The summary of a `details` element, with a chevron. */
export const Summary = ({ className = '', note, children }: SummaryProps) => (
  <summary className={`${styles.summary} ${note === undefined ? '' : styles.row} ${className}`}>
    {children}
    {note === undefined ? null : <small>{note}</small>}
    <Icon name="chevron" size={16} />
  </summary>
);
