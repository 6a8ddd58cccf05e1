import { z } from 'zod';

/** What the site has to read and to see (spec §1). */
export const contentKinds = ['document', 'course', 'help', 'banner'] as const;
export type ContentKind = (typeof contentKinds)[number];

export const chapter = z.object({
  title: z.string().trim().min(1).max(80),
  minutes: z.number().int().min(1).max(600),
  /** A video of the site, as a path; a chapter without one is read. */
  video: z
    .string()
    .regex(/^\/(?!\/)\S+$/)
    .max(300)
    .optional(),
});
export type Chapter = z.infer<typeof chapter>;

/** What only one kind of entry has. */
export const contentData = {
  document: z.strictObject({}),
  course: z.strictObject({
    level: z.enum(['入门', '进阶', '实战']),
    chapters: z.array(chapter).min(1).max(60),
  }),
  help: z.strictObject({}),
  banner: z.strictObject({
    /** A page of this site or a web address. */
    url: z
      .string()
      .regex(/^(?:https?:\/\/\S+|\/(?!\/)\S*)$/)
      .max(500),
    /** `top` is the closable strip, `home` and `ai` the pictures of those pages. */
    place: z.enum(['top', 'home', 'ai']),
  }),
} as const satisfies Record<ContentKind, z.ZodType>;

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
