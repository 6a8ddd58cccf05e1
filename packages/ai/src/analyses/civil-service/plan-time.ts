import { apportion } from '@qicheng/analysis/apportion';
import type { CivilInput } from '@qicheng/analysis/civil-service';
import { dayAfter, daysBetween, heavyRemark, weekLengths } from '../../planning/days.js';
import { nextNationalExam } from '../../planning/national-exam.js';

/** The length of the plan, with remarks about it. */
export interface PlanTime {
  days: number;
  total: number;
  weekHours: number[];
  formula: string;
  remarks: string[];
  /** Whether only whole papers and revision are still useful. */
  isLast: boolean;
}

/** Within this many days before the examination nothing new is started. */
const LAST_DAYS = 14;

/** The last announced written examination of the posts; sample posts have none. */
function announcedExam({ posts, today }: CivilInput): string | null {
  const announced = posts.flatMap(({ table, examOn }) =>
    examOn !== undefined && examOn > today && !table?.isSample ? [examOn] : [],
  );
  return announced.sort().at(-1) ?? null;
}

/** Days until the next national examination if the stated days exceed them and no table announces its date. */
function untilNational({ exam, hours, today }: CivilInput): number | null {
  if (exam !== '国考') return null;
  const next = nextNationalExam(today);
  const left = daysBetween(today, next.from);
  return next.isRegistrationOver && left > 0 && hours.days > daysBetween(today, next.to) ? left : null;
}

function cutRemark(input: CivilInput, announced: string | null, days: number): string {
  const { hours, today } = input;
  return announced === null
    ? `国考笔试通常在 11 月底或 12 月初的周日，您填了 ${hours.days} 天，排到了笔试之后：计划只排到 ${dayAfter(today, days - 1)}，小时数按天数折算；准备下一年国考或省考的，请按那一场改填天数或考试类型`
    : `所选职位公布的笔试时间最晚是 ${announced}，距今 ${days} 天；您填了 ${hours.days} 天，计划只排到笔试前一天，小时数按天数折算`;
}

/** The stated hours over the stated days, cut at the announced examination; the hours per day are unchanged. */
export function planTimeOf(input: CivilInput): PlanTime {
  const { hours, today } = input;
  const announced = announcedExam(input);
  const until = announced === null ? untilNational(input) : daysBetween(today, announced);
  const days = Math.min(hours.days, until ?? hours.days);
  const isCut = days < hours.days;
  const total = isCut ? Math.max(1, Math.round((hours.total * days) / hours.days)) : hours.total;
  const weekHours = apportion(total, weekLengths(days));
  const heavy = heavyRemark(total, days);
  return {
    ...{ days, total, weekHours },
    isLast: days <= LAST_DAYS,
    formula: `${total} 小时分到 ${days} 天${weekHours.length > 1 ? `，即 ${weekHours.length} 周` : ''}`,
    remarks: [...(isCut ? [cutRemark(input, announced, days)] : []), ...(heavy === null ? [] : [heavy])],
  };
}
