import { type ReactNode, useId } from 'react';
import styles from './auth-card.module.css';

/** The frame of a full-page account form [decision 19]. */
export function AuthCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h1 id={id} className={styles.title}>
        {title}
      </h1>
      {children}
    </section>
  );
}
