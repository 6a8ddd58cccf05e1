import type { EducationItem, ResumeDocument } from '@qicheng/resume/document';
import { isEmployment } from './employment.js';
import { endOf, monthOf, monthsOfDay } from './months.js';
import { NOT_OBTAINED, STUDYING } from './unfinished-words.js';

const PART_TIME =
  /成人(?:教育|高等教育|高考|本科|大专)?|函授|自学考试|自考|电大|开放大学|网络教育|远程教育|业余|夜大|非全日制|在职/u;

/** The stated form of part-time study; empty if none is stated. */
export function partTimeOf(item: EducationItem): string {
  const texts = [item.school?.name, item.college, item.major, ...(item.highlights ?? []).map(({ zh }) => zh)];
  const partTime = PART_TIME.exec(JSON.stringify(texts))?.[0];
  return partTime ?? (item.studyForm === 'partTime' ? '非全日制' : '');
}

/** Whether a text says that a degree was not obtained. */
export const isNotObtained = (text: string): boolean => NOT_OBTAINED.test(text);

/** What an entry says of a degree that has not been obtained; empty if it says nothing. */
export function notObtained({ college, major, degreeName, highlights, school }: EducationItem): string {
  const words = JSON.stringify([school?.name, college, major, degreeName, highlights]);
  return (NOT_OBTAINED.exec(words) ?? STUDYING.exec(words))?.[0] ?? '';
}

/** Months of work during the studies from which the degree is considered part-time. */
const MIN_YEARS_OF_WORK = 3;

/** Whether a degree studied alongside work is unfinished; that of a full-time student is considered complete. */
export function isUnfinished(item: EducationItem, { work }: ResumeDocument, month: string): boolean {
  const { start, end } = item.period ?? {};
  const partTime = notObtained(item);
  // A full-time student says so too, and will have the degree by the time of the job.
  if (partTime !== '' && !STUDYING.test(partTime)) return true;
  const isOver = end !== undefined && end !== 'present' && monthOf(end) < monthsOfDay(month);
  if (partTime !== '' && (isOver || partTimeOf(item) !== '')) return true;
  const isOpen = end === 'present' || (end !== undefined && monthOf(end) > monthsOfDay(month));
  if (!isOpen || partTimeOf(item) !== '') return isOpen;
  return work.filter(isEmployment).some(({ period }) => {
    if (!start || !period?.start) return false;
    return monthOf(period.start) <= monthOf(start) && endOf(period.end) >= monthOf(start) + MIN_YEARS_OF_WORK;
  });
}
