import { z } from 'zod';

/** Reasons of core/content. */
export type ContentFailure = 'contentNotFound' | 'contentInvalid';

/** The kinds of content [spec 1]. */
export const contentKinds = ['document', 'course', 'help', 'banner', 'legal'] as const;
export type ContentKind = (typeof contentKinds)[number];

export const chapter = z.object({
  title: z.string('缺少标题').trim().min(1, '缺少标题').max(80, '不超过 80 字'),
  minutes: z.int('是 1 到 600 的整数').min(1, '是 1 到 600 的整数').max(600, '是 1 到 600 的整数'),
  /** A video's path on this site; a chapter without one is text. */
  video: z
    .string()
    .regex(/^\/(?!\/)\S+$/, '视频是站内路径，以 / 开头')
    .max(300, '不超过 300 字')
    .optional(),
});
export type Chapter = z.infer<typeof chapter>;

/** Fields of only one kind. */
export const contentData = {
  document: z.strictObject({}),
  course: z.strictObject({
    level: z.enum(['入门', '进阶', '实战'], '是入门、进阶或实战'),
    chapters: z.array(chapter, '至少一章').min(1, '至少一章').max(60, '最多 60 章'),
  }),
  help: z.strictObject({}),
  banner: z.strictObject({
    /** A page of this site or a web address. */
    url: z
      .string('缺少链接')
      .regex(/^(?:https?:\/\/\S+|\/(?!\/)\S*)$/, '是站内路径或网址')
      .max(500, '不超过 500 字'),
    /** `top` is the closable strip, `home` and `ai` are images on those pages. */
    place: z.enum(['top', 'home', 'ai'], '是 top、home 或 ai'),
  }),
  /** Legal texts; each change is a new version, which consents record. */
  legal: z.strictObject({
    version: z.string('写成 2026-11-23').regex(/^\d{4}-\d{2}-\d{2}(?:-\d{1,2})?$/, '写成 2026-11-23'),
  }),
} as const satisfies Record<ContentKind, z.core.$ZodType>;

/** An entry as its file has it. */
export interface ContentDraft {
  kind: ContentKind;
  slug: string;
  title: string;
  summary: string;
  category: string;
  topic: string;
  tags: string[];
  image: string;
  body: string;
  data: unknown;
  source: string;
  rank: number;
  isHot: boolean;
  publishedAt: Date | null;
}

/** An entry in a list. */
export interface ContentSummary extends Omit<ContentDraft, 'body' | 'kind'> {
  id: string;
  views: number;
  downloads: number;
  publishedAt: Date;
  updatedAt: Date;
}

export interface ContentDetail extends ContentSummary {
  body: string;
}

export interface ContentQuery {
  keyword?: string | undefined;
  category?: string | undefined;
  topic?: string | undefined;
  order?: 'rank' | 'new' | 'hot' | undefined;
}

export interface Category {
  name: string;
  count: number;
}
