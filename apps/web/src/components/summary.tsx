import { Icon } from '@qicheng/ui/icon';
import type { ReactNode } from 'react';
import styles from './summary.module.css';

/** The summary of a `details` element, with a chevron. */
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
