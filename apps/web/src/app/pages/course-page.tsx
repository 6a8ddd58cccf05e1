import { getCourse } from '@qicheng/contract/content/index';
import type { Call } from '@qicheng/contract/kit/client';
import { pageQuery } from '@qicheng/contract/browser/page-query';
import { Lost } from '@qicheng/ui/status';
import { useLoaderData } from 'react-router-dom';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { CourseView } from '#src/features/content/components/course-view.jsx';
import type { Course } from '#src/features/content/content.js';
import type { PageWords } from '../page.js';

type Data = Course | null;

/** The course of the address. */
export async function load(ask: Call, query: URLSearchParams) {
  const id = query.get(pageQuery.contentId);
  return id === null ? null : ask(getCourse, { id });
}

export const describe = (_query: URLSearchParams, data: Data): PageWords =>
  data === null
    ? { title: '没有找到课程 · 启程', status: 404 }
    : {
        title: `${data.title} · 课程 · 启程`,
        description: data.summary,
        canonical: paths.course.href(data.id),
      };

/** A course [spec 2]: its chapters, videos and the member's progress. */
export function Component() {
  const data = useLoaderData<Data>();
  if (data === null)
    return (
      <Lost
        level={1}
        title="没有找到这门课程"
        action={<ButtonLink to={paths.courses.href()}>看全部课程</ButtonLink>}
      >
        它可能已下线，或者地址不完整。
      </Lost>
    );
  return <CourseView key={data.id} course={data} />;
}
