import type { EducationItem, ResumeDocument } from '@qicheng/resume/document';
import { plainText } from '@qicheng/resume/translation/sides';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { isEmployment } from './employment.js';
import { endOf, monthOf, monthsOfDay } from './months.js';
import { NOT_OBTAINED, STUDYING } from './unfinished-words.js';

const PART_TIME =
  /成人(?:教育|高等教育|高考|本科|大专)?|函授|自学考试|自考|电大|开放大学|网络教育|远程教育|业余|夜大|非全日制|在职/u;

const SCHOOL = /[\u4e00-\u9fa5]{2,}(?:大学|学院|学校)/u;
/** Lines of an entry about another, unfinished degree elsewhere: 在读：中原开放大学 专升本. */
export const otherDegreesIn = ({ school, highlights }: EducationItem): string[] =>
  (highlights ?? [])
    .map((line) => plainText(line, 'zh'))
    .filter((line) => {
      const name = SCHOOL.exec(line)?.[0];
      return name !== undefined && STUDYING.test(line) && !wordsOfText(school?.name, 'zh').includes(name);
    });

/** An entry without lines about another degree. */
export const withoutOtherDegrees = (item: EducationItem): EducationItem => {
  const others = otherDegreesIn(item);
  return others.length === 0
    ? item
    : {
        ...item,
        highlights: (item.highlights ?? []).filter((line) => !others.includes(plainText(line, 'zh'))),
      };
};

/** The stated form of part-time study; empty if none is stated. */
export function partTimeOf(entry: EducationItem): string {
  const item = withoutOtherDegrees(entry);
  const texts = [item.school?.name, item.college, item.major, ...(item.highlights ?? []).map(({ zh }) => zh)];
  const partTime = PART_TIME.exec(JSON.stringify(texts))?.[0];
  return partTime ?? (item.studyForm === 'partTime' ? '非全日制' : '');
}

/** Whether a text says that a degree was not obtained. */
export const isNotObtained = (text: string): boolean => NOT_OBTAINED.test(text);

/** What an entry says of a degree that has not been obtained; empty if it says nothing. */
export function notObtained(item: EducationItem): string {
  const { college, major, degreeName, highlights, school } = withoutOtherDegrees(item);
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
