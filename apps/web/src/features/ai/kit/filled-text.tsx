import { Fragment } from 'react';
import styles from './parts.module.css';

/** A fact that only its owner knows, in a generated text: 【待补充：单位名称】. The group keeps it when a text is split. */
const GAP = /(【待补充[^】]*】)/u;

/** What the gaps of a text ask for, each once. */
export const gapsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(GAP)
      .filter((part) => GAP.test(part))
      .map((gap) => gap.slice(1, -1).replace(/^待补充[：:]?/u, '')),
  ),
];

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
