import type { ReactNode } from 'react';
import styles from './status.module.css';

interface StatusProps {
  title: string;
  children?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
  /** 1 when this is the only content of the page. */
  level?: 1 | 2;
}

function Status({
  title,
  children,
  action,
  level = 2,
  drawing,
  role,
}: StatusProps & { drawing: ReactNode; role?: 'alert' }) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.status} data-level={level} role={role}>
      {drawing}
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

const drawingProps = {
  className: styles.drawing,
  viewBox: '0 0 160 96',
  fill: 'none',
  'aria-hidden': true,
} as const;

/** An empty sheet with a pen lying on it. */
const BlankSheet = () => (
  <svg {...drawingProps}>
    <path d="M16 84h128M52 84V14h42l16 16v54M94 14v16h16" />
    <path className={styles.faint} d="M64 42h34M64 52h34M64 62h20" />
    <path d="m124 84 9-38 7 2-9 36M131 54l7 2" />
  </svg>
);

/** Illustration of a missing page: a tilted sheet. */
const BlownSheet = () => (
  <svg {...drawingProps}>
    <path d="M16 84h128" />
    <path d="m58 64 16-46 40 12-4 18-13 28c-14-8-27-10-39-12Z" />
    <path className={styles.faint} d="m82 32 22 6M78 42l24 7M74 52l14 4" />
    <path d="M18 40c10-6 18 6 28 0M24 54c8-5 14 4 22 0" />
  </svg>
);

/** Empty state: one sentence, one drawing, one action. */
export const Empty = (props: StatusProps) => <Status {...props} drawing={<BlankSheet />} />;

/** States what happened, what was kept and what to do. */
export const ErrorState = (props: StatusProps) => <Status {...props} drawing={<BlownSheet />} role="alert" />;

/** For an unknown address; the drawing of the error state without `role="alert"`. */
export const Lost = (props: StatusProps) => <Status {...props} drawing={<BlownSheet />} />;
