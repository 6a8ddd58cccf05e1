import { listJobs, listJobTags, searchJobs } from '@qicheng/contract/jobs-board/index';
import type { Call } from '@qicheng/contract/kit/client';
import { JOBS_PER_PAGE } from './job.js';

const MOST_CITIES = 16;
const facetOf = ({ name, total }: { name: string; total: number }) => ({ name, count: total });

/** What a list of jobs is narrowed by: the tag stands as category, the city as topic. */
interface JobQuery {
  keyword: string;
  category: string;
  topic: string;
  page: number;
}

/** A page of the board by its address, with the tags and cities that it can be narrowed by. */
export async function loadJobs(ask: Call, query: JobQuery) {
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
    topics: facets.cities.slice(0, MOST_CITIES).map(facetOf),
  };
}
