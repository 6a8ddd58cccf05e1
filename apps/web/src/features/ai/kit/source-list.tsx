import type { Source } from '@qicheng/analysis/result';
import styles from './parts.module.css';

/** Where outside figures come from, each with its date. */
export const SourceList = ({ sources }: { sources: readonly Source[] }) =>
  sources.length === 0 ? null : (
    <ul className={styles.sources}>
      {sources.map(({ title, publisher, url, date }) => (
        <li key={`${title} ${date}`}>
          {url ? (
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
