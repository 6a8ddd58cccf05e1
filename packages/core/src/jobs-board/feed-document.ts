import { z } from 'zod';

/** The format described in docs/JOBS.md; a different format gets a new number. */
export const FEED_FORMAT = 'qicheng-jobs/1';
const MAX_JOBS = 20_000;

const day = z.iso.date('日期应写成 2026-11-21');
const line = (max: number, what: string) =>
  z.string(`缺少${what}`).trim().min(1, `缺少${what}`).max(max, `${what}不能超过 ${max} 个字`);
const optional = (max: number, what: string) =>
  z.string(`${what}应是文字`).trim().max(max, `${what}不能超过 ${max} 个字`).default('');

const posting = z.object({
  id: line(100, '编号').regex(/^[\w.:-]+$/, '编号只能用字母、数字和 _ . : -'),
  title: line(60, '职位名称'),
  company: line(80, '公司名称'),
  city: line(30, '城市').transform((name) => name.replace(/(?<=..)市$/u, '')),
  tags: z.array(line(20, '标签'), '标签应是列表').max(6, '标签最多 6 个').default([]),
  salary: optional(40, '薪资'),
  degree: optional(20, '学历'),
  employment: optional(20, '用工形式'),
  description: line(6_000, '职位描述'),
  applyUrl: z
    .union([z.literal(''), z.url({ protocol: /^https$/, message: '投递地址须是 https' })])
    .default(''),
  publishedOn: day,
  closesOn: day.nullable().default(null),
});

const feed = z.object({
  format: z.literal(FEED_FORMAT),
  jobs: z.array(z.unknown()).max(MAX_JOBS),
});

/** A job in the format of the table. */
export interface FeedPosting {
  externalId: string;
  title: string;
  company: string;
  city: string;
  tags: string[];
  salary: string;
  degree: string;
  employment: string;
  description: string;
  applyUrl: string;
  publishedOn: string;
  closesOn: string | null;
}

/** Why a job of a feed is rejected; `place` starts at 1. */
export interface FeedRefusal {
  place: number;
  externalId: string;
  reason: string;
}

export interface ReadFeed {
  postings: FeedPosting[];
  refusals: FeedRefusal[];
}

/** Parses a feed; null if it is not one. Invalid jobs are listed and left out. */
export function readFeed(value: unknown): ReadFeed | null {
  const read = feed.safeParse(value);
  if (!read.success) return null;
  const postings = new Map<string, FeedPosting>();
  const refusals: FeedRefusal[] = [];
  read.data.jobs.forEach((job, index) => {
    const { data, error } = posting.safeParse(job);
    const refuse = (reason: string) =>
      refusals.push({ place: index + 1, externalId: data?.id ?? named(job), reason });
    if (data === undefined) return refuse(error.issues[0]?.message ?? '格式不正确');
    if (postings.has(data.id)) return refuse('编号重复');
    if (data.closesOn !== null && data.closesOn < data.publishedOn) return refuse('截止早于发布');
    const { id, tags, ...facts } = data;
    return postings.set(id, { ...facts, externalId: id, tags: [...new Set(tags)] });
  });
  return { postings: [...postings.values()], refusals };
}

/** The id of an invalid job, if it has one. */
function named(job: unknown): string {
  const id: unknown = typeof job === 'object' && job !== null ? Reflect.get(job, 'id') : '';
  return typeof id === 'string' ? id.slice(0, 100) : '';
}
