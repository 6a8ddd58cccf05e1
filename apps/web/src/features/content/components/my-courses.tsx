import { listMyCourses } from '@qicheng/contract/content/index';
import { Button } from '@qicheng/ui/button';
import { Skeleton } from '@qicheng/ui/skeleton';
import { Empty, ErrorState } from '@qicheng/ui/status';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { MoreButton } from '#src/components/more-button.jsx';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { call } from '#src/lib/api.js';
import { displayTime } from '#src/lib/display-time.js';
import styles from './my-courses.module.css';

const PAGE_SIZE = 20;

/** The courses that a member has started, most recent first. */
export function MyCourses() {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['courses', 'mine'],
    queryFn: ({ pageParam, signal }) =>
      call(listMyCourses, { page: pageParam, limit: PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, all) => (all.length * PAGE_SIZE < total ? all.length + 1 : undefined),
  });
  if (!data) {
    if (isError)
      return (
        <ErrorState title="课程没有打开" action={<Button onClick={() => void refetch()}>再试一次</Button>}>
          学习进度都还在，请检查网络。
        </ErrorState>
      );
    return (
      <div role="status" aria-busy="true">
        <span className="visually-hidden">正在读取课程</span>
        <Skeleton height="12rem" />
      </div>
    );
  }
  const courses = data.pages.flatMap(({ list }) => list);
  if (courses.length === 0)
    return (
      <Empty title="还没有学过课程" action={<ButtonLink to={paths.courses.href()}>看全部课程</ButtonLink>}>
        打开一门课程，学到哪一章会记在这里。
      </Empty>
    );
  return (
    <>
      <ul className={styles.list}>
        {courses.map(({ id, title, summary, chapter, chapterCount, done, updatedAt }) => (
          <li key={id} className={styles.row}>
            <div>
              <h2 className={styles.title}>
                <Link to={paths.course.href(id)}>{title}</Link>
              </h2>
              <p className={styles.summary}>{summary}</p>
              <p className={styles.facts}>
                学到第 {chapter} 章 · {displayTime(updatedAt, new Date())}
              </p>
            </div>
            <div className={styles.progress}>
              <progress value={done.length} max={chapterCount} aria-label={`${title}的进度`} />
              <span>{done.length === chapterCount ? '已学完' : `${done.length} / ${chapterCount} 章`}</span>
            </div>
          </li>
        ))}
      </ul>
      <MoreButton pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }}>更多课程</MoreButton>
    </>
  );
}
