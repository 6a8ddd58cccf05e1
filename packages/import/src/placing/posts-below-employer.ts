import type { DateRange } from '@qicheng/resume/document';
import { monthsOf } from './employments.js';
import type { Entry, HeadPart } from './entries.js';
import { companyScore, departmentScore, isOwnWork, titleScore } from './recognise.js';

const isWithin = (outer: DateRange, { start, end }: DateRange): boolean => {
  const last = (date: DateRange['end']): number =>
    date === 'present' || date === undefined ? Number.POSITIVE_INFINITY : monthsOf(date);
  return (
    outer.start !== undefined &&
    start !== undefined &&
    monthsOf(start) >= monthsOf(outer.start) &&
    last(end) <= last(outer.end)
  );
};

/** The name of an employer and the whole time there, without a post or statements. */
const isEmployerAlone = ({ parts, period, statements }: Entry): boolean =>
  period?.value.end !== undefined &&
  statements.length === 0 &&
  companyScore(parts[0]?.text ?? '') >= 1 &&
  parts.every(({ text }) => titleScore(text) <= 1);

const MAX_TITLE_LENGTH = 8;
/** 组训, 综合内勤: a short name, which is neither an employer nor the subject of the work. */
const isShortName = (text: string): boolean =>
  text.length <= MAX_TITLE_LENGTH &&
  /^[\p{Script=Han}A-Za-z→/]+$/u.test(text) &&
  !/项目|工程|系统|平台|改造|[了过着]/u.test(text);

/** A title, perhaps with the department in front of it; below an employer that has such a post also another short name. */
const isPost = ({ parts }: Entry, isAmongPosts = false): boolean =>
  parts.length > 0 &&
  parts.every(({ text }) => companyScore(text) < 1) &&
  (titleScore(parts[0]?.text ?? '') > 1 ||
    (parts.length === 2 &&
      departmentScore(parts[0]?.text ?? '') > 1 &&
      titleScore(parts[1]?.text ?? '') > 1) ||
    (isAmongPosts && parts.length === 1 && isShortName(parts[0]?.text ?? '')));

/** 2016.7-2022.10 某公司 above dated posts within that time: each post gets the employer, which is not an entry itself. */
export function withPostsBelowEmployer(entries: readonly Entry[]): Entry[] {
  const found: Entry[] = [];
  let above: Entry | null = null;
  for (const [at, entry] of entries.entries()) {
    const employer: Entry | null = above;
    const isOf = (post: Entry | undefined, owner: Entry | null): boolean =>
      post?.period !== undefined &&
      owner?.period !== undefined &&
      isPost(post, above !== null) &&
      isWithin(owner.period.value, post.period.value);
    if (isEmployerAlone(entry) && isOf(entries[at + 1], entry)) above = entry;
    else if (employer !== null && isOf(entry, employer))
      found.push({ ...entry, parts: [...employer.parts.slice(0, 1), ...entry.parts] });
    else {
      above = null;
      found.push(entry);
    }
  }
  return found;
}

/** 同公司: the employer of the entry above. */
export const SAME_EMPLOYER = /^同(?:一?家?)?(?:公司|单位|门店|医院|学校|上)$/u;

/** Another position at the employer above: only a title. */
export const isOfficeAlone = (head: readonly HeadPart[], labels: readonly HeadPart[]): boolean =>
  head.length === 1 &&
  labels.length === 0 &&
  titleScore(head[0]?.text ?? '') > 1 &&
  !isOwnWork(head[0]?.text ?? '') &&
  companyScore(head[0]?.text ?? '') < 1;

/** 专职安全员 | 开州管网 below an employer on its own line: another position, and its site or subject. */
export const isOfficeFirst = (head: readonly HeadPart[], labels: readonly HeadPart[]): boolean =>
  head.length === 2 &&
  labels.length === 0 &&
  titleScore(head[0]?.text ?? '') > 1 &&
  head.every(({ text }) => companyScore(text) < 1) &&
  departmentScore(head[1]?.text ?? '') <= 0;
