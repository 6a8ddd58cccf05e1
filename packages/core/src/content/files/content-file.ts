import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { chinaDay } from '../../platform/index.js';
import { type ContentDraft, contentData, type ContentKind } from '../content.js';

const path = z
  .string()
  .regex(/^(?:\/(?!\/)\S+)?$/, '图片是站内路径，以 / 开头')
  .max(300);

const upTo = (maxLength: number) => z.string('缺少文字').trim().max(maxLength, `不超过 ${maxLength} 字`);

/** Front matter of a content file, by the names that authors write (docs/CONTENT.md). */
const head = z.object({
  title: upTo(80).min(1, '不能为空'),
  summary: upTo(300).default(''),
  category: upTo(30).default(''),
  topic: upTo(30).default(''),
  tags: z.array(upTo(20).min(1, '不能为空'), '是一个列表').max(12, '最多 12 个').default([]),
  image: path.default(''),
  source: upTo(200).default(''),
  order: z.int('是 0 到 10000 的整数').min(0, '不小于 0').max(10_000, '不大于 10000').default(100),
  hot: z.boolean('是 true 或 false').default(false),
  /** A date; without one the entry is a draft. */
  published: z
    .string('写成 2026-11-01')
    .regex(/^\d{4}-\d{2}-\d{2}$/, '写成 2026-11-01')
    .optional(),
});

const MAX_BODY_LENGTH = 60_000;
const FILE = /^---\r?\n(.*?)\r?\n---\r?\n?(.*)$/su;
const SLUG = /^[a-z\d](?:[a-z\d-]{0,78}[a-z\d])?$/;
const CHINA = '+08:00';

/** `field` is the invalid front matter field; empty for the whole file. */
export type FileReading = { ok: true; draft: ContentDraft } | { ok: false; field: string; reason: string };

const refused = (field: string, reason: string): FileReading => ({ ok: false, field, reason });

/** Parses a content file; the reason names the invalid field. */
export function readContentFile(kind: ContentKind, slug: string, text: string): FileReading {
  const [, front, body = ''] = FILE.exec(text.replace(/^\uFEFF/, '')) ?? [];
  if (SLUG.test(slug) && front === undefined) return refused('', '开头缺少 --- 之间的信息');
  return readContentFields({ kind, slug, fields: yamlOf(front ?? ''), body });
}

/** Parses an entry whose front matter has already been parsed. */
export function readContentFields({
  kind,
  slug,
  fields,
  body,
}: {
  kind: ContentKind;
  slug: string;
  fields: unknown;
  body: string;
}): FileReading {
  if (!SLUG.test(slug)) return refused('slug', '文件名只用小写字母、数字和短横线');
  if (body.length > MAX_BODY_LENGTH) return refused('body', `正文超过 ${MAX_BODY_LENGTH} 字`);
  const known = head.safeParse(fields);
  if (!known.success) return refused(...whyNot(known.error));
  const own = contentData[kind].safeParse(withoutHead(fields));
  if (!own.success) return refused(...whyNot(own.error));
  const { order, hot, published, ...rest } = known.data;
  const publishedAt = published === undefined ? null : new Date(`${published}T00:00:00${CHINA}`);
  if (publishedAt !== null && Number.isNaN(publishedAt.getTime()))
    return refused('published', 'published：不是日期');
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
    // The YAML core schema keeps dates as text.
    return parse(text, { schema: 'core', maxAliasCount: 0 });
  } catch {
    return null;
  }
}

const withoutHead = (fields: unknown): unknown =>
  Object.fromEntries(Object.entries(fields ?? {}).filter(([name]) => !(name in head.shape)));

function whyNot({ issues: [issue] }: z.ZodError): [field: string, reason: string] {
  const field = issue?.path.join('.') ?? '';
  if (issue?.code === 'unrecognized_keys') return [field, `没有这一项：${issue.keys.join('、')}`];
  return [field, `${field || '开头的信息'}：${issue?.message ?? '不正确'}`];
}
