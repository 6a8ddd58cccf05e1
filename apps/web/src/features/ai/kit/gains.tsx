import styles from './ai-page.module.css';

/** What a run gives, before there is one. */
export const Gains = ({ gains }: { gains: readonly string[] }) => (
  <section className={styles.gains}>
    <h2 className={styles.asideTitle}>您会得到</h2>
    <ol>
      {gains.map((gain) => (
        <li key={gain}>{gain}</li>
      ))}
    </ol>
  </section>
);
