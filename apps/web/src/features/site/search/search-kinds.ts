import { pageQuery } from '@qicheng/contract/browser/page-query';
import { paths } from '#src/config/paths.js';

interface SearchKind {
  label: string;
  /** The page that lists what is found. */
  path: string;
  hrefOf: (id: string) => string;
}

/** What the field of the top bar searches [spec 2], in the order of its choice. */
export const searchKinds = {
  template: {
    label: '在线制作',
    path: paths.templates.path,
    hrefOf: (code) => paths.templateDetails.href(code),
  },
  document: { label: '求职文档', path: paths.documents.path, hrefOf: paths.documents.hrefOf },
  course: { label: '课程', path: paths.courses.path, hrefOf: paths.course.href },
  help: { label: '帮助中心', path: paths.help.path, hrefOf: paths.help.hrefOf },
} as const satisfies Record<string, SearchKind>;

export type SearchKindName = keyof typeof searchKinds;
export const searchKindNames = Object.keys(searchKinds) as SearchKindName[];

const placeOf: Readonly<Record<string, SearchKindName>> = {
  [paths.documents.path]: 'document',
  [paths.courses.path]: 'course',
  [paths.course.path]: 'course',
  [paths.specifiedCourses.path]: 'course',
  [paths.specifiedCourse.path]: 'course',
  [paths.help.path]: 'help',
};

/** What somebody on a page most likely looks for. */
export const kindOfPage = (pathname: string): SearchKindName => placeOf[pathname] ?? 'template';

/** The list of what is found. */
export const resultsHref = (kind: SearchKindName, keyword: string): string => {
  const { path } = searchKinds[kind];
  return keyword === ''
    ? path
    : `${path}?${new URLSearchParams({ [pageQuery.keyword]: keyword }).toString()}`;
};
