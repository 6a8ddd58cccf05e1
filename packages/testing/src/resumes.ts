import { emptyDocument } from '@qicheng/resume/defaults';
import type { Atom, DateRange, I18nText, ResumeDocument, Span } from '@qicheng/resume/document';

export const RESUME_KINDS = ['short', 'long', 'hugeBullets', 'noPhoto', 'english', 'mixed'] as const;
export type ResumeKind = (typeof RESUME_KINDS)[number];

const CHINESE =
  '负责用户增长方向的需求分析与方案设计梳理核心链路并推动研发测试上线，通过分层运营将新用户次周留存从百分之三十二提升到百分之四十一；搭建指标看板，统一口径，沉淀复盘文档；协调设计、后端与数据团队按期交付，主持周会并跟进风险。参与校级创新训练项目，完成问卷设计、样本清洗与回归分析，撰写结题报告并获评优秀。';
const ENGLISH =
  'Designed and shipped a dashboard that tracks retention across twelve cohorts, reducing manual reporting from two days to fifteen minutes. Led a team of four, wrote the migration plan, and presented results to the faculty board. Improved query latency by 38% with PostgreSQL indexes and caching. ';
const LATIN_WORDS = [
  'React',
  'TypeScript',
  'PostgreSQL',
  'A/B Test',
  'SQL',
  'Kubernetes',
  'C++',
  'PyTorch',
  'Node.js',
  'ROI',
  'GPA 3.82/4.0',
];
const SURNAMES = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨';
const GIVEN = '若瑜子涵明远思齐书昀景行知微怀瑾';
const SCHOOLS = ['海州大学', '云岭理工学院', '江畔师范大学', '东屿科技大学'];
const COMPANIES = [
  '启明数据（示例）有限公司',
  '云舟网络科技（示例）',
  '山海智造（示例）集团',
  '拾光文化（示例）工作室',
];
const ROLES = ['产品经理实习生', '前端开发工程师', '数据分析助理', '运营专员', '研究助理'];

/** Returns a seeded generator (mulberry32): the same seed yields the same résumé everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed + 0x6d2b79f5;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

class Writer {
  private readonly random: () => number;
  private ids = 0;

  constructor(
    readonly kind: ResumeKind,
    seed: number,
  ) {
    this.random = randomFrom(seed * 7919 + RESUME_KINDS.indexOf(kind));
  }

  number(from: number, to: number): number {
    return from + Math.floor(this.random() * (to - from + 1));
  }

  pick<Item>(items: ArrayLike<Item>): Item {
    return items[this.number(0, items.length - 1)] as Item;
  }

  id(): string {
    this.ids += 1;
    return `g${this.ids}`;
  }

  text(value: string): I18nText {
    return { zh: value, en: value };
  }

  prose(length: number): string {
    const isEnglish = this.kind === 'english';
    const source = isEnglish ? ENGLISH : CHINESE;
    const start = isEnglish ? 0 : this.number(0, source.length - 1);
    let value = source.slice(start);
    while (value.length < length) value += source;
    value = value.slice(0, length).replace(/^[，。；、 ]+/, '');
    if (this.kind !== 'mixed') return value.trim();
    return value.replace(
      /[，；]/g,
      (mark) => `${mark}使用 ${this.pick(LATIN_WORDS)} 与${this.pick(LATIN_WORDS)}`,
    );
  }

  atoms(count: number, length: [number, number]): Atom[] {
    return Array.from({ length: count }, (_, index) => {
      const text = this.prose(this.number(...length));
      const cut = this.number(2, Math.max(2, text.length >> 2));
      const spans: Span[] =
        index % 3 === 0 ? [{ text: text.slice(0, cut), bold: true }, { text: text.slice(cut) }] : [{ text }];
      return { id: this.id(), kind: 'bullet', zh: spans, en: spans };
    });
  }

  period(): DateRange {
    const y = this.number(2019, 2024);
    const end = this.pick<DateRange['end']>(['present', { y: y + 1, m: this.number(1, 12) }, { y, m: 12 }]);
    return { start: { y, m: this.number(1, 9) }, end };
  }
}

const SIZES: Record<
  ResumeKind,
  { entries: [number, number]; bullets: [number, number]; length: [number, number] }
> = {
  short: { entries: [1, 1], bullets: [1, 2], length: [20, 50] },
  long: { entries: [3, 5], bullets: [4, 7], length: [40, 160] },
  hugeBullets: { entries: [1, 2], bullets: [2, 3], length: [500, 1900] },
  noPhoto: { entries: [1, 3], bullets: [2, 4], length: [30, 110] },
  english: { entries: [2, 3], bullets: [3, 5], length: [80, 320] },
  mixed: { entries: [2, 4], bullets: [3, 5], length: [40, 140] },
};

/** Returns a fictional résumé of one kind; all kinds but `noPhoto` refer to the photo `photo`. */
export function generatedResume(kind: ResumeKind, seed: number, templateCode: string): ResumeDocument {
  const write = new Writer(kind, seed);
  const size = SIZES[kind];
  const document = emptyDocument({ templateCode, lang: kind === 'english' ? 'en' : 'zh' });
  const list = <Item>(make: () => Item): Item[] =>
    Array.from({ length: write.number(...size.entries) }, make);
  const highlights = (): Atom[] => write.atoms(write.number(...size.bullets), size.length);
  document.basics = basics(write);
  document.education = list(() => ({
    id: write.id(),
    school: { name: write.text(write.pick(SCHOOLS)) },
    major: write.text(write.pick(['信息管理', '软件工程', '汉语言文学', '统计学'])),
    degreeLevel: 'bachelor' as const,
    period: write.period(),
    highlights: kind === 'short' ? [] : write.atoms(1, [20, 60]),
  }));
  const job = () => ({
    id: write.id(),
    company: write.text(write.pick(COMPANIES)),
    title: write.text(write.pick(ROLES)),
    period: write.period(),
    highlights: highlights(),
  });
  document.internships = list(job);
  if (kind !== 'short') document.work = list(job);
  document.projects = list(() => ({
    id: write.id(),
    name: write.text(`${write.pick(['校园二手流转', '课堂签到', '城市噪声地图', '古籍检索'])}平台`),
    role: write.text('负责人'),
    period: write.period(),
    highlights: highlights(),
  }));
  document.skills = LATIN_WORDS.slice(0, write.number(3, 9)).map((name) => ({
    id: write.id(),
    name: write.text(name),
  }));
  document.awards = list(() => ({
    id: write.id(),
    name: write.text('校级一等奖学金'),
    date: { y: 2023, m: 11 },
  }));
  document.selfEvaluation = write
    .atoms(1, [60, 200])
    .map((atom) => ({ ...atom, kind: 'paragraph' as const }));
  return document;
}

function basics(write: Writer): ResumeDocument['basics'] {
  const name = write.pick(SURNAMES) + write.pick(GIVEN) + write.pick(GIVEN);
  return {
    name: { zh: name, en: 'Alex Chen', pinyin: 'Chen Ruoyu' },
    headline: write.text(write.kind === 'english' ? 'Product Manager' : '产品经理 / 数据分析'),
    ...(write.kind !== 'noPhoto' && { photo: { fileId: 'photo', ratio: 'oneInch' as const } }),
    phone: `1380000${String(write.number(0, 9999)).padStart(4, '0')}`,
    email: 'resume@example.com',
    residence: { name: write.text('海州市') },
    birthDate: { y: 2002, m: write.number(1, 12) },
  };
}
