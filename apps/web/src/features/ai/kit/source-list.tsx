import type { Source } from '@qicheng/analysis/result';
import styles from './parts.module.css';

// Sources are imported data: anything but a web address is shown as plain text.
const WEB = /^https?:\/\/[^\s<>"]+$/iu;

/** The sources of external figures, each with its date. */
export const SourceList = ({ sources }: { sources: readonly Source[] }) =>
  sources.length === 0 ? null : (
    <ul className={styles.sources}>
      {sources.map(({ title, publisher, url, date }) => (
        <li key={`${title} ${date}`}>
          {url && WEB.test(url) ? (
            <a href={url} target="_blank" rel="noreferrer">
              {title}
            </a>
          ) : (
            title
          )}
          <span>{[publisher, date].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
