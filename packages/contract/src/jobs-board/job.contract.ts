import { dimension, overall } from '@qicheng/analysis/result';
import { z } from 'zod';
import {
  assumed,
  endpoint,
  listOf,
  reply,
  wire,
  wireId,
  legacy,
  pageFields,
  text,
  wireDate,
  wireFlag,
  wireInt,
} from '../kit/endpoint.js';
import { resumeId } from '../resume/fields.js';

const named = z.object({ name: z.string(), total: z.number().int() });

/** How well a résumé matches a job: the score and its main reasons; the job's page lists all of them. */
const jobFit = wire({ score: wireInt, band: overall.shape.band, reasons: z.array(z.string()) });

/** A row of a job list. `isSample` jobs are invented and marked as such everywhere. */
const jobSummary = wire({
  id: wireId,
  title: z.string(),
  company: z.string(),
  city: z.string(),
  tags: z.array(z.string()),
  salary: z.string(),
  degree: z.string(),
  employment: z.string(),
  isSample: legacy('is_sample', wireFlag),
  publishedOn: legacy('published_on', z.iso.date()),
  closesOn: legacy('closes_on', z.iso.date().nullable()),
  fit: jobFit.nullable(),
});

const jobDetail = wire({
  job: jobSummary,
  description: z.string(),
  applyUrl: legacy('apply_url', z.string()),
  /** Who published it, and when it was imported. */
  sourceName: legacy('source_name', z.string()),
  importedAt: legacy('imported_at', wireDate),
  fit: z.object({ overall, dimensions: z.array(dimension) }).nullable(),
});

/** The search terms, and which of the user's résumés to match. */
const jobFilter = {
  city: text(30, '城市不能超过 30 个字').optional(),
  tag: text(30, '标签不能超过 30 个字').optional(),
  keyword: text(50, '关键词不能超过 50 个字').optional(),
};
const fittingResume = { resumeId: legacy('resume_id', resumeId.optional()) };
export { pageFields };

/** `signedOut` and `noResume`: newest first, without a score; `matching`: scores are being computed. */
const fitStates = ['signedOut', 'noResume', 'matching', 'matched', 'failed'] as const;

const jobPage = wire({
  list: z.array(jobSummary),
  total: z.number().int().min(0),
  state: z.enum(fitStates),
  resume: z.object({ id: wireId, title: z.string() }).nullable(),
});

const jobFacets = wire({ list: z.array(named), cities: z.array(named) });

const SHAPE = assumed(
  'payload and reply not shown in [spec 7]: jobs of the partner’s feed, without the account’s',
);

/** The best-matching jobs for one of the user's résumés; newest first for a user without one. */
export const listRecommendedJobs = endpoint({
  route: 'POST /zhaopin/getRecJobs',
  access: 'optional',
  summary: '按简历推荐的职位；没有简历时是最新职位',
  input: wire({ ...fittingResume, ...pageFields }),
  replies: { ok: reply(1, jobPage) },
  note: assumed('payload and reply not shown in [spec 7]: resume_id, else the résumé changed last'),
});

export const listJobTags = endpoint({
  route: 'POST /make_resume/jobTagList',
  access: 'optional',
  summary: '职位的标签与城市，各有多少职位',
  input: wire({}),
  replies: { ok: reply(1, jobFacets) },
  note: assumed('payload and reply not shown in [spec 7]: tags in `list`, and the cities beside them'),
});

/** Shown beside the editor and after an export. */
export const listThreeJobs = endpoint({
  route: 'POST /make_resume/jyqJobsThree',
  access: 'optional',
  summary: '三个与简历最匹配的职位',
  input: wire(fittingResume),
  replies: { ok: reply(1, jobPage) },
  note: assumed('payload and reply not shown in [spec 7]: the first three of /zhaopin/getRecJobs'),
});

export const listJobs = endpoint({
  route: 'POST /make_resume/jyqjobs',
  access: 'optional',
  summary: '职位列表，可按城市与标签',
  input: wire({ city: jobFilter.city, tag: jobFilter.tag, ...pageFields }),
  replies: { ok: reply(1, listOf(jobSummary)) },
  note: SHAPE,
});

export const searchJobs = endpoint({
  route: 'POST /make_resume/jyqJobsSearch',
  access: 'optional',
  summary: '按关键词搜索职位，可再按城市与标签',
  input: wire({ ...jobFilter, ...pageFields }),
  replies: { ok: reply(1, listOf(jobSummary)) },
  note: SHAPE,
});

/** A job with its full text, and its match with one of the user's résumés if computed. */
export const getJob = endpoint({
  route: 'POST /api/job/get',
  access: 'optional',
  summary: '职位详情与匹配依据',
  input: wire({ id: wireId, ...fittingResume }),
  replies: { ok: reply(1, jobDetail) },
});
