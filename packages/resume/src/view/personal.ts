import type { FamilyItem, HobbyItem, PortfolioItem, ReferenceItem } from '../sections/personal.js';
import type { EntryView, RowView, TagView } from '../view-model.js';
import { tag } from './achievements.js';
import {
  date,
  fact,
  join,
  joinLine,
  linkTarget,
  pick,
  positionIn,
  word,
  type ViewContext,
} from './context.js';
import { entry, paragraph, statements } from './entry.js';

export const hobbyTag = (context: ViewContext, item: HobbyItem): TagView | undefined =>
  tag({ id: item.id, text: pick(context, item.name) });

export const portfolioEntry = (context: ViewContext, item: PortfolioItem): EntryView | undefined =>
  entry({
    id: item.id,
    title: pick(context, item.name),
    href: linkTarget(item.link),
    subtitle: pick(context, item.kind),
    date: date(context, item.date),
    details: fact(`${item.id}.link`, word(context, '链接', 'Link'), item.link, linkTarget(item.link)),
    atoms: statements(context, item.highlights),
  });

export function referenceEntry(context: ViewContext, item: ReferenceItem): EntryView | undefined {
  const reachable = context.maxSensitivity >= 1;
  return entry({
    id: item.id,
    title: pick(context, item.name),
    subtitle: joinLine(context, [
      ...positionIn(context, [pick(context, item.organisation)], pick(context, item.title)),
      pick(context, item.relation),
    ]),
    details: reachable
      ? [
          ...fact(`${item.id}.phone`, word(context, '电话', 'Phone'), item.phone),
          ...fact(`${item.id}.email`, word(context, '邮箱', 'Email'), item.email, linkTarget(item.email)),
        ]
      : [],
    atoms: paragraph(context, `${item.id}.statement`, word(context, '推荐语', 'Statement'), item.statement),
  });
}

export const familyColumns = (context: ViewContext): string[] =>
  context.lang === 'zh'
    ? ['称谓', '姓名', '出生年月', '政治面貌', '工作单位及职务', '电话']
    : ['Relation', 'Name', 'Born', 'Affiliation', 'Employer and title', 'Phone'];

export function familyRow(context: ViewContext, item: FamilyItem): RowView | undefined {
  const cells = [
    pick(context, item.relation),
    item.name,
    date(context, item.birthDate),
    pick(context, item.politicalStatus),
    join([pick(context, item.employer), pick(context, item.title)], word(context, ' ', ', ')),
    item.phone,
  ].map((cell) => cell?.trim() ?? '');
  return cells.some(Boolean) ? { id: item.id, cells } : undefined;
}
