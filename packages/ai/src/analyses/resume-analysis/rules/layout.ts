import { moduleOfSection } from '@qicheng/analysis/resume-modules';
import type { DateRange } from '@qicheng/resume/dates';
import { placementsOf } from '@qicheng/resume/placements';
import { customIdOf, findSection } from '@qicheng/resume/sections';
import { ACTION_MODULES } from '../action-modules.js';
import { isBlock } from '../block.js';
import { listedItems } from '../items.js';
import { lastMonthOf, RECENT_MONTHS } from '../recency.js';
import { quoted, type Statement } from '../statements.js';
import type { FindingDraft, Opinion, Subject, Verdict } from './rule.js';

const MAX_STATEMENTS = 8;

interface Problem extends Pick<FindingDraft, 'module' | 'pointer' | 'targetId' | 'issue' | 'why'> {
  dimension: 'layout' | 'ats';
  ruleId: string;
  loss: number;
  reason: string;
  quote?: string;
}

/** Checks the structure: entries of a few short statements under common headings. */
export function layout(subject: Subject): Opinion {
  const problems = [...crowded(subject), ...blocks(subject), ...headings(subject), ...dates(subject)];
  return { verdicts: problems.map(verdictOf), findings: problems.map(findingOf) };
}

const verdictOf = ({
  dimension,
  module,
  ruleId,
  loss,
  reason,
  pointer,
  targetId,
  quote = '',
}: Problem): Verdict => ({
  ...{ dimension, module, ruleId, share: -loss, reason },
  evidence: pointer === undefined ? [] : [{ pointer, targetId, quote }],
});

const findingOf = ({
  dimension,
  module,
  ruleId,
  loss,
  pointer,
  targetId,
  issue,
  why,
}: Problem): FindingDraft => ({
  ...{
    ruleId,
    category: 'format',
    severity: loss >= 0.3 ? 'important' : 'minor',
    module,
    pointer,
    targetId,
    issue,
    why,
  },
  gains: [{ dimension, module, share: loss }],
});

/** The statements of experience by entry. */
function entries({ statements }: Subject): Map<string, Statement[]> {
  const byItem = new Map<string, Statement[]>();
  for (const statement of statements) {
    if (!ACTION_MODULES.has(statement.module)) continue;
    byItem.set(statement.itemPointer, [...(byItem.get(statement.itemPointer) ?? []), statement]);
  }
  return byItem;
}

const crowded = (subject: Subject): Problem[] =>
  [...entries(subject)].flatMap(([pointer, own]) => {
    const [first] = own;
    if (!first || own.length <= MAX_STATEMENTS) return [];
    return [
      {
        ...{ dimension: 'layout', ruleId: 'layout.crowded', loss: 0.2, module: first.module, pointer },
        reason: `一段经历超过 ${MAX_STATEMENTS} 条`,
        issue: `这段经历有 ${own.length} 条，建议保留最有分量的 3 至 5 条`,
        why: '招聘方浏览一份简历的时间很短，条目过多会淹没重点。',
      },
    ];
  });

const blocks = (subject: Subject): Problem[] =>
  [...entries(subject)].flatMap(([, own]) => {
    const [first] = own;
    if (!first || own.length > 1 || !isBlock(first)) return [];
    return [
      {
        ...{ dimension: 'layout', ruleId: 'layout.block', loss: 0.35, module: first.module },
        ...{ pointer: first.pointer, targetId: first.atomId, quote: quoted(first.text, 40) },
        reason: '整段文字没有分条',
        issue: '几件事写成了一整段，建议一件事一条',
        why: '分条书写便于浏览，招聘系统也按条读取。',
      },
    ];
  });

function headings({ document, modules }: Subject): Problem[] {
  return placementsOf(document).flatMap(({ key, visible, title }): Problem[] => {
    const definition = findSection(key);
    const written = title?.[document.meta.lang]?.trim() ?? '';
    const module = moduleOfSection(key);
    if (!visible || !definition || customIdOf(key) !== undefined || written === '') return [];
    if (!modules.some((each) => each.key === module && each.isPresent)) return [];
    if (document[definition.key] === undefined) return [];
    const known = [definition.title.zh, definition.title.en, ...definition.aliases].map((name) =>
      name.toLowerCase(),
    );
    if (known.some((name) => written.toLowerCase().includes(name) || name.includes(written.toLowerCase())))
      return [];
    return [
      {
        ...{
          dimension: 'ats',
          ruleId: 'ats.heading',
          loss: 0.3,
          module,
          pointer: `/${key}`,
          quote: quoted(written),
        },
        reason: '少见的模块标题',
        issue: `标题“${quoted(written, 20)}”不常见，招聘系统可能认不出，建议用“${definition.title.zh}”`,
        why: '招聘系统按常见标题划分简历，认不出的部分会被归错位置。',
      },
    ];
  });
}

/** Periods without months cannot be computed; one finding for all recent jobs. */
function dates({ document, modules, month }: Subject): Problem[] {
  if (!modules.some(({ key }) => key === 'experience')) return [];
  const yearly = listedItems(document, 'experience').filter(({ item }) => {
    const start = (item['period'] as DateRange | undefined)?.start;
    const last = lastMonthOf(item['period'], month);
    return start && start.m === undefined && last !== null && month - last <= RECENT_MONTHS;
  });
  const [first] = yearly;
  if (!first) return [];
  return [
    {
      ...{ dimension: 'ats', ruleId: 'ats.month', loss: 0.15, module: 'experience' },
      ...{ pointer: `${first.pointer}/period`, targetId: first.id },
      reason: '时间没有写到月份',
      issue: `近五年的工作有 ${yearly.length} 段只写了年份，建议写到月份`,
      why: '招聘系统按月计算经历长短，只有年份会少算。',
    },
  ];
}
