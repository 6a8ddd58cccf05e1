import {
  AWARD_LEVEL,
  CERTIFICATE_KIND,
  FLUENCY,
  PAPER_INDEX,
  PAPER_STATUS,
  PATENT_KIND,
  PATENT_STATUS,
  SKILL_LEVEL,
} from '../codes/achievement.js';
import type { PaperItem, PatentItem, SoftwareCopyrightItem } from '../sections/academic.js';
import type { AwardItem, CertificateItem, LanguageItem, SkillItem } from '../sections/achievements.js';
import type { EntryView, TagView } from '../view-model.js';
import {
  date,
  fact,
  join,
  joinLine,
  labelOf,
  linkTarget,
  list,
  pick,
  stored,
  term,
  word,
  type ViewContext,
} from './context.js';
import { entry, statements } from './entry.js';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

const ordinal = (
  context: ViewContext,
  order: number | undefined,
  zh: string,
  en: string,
): string | undefined =>
  order
    ? word(
        context,
        `第${'一二三四五'[order - 1] ?? order}${zh}`,
        `${ORDINALS[order - 1] ?? `no. ${order}`} ${en}`,
      )
    : undefined;

export const paperEntry = (context: ViewContext, item: PaperItem): EntryView | undefined =>
  entry({
    id: item.id,
    title: pick(context, item.title),
    href: item.doi ? linkTarget(`https://doi.org/${item.doi}`) : undefined,
    subtitle: joinLine(context, [
      pick(context, item.venue),
      term(labelOf(context, PAPER_INDEX, item.index)),
      term(ordinal(context, item.authorOrder, '作者', 'author')),
      term(item.corresponding ? word(context, '通讯作者', 'corresponding author') : undefined),
      term(labelOf(context, PAPER_STATUS, item.status)),
    ]),
    date: date(context, item.date),
    details: [
      ...fact(`${item.id}.authors`, word(context, '作者', 'Authors'), pick(context, item.authors)),
      ...fact(`${item.id}.doi`, 'DOI', stored(context, item.doi)),
    ],
    atoms: statements(context, item.highlights),
  });

export const patentEntry = (context: ViewContext, item: PatentItem): EntryView | undefined =>
  entry({
    id: item.id,
    title: pick(context, item.name),
    subtitle: joinLine(context, [
      term(labelOf(context, PATENT_KIND, item.kind)),
      stored(context, item.number),
      term(ordinal(context, item.inventorOrder, '发明人', 'inventor')),
      term(labelOf(context, PATENT_STATUS, item.status)),
    ]),
    date: date(context, item.date),
    atoms: statements(context, item.highlights),
  });

export const softwareCopyrightEntry = (
  context: ViewContext,
  item: SoftwareCopyrightItem,
): EntryView | undefined =>
  entry({
    id: item.id,
    title: pick(context, item.name),
    subtitle: joinLine(context, [
      stored(context, item.number),
      term(ordinal(context, item.ownerOrder, '著作权人', 'owner')),
    ]),
    date: date(context, item.date),
    atoms: statements(context, item.highlights),
  });

export const awardEntry = (context: ViewContext, item: AwardItem): EntryView | undefined =>
  entry({
    id: item.id,
    title: pick(context, item.name),
    subtitle: joinLine(context, [
      term(labelOf(context, AWARD_LEVEL, item.level)),
      pick(context, item.grade),
      pick(context, item.rank),
      term(item.team ? word(context, '团队', 'Team') : undefined),
      pick(context, item.issuer),
    ]),
    date: date(context, item.date),
    atoms: statements(context, item.highlights),
  });

export function certificateEntry(context: ViewContext, item: CertificateItem): EntryView | undefined {
  const until = date(context, item.validUntil);
  return entry({
    id: item.id,
    // The kind alone (普通话) may be the whole entry.
    title: pick(context, item.name) ?? labelOf(context, CERTIFICATE_KIND, item.kind),
    subtitle: joinLine(context, [
      pick(context, item.level),
      stored(context, item.score),
      pick(context, item.issuer),
      context.maxSensitivity >= 2 && item.number
        ? word(context, `编号 ${item.number}`, `No. ${stored(context, item.number)}`)
        : undefined,
      until && word(context, `有效期至 ${until}`, `valid until ${until}`),
    ]),
    date: date(context, item.date),
  });
}

const LEVELS = { aware: 0.25, familiar: 0.5, proficient: 0.75, advanced: 0.9, expert: 1 } as const;
const FLUENCIES = { basic: 0.2, conversational: 0.4, working: 0.6, fluent: 0.8, native: 1 } as const;

export function skillTag(context: ViewContext, item: SkillItem): TagView | undefined {
  const keywords = list(context, context.words(item.keywords ?? []));
  const description = pick(context, item.description);
  const detail = join([keywords, description], word(context, '；', '; '));
  const name = pick(context, item.name);
  return tag({
    id: item.id,
    text: name ?? detail,
    note: labelOf(context, SKILL_LEVEL, item.level),
    detail: name && detail,
    level: item.level && LEVELS[item.level],
  });
}

export function languageTag(context: ViewContext, item: LanguageItem): TagView | undefined {
  const exam = join([stored(context, item.exam), stored(context, item.score)], ' ');
  const name = pick(context, item.name);
  const fluency = labelOf(context, FLUENCY, item.fluency);
  return tag({
    id: item.id,
    text: name ?? exam,
    note: join([fluency, name && exam], word(context, '，', ', ')),
    level: item.fluency && FLUENCIES[item.fluency],
  });
}

type TagParts = { id: string } & { [Part in 'text' | 'note' | 'detail']?: string | undefined } & {
  level?: number | undefined;
};

/** A tag of the parts that exist; undefined without a text. */
export const tag = ({ id, text, note, detail, level }: TagParts): TagView | undefined =>
  text ? { id, text, ...(note && { note }), ...(detail && { detail }), ...(level && { level }) } : undefined;
