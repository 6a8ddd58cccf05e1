import styles from './settings.module.css';

/** Error state of one section; the rest of the page works. */
export const Failed = ({ what, onRetry }: { what: string; onRetry: () => void }) => (
  <p className={styles.failed} role="alert">
    {what}没有读出来，请检查网络。
    <button type="button" className={styles.action} onClick={onRetry}>
      再试一次
    </button>
  </p>
);
