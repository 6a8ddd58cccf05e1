import { listAiProducts } from '@qicheng/contract/ai-product/ai-product.contract';
import { suggest } from '@qicheng/contract/content/search.contract';
import { searchJobs } from '@qicheng/contract/jobs-board/job.contract';
import { listResumes } from '@qicheng/contract/resume/library.contract';
import { paths } from '#src/config/paths.js';
import { call } from '#src/lib/api.js';
import { useSession } from '#src/lib/session.js';
import { contentKindNames, contentKinds, type ContentKindName, type SearchScope } from './search-kinds.js';

export interface Suggestion {
  id: string;
  title: string;
  to: string;
  /** The kind of the suggestion, in a list of several kinds. */
  place?: string;
}

const MAX_RESUMES = 50;
const MAX_PER_KIND = 4;
/** The limit of the jobs' own search. */
const MAX_JOB_KEYWORD = 50;

async function contentOf(
  kind: ContentKindName,
  keyword: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const { list } = await call(suggest, { kind, keyword }, { signal });
  return list.map(({ id, title }) => ({ id, title, to: contentKinds[kind].hrefOf(id) }));
}

async function resumesOf(signal: AbortSignal): Promise<readonly Suggestion[]> {
  if (!useSession.getState().isMember) return [];
  const { list } = await call(listResumes, { page: 1, limit: MAX_RESUMES }, { signal });
  return list.map(({ id, title }) => ({ id, title, to: paths.resumeEdit.href(id), place: '我的简历' }));
}

async function servicesOf(signal: AbortSignal): Promise<readonly Suggestion[]> {
  const groups = await call(listAiProducts, {}, { signal });
  return Object.values(groups)
    .flat()
    .map(({ code, name, path }) => ({ id: `service-${code}`, title: name, to: path, place: 'AI 服务' }));
}

interface KnownPlace {
  name: string;
  to: string;
}

/** Pages open to everybody. */
const publicPlaces: readonly KnownPlace[] = [
  { name: '首页', to: paths.home.href() },
  { name: '全部模板', to: paths.templates.href() },
  { name: '求职文档', to: paths.documents.href() },
  { name: '课程', to: paths.courses.href() },
  { name: '职位', to: paths.jobs.href() },
  { name: '帮助中心', to: paths.help.href() },
  { name: '会员', to: paths.member.href() },
];

/** Pages of a member. */
const ownPlaces: readonly KnownPlace[] = [
  { name: '我的简历', to: paths.personal.href() },
  { name: '求职进展', to: paths.applications.href() },
  { name: '我的模板', to: paths.personal.href('templates') },
  { name: '我的课程', to: paths.personal.href('courses') },
  { name: '我的消息', to: paths.personal.href('messages') },
  { name: 'AI 次数明细', to: paths.aiCounts.href() },
  { name: '账号设置', to: paths.settings.href() },
];

const pages = (): readonly Suggestion[] =>
  [...publicPlaces, ...(useSession.getState().isMember ? ownPlaces : [])].map(({ name, to }) => ({
    id: `page-${to}`,
    title: name,
    to,
    place: '页面',
  }));

const holding = (keyword: string, suggestions: readonly Suggestion[]) => {
  const word = keyword.toLowerCase();
  return suggestions.filter(({ title }) => title.toLowerCase().includes(word));
};

async function jobsOf(keyword: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const request = { keyword: keyword.slice(0, MAX_JOB_KEYWORD), page: 1, limit: MAX_PER_KIND };
  const { list } = await call(searchJobs, request, { signal });
  return list.map(({ id, title, company, isSample }) => ({
    id: `job-${id}`,
    title: `${title} · ${company}`,
    to: paths.jobs.hrefOf(id),
    place: isSample ? '示例职位' : '职位',
  }));
}

/** A failing source does not affect the others, but without it nobody knows that nothing exists. */
async function everything(keyword: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const own = [resumesOf(signal), servicesOf(signal)].map(async (entries) => holding(keyword, await entries));
  const content = contentKindNames.map(async (kind) =>
    (await contentOf(kind, keyword, signal)).map((found) => ({
      ...found,
      id: `${kind}-${found.id}`,
      place: kind === 'template' ? '模板' : contentKinds[kind].label,
    })),
  );
  const answers = await Promise.allSettled([...own, jobsOf(keyword, signal), ...content]);
  const failed = answers.find((answer) => answer.status === 'rejected');
  const [resumes = [], services = [], ...lists] = answers.map((answer) =>
    answer.status === 'fulfilled' ? answer.value : [],
  );
  const found = [resumes, holding(keyword, pages()), services, ...lists].flatMap((list) =>
    list.slice(0, MAX_PER_KIND),
  );
  if (found.length === 0 && failed) throw failed.reason;
  return found;
}

/** Suggestions that contain the keyword, with their targets; loads when a visitor starts typing. */
export const askSuggestions = (
  scope: SearchScope,
  keyword: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> =>
  scope === 'all'
    ? everything(keyword, signal)
    : scope === 'job'
      ? jobsOf(keyword, signal)
      : contentOf(scope, keyword, signal);
