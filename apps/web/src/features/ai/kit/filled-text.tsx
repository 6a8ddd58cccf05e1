import { Fragment } from 'react';
import styles from './parts.module.css';

const GAP = /(【待补充[^】]*】)/;

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
