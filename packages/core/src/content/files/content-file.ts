import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { chinaDay } from '../../platform/index.js';
import { type ContentDraft, contentData, type ContentKind } from '../content.js';

const path = z
  .string()
  .regex(/^(?:\/(?!\/)\S+)?$/, '图片是站内路径，以 / 开头')
  .max(300);

/** The head of a content file, by the names that authors write (docs/CONTENT.md). */
const head = z.object({
  title: z.string().trim().min(1).max(80),
  summary: z.string().trim().max(300).default(''),
  category: z.string().trim().max(30).default(''),
  topic: z.string().trim().max(30).default(''),
  tags: z.array(z.string().trim().min(1).max(20)).max(12).default([]),
  image: path.default(''),
  source: z.string().trim().max(200).default(''),
  order: z.number().int().min(0).max(10_000).default(100),
  hot: z.boolean().default(false),
  /** A day; without one the entry is a draft. */
  published: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .optional(),
});

const BODY_MAX = 60_000;
const FILE = /^---\r?\n(.*?)\r?\n---\r?\n?(.*)$/su;
const SLUG = /^[a-z\d](?:[a-z\d-]{0,78}[a-z\d])?$/;
const CHINA = '+08:00';

export type FileReading = { ok: true; draft: ContentDraft } | { ok: false; reason: string };

/** Reads one content file; the reason names the field that is wrong. */
export function readContentFile(kind: ContentKind, slug: string, text: string): FileReading {
  if (!SLUG.test(slug)) return { ok: false, reason: '文件名只用小写字母、数字和短横线' };
  const [, front, body = ''] = FILE.exec(text.replace(/^\uFEFF/, '')) ?? [];
  if (front === undefined) return { ok: false, reason: '开头缺少 --- 之间的信息' };
  if (body.length > BODY_MAX) return { ok: false, reason: `正文超过 ${BODY_MAX} 字` };
  const fields = yamlOf(front);
  const known = head.safeParse(fields);
  if (!known.success) return { ok: false, reason: reasonOf(known.error) };
  const own = contentData[kind].safeParse(withoutHead(fields));
  if (!own.success) return { ok: false, reason: reasonOf(own.error) };
  const { order, hot, published, ...rest } = known.data;
  const publishedAt = published === undefined ? null : new Date(`${published}T00:00:00${CHINA}`);
  if (publishedAt !== null && Number.isNaN(publishedAt.getTime()))
    return { ok: false, reason: 'published：不是日期' };
  const draft = {
    ...rest,
    kind,
    slug,
    body: body.trim(),
    data: own.data,
    rank: order,
    isHot: hot,
    publishedAt,
  };
  return { ok: true, draft };
}

/** The same entry as a file. */
export function writeContentFile(entry: ContentDraft): string {
  const { title, summary, category, topic, tags, image, source, rank, isHot, publishedAt, body, data } =
    entry;
  const fields = {
    title,
    ...(summary !== '' && { summary }),
    ...(category !== '' && { category }),
    ...(topic !== '' && { topic }),
    ...(tags.length > 0 && { tags }),
    ...(image !== '' && { image }),
    ...(source !== '' && { source }),
    order: rank,
    ...(isHot && { hot: true }),
    ...(publishedAt !== null && { published: chinaDay(publishedAt) }),
    ...(data as object),
  };
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${body}\n`;
}

function yamlOf(text: string): unknown {
  try {
    // The core schema keeps a day a text.
    return parse(text, { schema: 'core', maxAliasCount: 0 });
  } catch {
    return null;
  }
}

const withoutHead = (fields: unknown): unknown =>
  Object.fromEntries(Object.entries(fields ?? {}).filter(([name]) => !(name in head.shape)));

function reasonOf({ issues: [issue] }: z.ZodError): string {
  const field = issue?.path.join('.') ?? '';
  if (issue?.code === 'unrecognized_keys') return `没有这一项：${issue.keys.join('、')}`;
  return `${field || '开头的信息'}：${issue?.message ?? '不正确'}`;
}
