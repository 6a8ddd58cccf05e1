import type { ReactNode } from 'react';
import styles from './exam.module.css';

interface GroupProps {
  title: string;
  hint?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** Boxes that belong together. */
export const Group = ({ title, hint, action, children }: GroupProps) => (
  <fieldset className={styles.group}>
    <legend className="visually-hidden">{title}</legend>
    <header className={styles.groupHead}>
      <h2 aria-hidden="true">{title}</h2>
      {hint ? <small>{hint}</small> : null}
      {action}
    </header>
    {children}
  </fieldset>
);

/** Boxes that most leave empty; open when one of them is wrong. */
export const MoreGroup = ({
  title,
  hint = '选填',
  isOpen = false,
  children,
}: GroupProps & { isOpen?: boolean }) => (
  <details className={styles.more} open={isOpen || undefined}>
    <summary>
      {title}
      <small>{hint}</small>
    </summary>
    <div className={styles.stack}>{children}</div>
  </details>
);
