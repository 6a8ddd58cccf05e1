import styles from './shared-resume.module.css';

/** The shared résumé as text. */
export interface ShareReading {
  title: string;
  text: string;
}

/** A shared résumé before it is laid out: readable at once, where the pages will appear. */
export function ShareText({ title, text }: ShareReading) {
  return (
    <div aria-busy="true">
      <header className={styles.bar}>
        <div className={styles.about}>
          <h1 className={styles.title}>{title}</h1>
        </div>
      </header>
      <div className={styles.waiting}>
        <p className={styles.words}>{text}</p>
      </div>
    </div>
  );
}
