import { Fragment } from 'react';
import { GAP } from './gaps.js';
import styles from './parts.module.css';

/** A generated text with its gaps highlighted; line breaks are kept. */
export const FilledText = ({ text }: { text: string }) => (
  <span className={styles.filled}>
    {text
      .split(GAP)
      .map((part, place) =>
        GAP.test(part) ? <mark key={place}>{part}</mark> : <Fragment key={place}>{part}</Fragment>,
      )}
  </span>
);
