import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import type { Entry } from '../content.js';
import styles from './course-grid.module.css';
import { Marked } from '#src/components/marked.jsx';

/** Courses as cards. */
export const CourseGrid = ({ courses, keyword = '' }: { courses: readonly Entry[]; keyword?: string }) => (
  <ul className={styles.grid}>
    {courses.map(({ id, title, summary, category, image, tags }) => (
      <li key={id} className={styles.card}>
        {image ? (
          <div className={styles.picture}>
            <img src={image} alt="" loading="lazy" />
          </div>
        ) : null}
        <p className={styles.kind}>{category || '课程'}</p>
        <h2 className={styles.title}>
          <Link to={paths.video.href(id)}>
            <Marked text={title} keyword={keyword} />
          </Link>
        </h2>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.tags}>{tags.join(' · ')}</p>
      </li>
    ))}
  </ul>
);
