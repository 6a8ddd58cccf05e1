import type { EducationItem, ResumeDocument } from '@qicheng/resume/document';
import { isEmployment } from './employment.js';
import { endOf, monthOf, monthsOfDay } from './months.js';

const PART_TIME =
  /成人(?:教育|高等教育|高考|本科|大专)?|函授|自学考试|自考|电大|开放大学|网络教育|远程教育|业余|夜大|非全日制|在职/u;

/** The stated form of part-time study; empty if none is stated. */
export function partTimeOf(item: EducationItem): string {
  const texts = [item.school?.name, item.college, item.major, ...(item.highlights ?? []).map(({ zh }) => zh)];
  const said = PART_TIME.exec(JSON.stringify(texts))?.[0];
  return said ?? (item.studyForm === 'partTime' ? '非全日制' : '');
}

/** Months of work during the studies from which the degree is considered part-time. */
const MIN_BESIDE = 3;

/** Whether a degree studied alongside work is unfinished; that of a full-time student is considered complete. */
export function isUnfinished(item: EducationItem, { work }: ResumeDocument, month: string): boolean {
  const { start, end } = item.period ?? {};
  const isOpen = end === 'present' || (end !== undefined && monthOf(end) > monthsOfDay(month));
  if (!isOpen || partTimeOf(item) !== '') return isOpen;
  return work.filter(isEmployment).some(({ period }) => {
    if (!start || !period?.start) return false;
    return monthOf(period.start) <= monthOf(start) && endOf(period.end) >= monthOf(start) + MIN_BESIDE;
  });
}
