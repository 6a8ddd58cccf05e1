import { type ContentDraft, contentData, type ContentKind } from '@qicheng/core/content';

export const KIND_NAMES: Record<ContentKind, string> = {
  document: '求职文档',
  course: '课程',
  help: '帮助',
  banner: '横幅',
  legal: '协议与政策',
};

/** One field of an entry's form; its name is that of docs/CONTENT.md. */
export interface ContentField {
  name: string;
  label: string;
  hint?: string;
  control: 'text' | 'flag' | 'lines' | 'choice';
  options?: readonly { value: string; label: string }[];
}

const HEAD: readonly ContentField[] = [
  { name: 'title', label: '标题', control: 'text' },
  { name: 'summary', label: '摘要', control: 'text', hint: '不超过 300 字；横幅显示的就是它' },
  { name: 'category', label: '分类', control: 'text' },
  { name: 'topic', label: '二级分类', control: 'text' },
  { name: 'tags', label: '标签', control: 'text', hint: '用空格分开，最多 12 个' },
  { name: 'image', label: '图片', control: 'text', hint: '站内路径，如 /content/banners/first-resume.svg' },
  { name: 'source', label: '作者或出处', control: 'text' },
  { name: 'order', label: '排序', control: 'text', hint: '数字，小的在前' },
  { name: 'hot', label: '标为热门', control: 'flag' },
  {
    name: 'published',
    label: '发布日期',
    control: 'text',
    hint: '如 2026-11-21；空着是草稿，晚于今天到时自动发布',
  },
];

const OWN: Record<ContentKind, readonly ContentField[]> = {
  document: [],
  help: [],
  legal: [
    {
      name: 'version',
      label: '版本',
      control: 'text',
      hint: '如 2026-11-23；内容有实质改动时换一个，之后的同意记在新版本下',
    },
  ],
  course: [
    {
      name: 'level',
      label: '难度',
      control: 'choice',
      options: contentData.course.shape.level.options.map((value) => ({ value, label: value })),
    },
    {
      name: 'chapters',
      label: '章节',
      control: 'lines',
      hint: '一行一章：标题 | 分钟 | 视频路径（没有视频就不写）。正文里“## 标题”下面是这一章的文字',
    },
  ],
  banner: [
    { name: 'url', label: '链接', control: 'text', hint: '站内路径或网址' },
    {
      name: 'place',
      label: '位置',
      control: 'choice',
      options: [
        { value: 'top', label: '顶部横条' },
        { value: 'home', label: '首页' },
        { value: 'ai', label: 'AI 服务页' },
      ],
    },
  ],
};

/** The fields of a kind, in the order of its form. */
export const fieldsOf = (kind: ContentKind): readonly ContentField[] => [...HEAD, ...OWN[kind]];

interface Chapter {
  title: string;
  minutes: number;
  video?: string;
}

const lineOf = ({ title, minutes, video }: Chapter): string =>
  [title, minutes, ...(video === undefined ? [] : [video])].join(' | ');

function chapterOf(line: string): Record<string, unknown> {
  const [title = '', minutes = '', video = ''] = line.split('|').map((part) => part.trim());
  return { title, minutes: wholeNumber(minutes), ...(video !== '' && { video }) };
}

const wholeNumber = (text: string): number | string => (/^\d{1,6}$/.test(text) ? Number(text) : text);

/** The form values of an entry, by field name. */
export function textsOf(entry: ContentDraft, day: (date: Date) => string): Map<string, string> {
  const { title, summary, category, topic, tags, image, source, rank, isHot, publishedAt } = entry;
  const data = entry.data as {
    level?: string;
    chapters?: Chapter[];
    url?: string;
    place?: string;
    version?: string;
  };
  return new Map([
    ['title', title],
    ['summary', summary],
    ['category', category],
    ['topic', topic],
    ['tags', tags.join(' ')],
    ['image', image],
    ['source', source],
    ['order', String(rank)],
    ['hot', isHot ? '1' : ''],
    ['published', publishedAt === null ? '' : day(publishedAt)],
    ['level', data.level ?? ''],
    ['chapters', (data.chapters ?? []).map(lineOf).join('\n')],
    ['url', data.url ?? ''],
    ['place', data.place ?? ''],
    ['version', data.version ?? ''],
    ['body', entry.body],
  ]);
}

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  tags: (text) => text.split(/[\s,，、]+/).filter(Boolean),
  order: (text) => (text === '' ? 100 : wholeNumber(text)),
  hot: (text) => text === '1',
  published: (text) => (text === '' ? undefined : text),
  chapters: (text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map(chapterOf),
};

/** The front matter of a content file from the form's texts. */
export const headOf = (kind: ContentKind, texts: ReadonlyMap<string, string>): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOf(kind).map(({ name }) => {
      const text = (texts.get(name) ?? '').trim();
      return [name, READERS[name]?.(text) ?? (name in READERS ? undefined : text)];
    }),
  );
