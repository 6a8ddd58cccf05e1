import {
  chapter,
  column,
  figures,
  note,
  type ReportPart,
  section,
  table,
  list,
} from '@qicheng/analysis/report-parts';
import type { Dimension } from '@qicheng/analysis/result';
import type { StudyPlan } from '@qicheng/analysis/study-plan';

/** Dimensions with a weight above zero. */
export const weighed = (dimensions: readonly Dimension[]): Dimension[] =>
  dimensions.filter(({ weight }) => weight > 0);

/** The score of each dimension with its reason; a dimension that is not scored shows the reason instead of 0 points. */
export const dimensionSections = (dimensions: readonly Dimension[]): ReportPart[] =>
  dimensions.map(({ label, weight, contributions }) =>
    section(
      label,
      list(
        contributions.map(({ points, reason }) => ({
          ...(weight > 0 && { lead: `${points} 分` }),
          text: reason,
        })),
      ),
    ),
  );

/** A weekly plan as report blocks. */
export const reportPlan = ({ formula, totalHours, subjects, weeks }: StudyPlan): ReportPart =>
  chapter(
    '备考计划',
    note(formula),
    section(
      '按科目',
      table(
        [column('科目', 2), figures('小时'), column('分配依据', 4)],
        subjects.map(({ label, hours, reason }) => [label, String(hours), reason]),
        ['合计', String(totalHours), ''],
      ),
    ),
    section(
      '按周',
      table(
        [figures('周'), column('日期', 3), column('阶段', 2), figures('小时'), column('安排', 8)],
        weeks.map(({ week, from, to, phase, hours, items }) => [
          String(week),
          `${from} 至 ${to}`,
          phase,
          String(hours),
          items.map((item) => `${item.subject} ${item.hours} 小时：${item.task}`).join('\n'),
        ]),
        ['合计', '', '', String(totalHours), ''],
      ),
    ),
  );
