import styles from './recommendation.module.css';

interface ConsentTextProps {
  text: { title: string; version: string; lines: readonly string[] };
  recipient: string;
}

/** The exact consent text, with its version and the recipient. */
export const ConsentText = ({ text: { title, version, lines }, recipient }: ConsentTextProps) => (
  <section className={styles.consent} aria-label={title}>
    <h3>
      {title}（{version}）
    </h3>
    <p>接收方：{recipient}</p>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);
