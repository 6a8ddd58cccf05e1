import { pageQuery } from '@qicheng/contract/browser/page-query';
import { getJob, listJobs, listJobTags, searchJobs } from '@qicheng/contract/jobs-board/index';
import type { Call } from '@qicheng/contract/kit/client';
import { Lost } from '@qicheng/ui/status';
import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { ListFrame } from '#src/features/content/components/list-frame.jsx';
import { readListQuery } from '#src/features/content/load-list.js';
import {
  FittingJobsSkeleton,
  RestoringFittingJobs,
} from '#src/features/jobs-board/components/fitting-jobs-skeleton.jsx';
import { JobList, JobView } from '#src/features/jobs-board/components/job-list.jsx';
import { type Job, type JobDetail, JOBS_PER_PAGE } from '#src/features/jobs-board/job.js';
import type { Plain } from '#src/lib/plain.js';
import { useSession } from '#src/lib/session.js';
import type { PageWords } from '../page.js';
import { VisitorWords } from '#src/components/visitor-words.jsx';

const MAX_CITIES = 16;
const facetOf = ({ name, total }: { name: string; total: number }) => ({ name, count: total });

/** Filters of the job list: the tag is sent as category, the city as topic. */
interface JobQuery {
  keyword: string;
  category: string;
  topic: string;
  page: number;
}

/** One page of the job board, with the tags and cities to filter by. */
async function loadJobs(ask: Call, query: JobQuery) {
  const { keyword, category: tag, topic: city, page } = query;
  const narrowed = { ...(tag && { tag }), ...(city && { city }), page, limit: JOBS_PER_PAGE };
  const [{ list, total }, facets] = await Promise.all([
    keyword === '' ? ask(listJobs, narrowed) : ask(searchJobs, { ...narrowed, keyword }),
    ask(listJobTags, {}),
  ]);
  return {
    query,
    list,
    total,
    categories: facets.list.map(facetOf),
    topics: facets.cities.slice(0, MAX_CITIES).map(facetOf),
  };
}

const OwnJobs = lazy(async () => ({ default: (await import('../own-jobs.js')).OwnJobs }));
const OwnFit = lazy(async () => ({ default: (await import('../own-jobs.js')).OwnFit }));

const AddToApplications = lazy(async () => ({
  default: (await import('../own-jobs.js')).AddToApplications,
}));

/** Recommendations of a member; their space is reserved while the session is being restored. */
const OwnJobsPart = ({ isMember }: { isMember: boolean }) =>
  isMember ? (
    <Suspense fallback={<FittingJobsSkeleton />}>
      <OwnJobs />
    </Suspense>
  ) : (
    <RestoringFittingJobs />
  );

type Data = { detail: JobDetail } | Plain<Awaited<ReturnType<typeof loadJobs>>> | null;

/** No filter is set. */
const isWhole = ({ keyword, category, topic, page }: ReturnType<typeof readListQuery>) =>
  keyword === '' && category === '' && topic === '' && page === 1;

/** The list, or the job of the address. */
export async function load(ask: Call, query: URLSearchParams) {
  const id = query.get(pageQuery.contentId);
  return id === null ? loadJobs(ask, readListQuery(query)) : { detail: await ask(getJob, { id }) };
}

export function describe(_query: URLSearchParams, data: Data): PageWords {
  if (data === null) return { title: '没有找到职位 · 启程', status: 404 };
  if ('detail' in data) {
    const { id, title, company, city, salary } = data.detail.job;
    return {
      title: `${title} · ${company} · 启程`,
      description: `${company}在${city}招聘${title}，${salary}。`,
      canonical: paths.jobs.hrefOf(id),
    };
  }
  return {
    title: '职位 · 启程',
    description: '按城市、方向和关键词看职位；登录后按简历推荐，每一分都有依据。',
  };
}

/** Jobs: list, search, and comparison with a résumé. */
export function Component() {
  const data = useLoaderData<Data>();
  const isMember = useSession((session) => session.isMember);
  if (data === null)
    return (
      <Lost
        level={1}
        title="没有找到这个职位"
        action={<ButtonLink to={paths.jobs.href()}>看全部职位</ButtonLink>}
      >
        它可能已经下线，或者地址不完整。
      </Lost>
    );
  const actionFor = ({ id, title }: Job, isQuiet: boolean) => (
    <Suspense fallback={null}>
      {isMember ? <AddToApplications id={id} title={title} isQuiet={isQuiet} /> : null}
    </Suspense>
  );
  if ('detail' in data) {
    const { id } = data.detail.job;
    return (
      <JobView
        key={id}
        detail={data.detail}
        action={actionFor(data.detail.job, false)}
        aside={<Suspense fallback={null}>{isMember ? <OwnFit jobId={id} /> : null}</Suspense>}
      />
    );
  }
  return (
    <ListFrame
      path={paths.jobs.path}
      title="职位"
      lead={
        <>
          按城市、方向和关键词看。<VisitorWords>登录后</VisitorWords>按您的简历推荐，每一分都有依据。
        </>
      }
      searched="职位"
      data={{ ...data, list: [] }}
      categoryWords={{ label: '方向', all: '全部方向' }}
      topicWords={{ label: '城市', all: '全部城市' }}
    >
      {isWhole(data.query) ? <OwnJobsPart isMember={isMember} /> : null}
      <JobList jobs={data.list} keyword={data.query.keyword} actionFor={(job) => actionFor(job, true)} />
    </ListFrame>
  );
}
