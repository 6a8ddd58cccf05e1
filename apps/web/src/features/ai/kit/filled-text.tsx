import { Fragment } from 'react';
import styles from './parts.module.css';

const GAP = /(【待补充[^】]*】)/;

/** A generated text; what only the person knows is marked as to be filled in. Lines stay lines. */
export const FilledText = ({ text }: { text: string }) => (
  <span className={styles.filled}>
    {text
      .split(GAP)
      .map((part, place) =>
        GAP.test(part) ? <mark key={place}>{part}</mark> : <Fragment key={place}>{part}</Fragment>,
      )}
  </span>
);
