import { pageQuery } from '@qicheng/contract/browser/page-query';
import { paths } from '#src/config/paths.js';

interface SearchKind {
  label: string;
  /** The page that lists the results. */
  path: string;
  hrefOf: (id: string) => string;
}

/** The kinds of content that the site's suggestions cover [spec 2]. */
export const contentKinds = {
  template: {
    label: '在线制作',
    path: paths.templates.path,
    hrefOf: (code) => paths.templateDetails.href(code),
  },
  document: { label: '求职文档', path: paths.documents.path, hrefOf: paths.documents.hrefOf },
  course: { label: '课程', path: paths.courses.path, hrefOf: paths.course.href },
  help: { label: '帮助中心', path: paths.help.path, hrefOf: paths.help.hrefOf },
} as const satisfies Record<string, SearchKind>;

export type ContentKindName = keyof typeof contentKinds;
export const contentKindNames = Object.keys(contentKinds) as ContentKindName[];

/** The scopes of the top bar's search, in menu order; jobs have their own search call. */
export const searchKinds = {
  ...contentKinds,
  job: { label: '职位', path: paths.jobs.path, hrefOf: paths.jobs.hrefOf },
} as const satisfies Record<string, SearchKind>;

export type SearchKindName = keyof typeof searchKinds;
const searchKindNames = Object.keys(searchKinds) as SearchKindName[];

/** One kind, or everything: the kinds, pages, AI services and the member's own résumés. */
export type SearchScope = SearchKindName | 'all';

export const searchScopes: readonly { scope: SearchScope; label: string }[] = [
  { scope: 'all', label: '全部' },
  ...searchKindNames.map((scope) => ({ scope, label: searchKinds[scope].label })),
];

/** List pages with their own search field, and the kind they list. */
const lists: ReadonlyMap<string, SearchKindName> = new Map([
  [paths.templates.path, 'template'],
  [paths.documents.path, 'document'],
  [paths.courses.path, 'course'],
  [paths.specifiedCourses.path, 'course'],
  [paths.help.path, 'help'],
  [paths.jobs.path, 'job'],
]);

const coursePages: readonly string[] = [paths.course.path, paths.specifiedCourse.path];

/** The scope that fits the current page. */
export const scopeOfPage = (pathname: string): SearchScope =>
  lists.get(pathname) ?? (coursePages.includes(pathname) ? 'course' : 'all');

/** The result list; a search of everything ends among the templates. */
export const resultsHref = (scope: SearchScope, keyword: string): string => {
  const { path } = searchKinds[scope === 'all' ? 'template' : scope];
  return keyword === ''
    ? path
    : `${path}?${new URLSearchParams({ [pageQuery.keyword]: keyword }).toString()}`;
};
