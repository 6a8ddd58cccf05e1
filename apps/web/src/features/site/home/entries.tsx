import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import type { HomeData, HomeEntry } from './home-data.js';
import styles from './home.module.css';
import { Section } from './section.js';

interface EntriesProps {
  entries: readonly HomeEntry[];
  counts: HomeData['counts'];
}

const counted = (number: number | undefined, unit: string, what: string) =>
  number === undefined ? what : `${number} ${unit}${what}`;

/** The documents that are read most, in two columns. */
export const Documents = ({ entries, counts }: EntriesProps) =>
  entries.length === 0 ? null : (
    <Section
      title={counted(counts?.documents, '篇', '求职文档')}
      lead="求职信、邮件、面试与入职要用的范文和清单，复制后改成自己的。"
      all={{ to: paths.documents.href(), label: '全部文档' }}
    >
      <ul className={styles.documents}>
        {entries.map(({ id, title, summary, category }) => (
          <li key={id} className={styles.entry}>
            <span className={styles.kind}>{category}</span>
            <h3 className={styles.name}>
              <Link to={paths.documents.hrefOf(id)}>{title}</Link>
            </h3>
            <p className={styles.text}>{summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  );

const MOST_COURSES = 3;

/** The first courses of the list. */
export const Courses = ({ entries, counts }: EntriesProps) =>
  entries.length === 0 ? null : (
    <Section
      title={counted(counts?.courses, '门', '短课程')}
      lead="每门课分成几章，几分钟学完一章；登录后会记住学到哪里。"
      all={{ to: paths.courses.href(), label: '全部课程' }}
    >
      <ul className={styles.courses}>
        {entries.slice(0, MOST_COURSES).map(({ id, title, summary, category }) => (
          <li key={id} className={styles.course}>
            <span className={styles.kind}>{category}</span>
            <h3 className={styles.courseTitle}>
              <Link to={paths.video.href(id)}>{title}</Link>
            </h3>
            <p className={styles.text}>{summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  );

/** What is asked most. */
export const Help = ({ entries, counts }: EntriesProps) =>
  entries.length === 0 ? null : (
    <Section
      title="先看看帮助"
      lead={counts ? `${counts.help} 篇说明，一篇说清一件事。` : '一篇说清一件事。'}
      all={{ to: paths.help.href(), label: '帮助中心' }}
    >
      <ul className={styles.help}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <Link to={paths.help.hrefOf(id)}>{title}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
