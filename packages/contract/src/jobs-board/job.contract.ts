import { assumed, endpoint, listOf, reply, wire, wireId } from '../kit/endpoint.js';
import { fittingResume, jobDetail, jobFacets, jobFilter, jobPage, jobSummary, pageFields } from './fields.js';

const SHAPE = assumed(
  'payload and reply not shown in [spec 7]: jobs of the partner’s feed, without the account’s',
);

/** The jobs that answer best to a résumé of mine; newest first for a user who has none. */
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

/** Beside the editor and after an export. */
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

/** A job with all of its words, and how a résumé of mine answers to it where that was worked out. */
export const getJob = endpoint({
  route: 'POST /api/job/get',
  access: 'optional',
  summary: '职位详情与匹配依据',
  input: wire({ id: wireId, ...fittingResume }),
  replies: { ok: reply(1, jobDetail) },
});
