import type { Call } from '@qicheng/contract/kit/client';
import { useLoaderData, Link } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { ListFrame } from '#src/features/content/components/list-frame.jsx';
import type { ListData, Entry } from '#src/features/content/content.js';
import { loadList } from '#src/features/content/load-list.js';
import type { PageWords } from '../page.js';
import styles from '../../features/content/components/course-grid.module.css';
import { Highlighted } from '#src/components/highlighted.jsx';
import { VisitorWords } from '#src/components/visitor-words.jsx';

/** Courses as cards. */
const CourseGrid = ({ courses, keyword = '' }: { courses: readonly Entry[]; keyword?: string }) => (
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
          <Link to={paths.course.href(id)}>
            <Highlighted text={title} keyword={keyword} />
          </Link>
        </h2>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.tags}>{tags.join(' · ')}</p>
      </li>
    ))}
  </ul>
);

export const load = (ask: Call, query: URLSearchParams) => loadList(ask, query, 'course');

export const describe = (): PageWords => ({
  title: '课程 · 启程',
  description: '简历、面试、求职规划的短课程：分章节阅读或观看，记住学到哪里。',
  canonical: paths.courses.path,
});

/** The course list [spec 2]. */
export function Component() {
  const data = useLoaderData<ListData>();
  return (
    <ListFrame
      path={paths.courses.path}
      title="课程"
      lead={
        <>
          每门课分成几章，几分钟学完一章。<VisitorWords>登录后</VisitorWords>会记住学到哪里。
        </>
      }
      searched="课程"
      data={data}
    >
      <CourseGrid courses={data.list} keyword={data.query.keyword} />
    </ListFrame>
  );
}
