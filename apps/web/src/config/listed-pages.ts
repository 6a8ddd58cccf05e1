import { templateCodes } from '@qicheng/templates/catalog';
import { legalNames } from './legal.js';
import { aiPaths, paths } from './paths.js';

/** Content of the sitemap [spec 2]: the fixed public pages, and the addresses of entries. */
export const listedPages = {
  fixed: [
    ...[
      paths.home,
      paths.templates,
      paths.documents,
      paths.courses,
      paths.jobs,
      paths.member,
      paths.help,
      ...Object.values(aiPaths),
    ].map(({ path }) => path),
    ...legalNames.map(paths.legal.href),
    paths.contest.href('school'),
    paths.contest.href('provincial'),
    ...templateCodes.map((code) => paths.templateDetails.href(code)),
  ],
  document: paths.documents.hrefOf,
  course: paths.course.href,
  help: paths.help.hrefOf,
} as const;
