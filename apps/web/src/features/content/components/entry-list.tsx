import { Link } from 'react-router-dom';
import { formatChinaDay } from '@qicheng/resume/china-time';
import type { Entry } from '../content.js';
import { Highlighted } from '#src/components/highlighted.jsx';
import styles from './entry-list.module.css';

interface EntryListProps {
  entries: readonly Entry[];
  keyword?: string;
  hrefOf: (entry: Entry) => string;
  /** Whether views and downloads are shown. */
  hasNumbers?: boolean;
}

/** Operators mark popular entries; without enough readers the mark is hidden. */
const MIN_READS = 20;
const isPopular = ({ isHot, views, downloads }: Entry) => isHot && views + downloads >= MIN_READS;

/** Smaller figures are not shown. */
const MIN_SHOWN = 10;

const numbersOf = ({ views, downloads }: Entry): string =>
  [
    { count: views, what: '次阅读' },
    { count: downloads, what: '次下载' },
  ]
    .filter(({ count }) => count >= MIN_SHOWN)
    .map(({ count, what }) => `${count} ${what}`)
    .join(' · ');

/** A list of entries. */
export const EntryList = ({ entries, keyword = '', hrefOf, hasNumbers = false }: EntryListProps) => (
  <ul className={styles.list}>
    {entries.map((entry) => (
      <li key={entry.id} className={styles.row}>
        <h2 className={styles.title}>
          <Link to={hrefOf(entry)}>
            <Highlighted text={entry.title} keyword={keyword} />
          </Link>
          {isPopular(entry) ? <span className={styles.hot}>热门</span> : null}
        </h2>
        {entry.summary ? (
          <p className={styles.summary}>
            <Highlighted text={entry.summary} keyword={keyword} />
          </p>
        ) : null}
        <p className={styles.facts}>
          <span>{[entry.category, entry.topic].filter(Boolean).join(' · ')}</span>
          <span>{formatChinaDay(new Date(entry.updatedAt))} 更新</span>
          {hasNumbers && numbersOf(entry) !== '' ? <span>{numbersOf(entry)}</span> : null}
        </p>
      </li>
    ))}
  </ul>
);
