import { CAMPUS_LEVEL, PROJECT_KIND } from '../codes/achievement.js';
import type { ResearchItem } from '../sections/academic.js';
import type {
  CampusItem,
  PracticeItem,
  ProjectItem,
  ProjectResult,
  WorkItem,
} from '../sections/experience.js';
import type { AtomView, EntryView } from '../view-model.js';
import {
  fact,
  join,
  joinLine,
  labelOf,
  linkTarget,
  list,
  period,
  pick,
  positionIn,
  stored,
  term,
  word,
  type ViewContext,
} from './context.js';
import { entry, mapShown, bullet, paragraph, statements } from './entry.js';

export function workEntry(context: ViewContext, item: WorkItem): EntryView | undefined {
  return entry({
    id: item.id,
    title: pick(context, item.company),
    href: linkTarget(item.link),
    subtitle: joinLine(
      context,
      positionIn(context, [pick(context, item.department)], pick(context, item.title)),
    ),
    meta: pick(context, item.place),
    date: period(context, item.period),
    details: [
      ...fact(`${item.id}.industry`, word(context, '行业', 'Industry'), pick(context, item.industry)),
      ...tools(context, item),
    ],
    atoms: statements(context, item.highlights),
    children: mapShown(context, item.roles, (role) =>
      entry({
        id: role.id,
        title: pick(context, role.title),
        subtitle: pick(context, role.department),
        date: period(context, role.period),
        atoms: statements(context, role.highlights),
      }),
    ),
  });
}

const tools = (context: ViewContext, { id, tech = [] }: WorkItem | ProjectItem) =>
  fact(`${id}.tech`, word(context, '技术与工具', 'Tools'), list(context, context.words(tech)));

export function projectEntry(context: ViewContext, item: ProjectItem): EntryView | undefined {
  const team = item.teamSize ? word(context, `${item.teamSize} 人`, String(item.teamSize)) : undefined;
  return entry({
    id: item.id,
    title: pick(context, item.name),
    href: linkTarget(item.link),
    subtitle: joinLine(
      context,
      positionIn(
        context,
        [pick(context, item.organisation), term(labelOf(context, PROJECT_KIND, item.kind))],
        pick(context, item.role),
      ),
    ),
    meta: pick(context, item.place),
    date: period(context, item.period),
    details: [
      ...tools(context, item),
      ...fact(`${item.id}.teamSize`, word(context, '团队人数', 'Team size'), team),
      ...fact(
        `${item.id}.contribution`,
        word(context, '个人贡献', 'Contribution'),
        pick(context, item.contribution),
      ),
      ...fact(`${item.id}.link`, word(context, '链接', 'Link'), item.link, linkTarget(item.link)),
    ],
    atoms: projectStatements(context, item),
  });
}

function projectStatements(context: ViewContext, item: ProjectItem): AtomView[] {
  return [
    ...paragraph(context, `${item.id}.situation`, word(context, '项目背景', 'Situation'), item.situation),
    ...paragraph(context, `${item.id}.task`, word(context, '我的任务', 'Task'), item.task),
    ...statements(context, item.highlights),
    ...(item.results ?? []).flatMap((result) => resultStatement(context, result)),
  ];
}

function resultStatement(context: ViewContext, { id, name, before, after, unit }: ProjectResult): AtomView[] {
  const measure = pick(context, unit);
  const measured = (value: string | undefined) =>
    value && join([stored(context, value), measure], context.lang === 'zh' ? '' : ' ');
  const change = join([measured(before), measured(after)], ' → ');
  const stated = join([pick(context, name), change], word(context, '：', ': '));
  return stated ? [bullet(context, id, stated)] : [];
}

export const campusEntry = (context: ViewContext, item: CampusItem): EntryView | undefined =>
  entry({
    id: item.id,
    title: pick(context, item.organisation),
    subtitle: joinLine(
      context,
      positionIn(context, [term(labelOf(context, CAMPUS_LEVEL, item.level))], pick(context, item.role)),
    ),
    meta: pick(context, item.place),
    date: period(context, item.period),
    atoms: statements(context, item.highlights),
  });

export const practiceEntry = (context: ViewContext, item: PracticeItem): EntryView | undefined =>
  entry({
    id: item.id,
    title: pick(context, item.name),
    subtitle: joinLine(context, [
      ...positionIn(
        context,
        [pick(context, item.organisation), term(labelOf(context, CAMPUS_LEVEL, item.level))],
        pick(context, item.role),
      ),
      item.hours ? word(context, `${item.hours} 小时`, `${item.hours} hours`) : undefined,
    ]),
    meta: pick(context, item.place),
    date: period(context, item.period),
    atoms: statements(context, item.highlights),
  });

export const researchEntry = (context: ViewContext, item: ResearchItem): EntryView | undefined =>
  entry({
    id: item.id,
    title: pick(context, item.name),
    subtitle: joinLine(
      context,
      positionIn(context, [pick(context, item.organisation)], pick(context, item.role)),
    ),
    meta: pick(context, item.place),
    date: period(context, item.period),
    details: [
      ...fact(`${item.id}.advisor`, word(context, '指导教师', 'Advisor'), pick(context, item.advisor)),
      ...fact(`${item.id}.funding`, word(context, '资助来源', 'Funding'), pick(context, item.funding)),
    ],
    atoms: statements(context, item.highlights),
  });
