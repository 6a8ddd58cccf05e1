import type { ReactNode } from 'react';
import styles from './workbench.module.css';

interface SectionProps {
  title: string;
  look?: 'row' | 'columns';
  children: ReactNode;
}

/** One component in its states. */
export const Section = ({ title, look = 'row', children }: SectionProps) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    <div className={styles[look]}>{children}</div>
  </section>
);
