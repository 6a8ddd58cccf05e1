import { z } from 'zod';
import { legacy, pageFields, text, wire, wireDate, wireFlag, wireId } from '../kit/endpoint.js';

const keyword = text(60, '搜索词不能超过 60 个字').optional();
const order = z.enum(['rank', 'new', 'hot'], '排序方式不正确').optional();

/** Filters of a content list. */
export const contentQuery = {
  keyword,
  category: text(30).optional(),
  topic: text(30).optional(),
  order,
  ...pageFields,
};

const facts = {
  id: wireId,
  /** Its slug in URLs and file names. */
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  topic: z.string(),
  tags: z.array(z.string()),
  /** A path of this site, or empty. */
  image: z.string(),
  source: z.string(),
  isHot: legacy('is_hot', wireFlag),
  views: legacy('look_number', z.number().int()),
  downloads: legacy('dow_number', z.number().int()),
  publishedAt: legacy('create_time', wireDate),
  updatedAt: legacy('update_time', wireDate),
};

/** An entry in a list. */
export const contentSummary = wire(facts);

const detailFacts = {
  ...facts,
  /** Sanitised HTML without scripts. */
  html: legacy('content', z.string()),
  related: z.array(contentSummary),
};

/** An entry with its text and related entries. */
export const contentDetail = wire(detailFacts);

/** Legal texts, by the name of their entry. */
export const legalNames = ['terms', 'privacy', 'children'] as const;

export const legalText = wire({
  title: facts.title,
  summary: facts.summary,
  html: detailFacts.html,
  /** The version stored in a consent. */
  version: z.string(),
  updatedAt: facts.updatedAt,
});

const courseState = {
  /** The chapter opened last, starting at 1. */
  chapter: z.number().int(),
  seconds: z.number().int(),
  done: z.array(z.number().int()),
  updatedAt: legacy('update_time', wireDate),
};

export const courseProgress = wire(courseState);

export const courseDetail = wire({
  ...detailFacts,
  level: z.string(),
  chapters: z.array(
    wire({
      title: z.string(),
      minutes: z.number().int(),
      video: z.string().optional(),
      html: legacy('content', z.string()),
    }),
  ),
  progress: courseProgress.nullable(),
});

export const myCourse = wire({
  ...courseState,
  id: wireId,
  title: z.string(),
  summary: z.string(),
  image: z.string(),
  chapterCount: legacy('chapter_count', z.number().int()),
});

export const contentCategory = wire({ name: z.string(), count: z.number().int() });
