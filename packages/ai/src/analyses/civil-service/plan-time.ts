import type { CivilInput } from '@qicheng/analysis/civil-service';
import { apportion } from '@qicheng/analysis/apportion';
import { DAYS_OF_WEEK, daysBetween, heavyRemark } from '../../planning/days.js';

/** How long the plan is, and what there is to say about that. */
export interface PlanTime {
  days: number;
  total: number;
  weekHours: number[];
  formula: string;
  remarks: string[];
}

/** The last announced day of the written examination among the posts; invented posts announce none. */
function announcedExam({ posts, today }: CivilInput): string | null {
  const announced = posts.flatMap(({ table, examOn }) =>
    examOn !== undefined && examOn > today && !table?.isSample ? [examOn] : [],
  );
  return announced.sort().at(-1) ?? null;
}

/** The stated hours over the stated days, but never past the announced examination; hours a day stay as stated. */
export function planTimeOf(input: CivilInput): PlanTime {
  const { hours, today } = input;
  const exam = announcedExam(input);
  const days = Math.min(hours.days, exam === null ? hours.days : daysBetween(today, exam));
  const isCut = days < hours.days;
  const total = isCut ? Math.max(1, Math.round((hours.total * days) / hours.days)) : hours.total;
  const weekHours = apportion(
    total,
    Array.from({ length: Math.ceil(days / DAYS_OF_WEEK) }, (_, week) =>
      Math.min(DAYS_OF_WEEK, days - week * DAYS_OF_WEEK),
    ),
  );
  const cut = isCut
    ? [
        `所选职位公布的笔试时间最晚是 ${exam}，距今 ${days} 天；您填了 ${hours.days} 天，计划只排到笔试前一天，小时数按天数折算`,
      ]
    : [];
  const heavy = heavyRemark(total, days);
  return {
    ...{ days, total, weekHours },
    formula: `${total} 小时分到 ${days} 天，即 ${weekHours.length} 周（最后一周按实际天数）`,
    remarks: [...cut, ...(heavy === null ? [] : [heavy])],
  };
}
