import { type DateRange, PRESENT } from '@qicheng/resume/dates';
import type { ResumeDocument, WorkItem } from '@qicheng/resume/document';
import { headOf } from '../../jd/employment.js';
import { endOf } from '../../jd/months.js';

export const SIDE_JOB = /兼职|实习|顾问|合伙|自由职业|外聘|part[\s-]?time/iu;
const HOLIDAY_JOB = /暑假|寒假|暑期|假期|课余|勤工/u;
const MAX_HOLIDAY_MONTHS = 3;

interface Job {
  item: WorkItem;
  from: number;
  to: number | null;
}

/** Whether somebody may still be in full-time study: a degree is not known to be finished, and no job was a full one. */
export function isInFullTimeStudy(
  { education }: Pick<ResumeDocument, 'education'>,
  jobs: readonly Job[],
  today: number | null,
): boolean {
  const isOpen = (end: DateRange['end']): boolean =>
    !end || end === PRESENT || (today !== null && endOf(end) >= today);
  const isAside = ({ item, from, to }: Job): boolean =>
    SIDE_JOB.test(headOf(item)) ||
    HOLIDAY_JOB.test(headOf(item)) ||
    (to !== null && to - from <= MAX_HOLIDAY_MONTHS);
  return education.some(({ period }) => isOpen(period?.end)) && jobs.every(isAside);
}
