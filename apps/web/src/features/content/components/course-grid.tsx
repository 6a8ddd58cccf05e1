import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.js';
import type { Entry } from '../content.js';
import styles from './course-grid.module.css';
import { Marked } from '../../../components/marked.js';

/** Courses as cards; one without a picture shows its category large. */
export const CourseGrid = ({ courses, keyword = '' }: { courses: readonly Entry[]; keyword?: string }) => (
  <ul className={styles.grid}>
    {courses.map(({ id, title, summary, category, image, tags }) => (
      <li key={id} className={styles.card}>
        <div className={styles.picture} aria-hidden="true">
          {image ? <img src={image} alt="" loading="lazy" /> : <span>{category || '课程'}</span>}
        </div>
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
