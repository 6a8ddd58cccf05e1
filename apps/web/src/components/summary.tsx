import { Icon } from '@qicheng/ui/icon';
import type { ReactNode } from 'react';
import styles from './summary.module.css';

/** What unfolds a `details`, with the sign that all that unfolds has here. */
export const Summary = ({
  className = '',
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) => (
  <summary className={`${styles.summary} ${className}`}>
    {children}
    <Icon name="chevron" size={16} />
  </summary>
);
