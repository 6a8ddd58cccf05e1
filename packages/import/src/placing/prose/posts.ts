import type { PartialDate } from '@qicheng/resume/document';
import { monthsOf } from '../employments.js';
import { spokenTitle } from '../loose/spoken-employment.js';
import { dateAtStart } from './clause-dates.js';
import type { ProseEntry } from './prose.js';

interface Post {
  start: PartialDate;
  office: string;
  department?: string;
}

/**
 * The entries of an employer when another position starts: the previous one ends, or is completed if it had
 * no title yet.
 */
export function withPost(entry: ProseEntry, post: Post, line: ProseEntry['line']): ProseEntry[] {
  const { start, office } = post;
  const own = post.department === undefined || post.department === '' ? {} : { department: post.department };
  const { period, title } = entry.value;
  const startDate = period?.start;
  const isSame = startDate !== undefined && monthsOf(startDate) >= monthsOf(start);
  if (isSame || (title === '' && startDate === undefined))
    return [
      {
        ...entry,
        value: { ...entry.value, ...own, title: title === '' ? office : title, period: period ?? { start } },
      },
    ];
  const { department: _, ...kept } = entry.value;
  const { end } = period ?? {};
  const isEnded = end !== undefined && end !== 'present' && monthsOf(end) <= monthsOf(start);
  const value = {
    ...{ ...kept, ...own, statement: '', title: office },
    period: { ...(!isEnded && end !== undefined && { end }), start },
  };
  return [
    { ...entry, value: { ...entry.value, period: { ...period, end: isEnded ? end : start } } },
    { value, line, statements: [] },
  ];
}

const LATER = /^(?:后来|之后|然后|再|最后|又|现在|目前)|(?:做|干|升|提|转)(?:到|为|任)/u;

/** 后来做到仓库主管: the title of an employment joined with the next one; null for any other clause. */
export function titleAfter(title: string, clause: string): string | null {
  const next = title === '' || !LATER.test(clause) ? null : spokenTitle(clause);
  return next === null || next === title ? null : `${title}→${next}`;
}

/** 从2013年到现在一直负责项目: a period that began before an employment describes more than this employment. */
export function isOfLonger(clause: string, { value: { period } }: ProseEntry): boolean {
  const line = dateAtStart(clause)?.period;
  return (
    line?.start !== undefined &&
    line.end !== undefined &&
    period?.start !== undefined &&
    monthsOf(line.start) < monthsOf(period.start)
  );
}
