import styles from './shell.module.css';

/** The first stop of the keyboard. */
export const SkipLink = () => (
  <a href="#main" className={styles.skip}>
    跳到正文
  </a>
);
