import type { DateRange } from '@qicheng/resume/document';
import type { Entry } from './entries.js';
import { monthsOf } from './employments.js';
import { companyScore, titleScore } from './recognise.js';

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

const isPost = ({ parts }: Entry): boolean =>
  parts.length > 0 &&
  titleScore(parts[0]?.text ?? '') > 1 &&
  parts.every(({ text }) => companyScore(text) < 1);

/** 2016.7-2022.10 某公司 above dated posts within that time: each post gets the employer, which is not an entry itself. */
export function withPostsBelowEmployer(entries: readonly Entry[]): Entry[] {
  const found: Entry[] = [];
  let above: Entry | null = null;
  for (const [at, entry] of entries.entries()) {
    const employer: Entry | null = above;
    const isOf = (post: Entry | undefined, owner: Entry | null): boolean =>
      post?.period !== undefined &&
      owner?.period !== undefined &&
      isPost(post) &&
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
