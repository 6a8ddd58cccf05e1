import type { DateRange } from '@qicheng/resume/document';
import { monthsOf } from './employments.js';
import type { Entry, HeadPart } from './entries.js';
import { companyScore, isOwnWork } from './recognise.js';

const keyOf = ({ start, end }: DateRange): string =>
  [start, end]
    .map((date) => (date === undefined || date === 'present' ? String(date) : monthsOf(date)))
    .join('–');

const employerOf = ({ parts }: Entry): HeadPart | undefined =>
  parts.find(({ text }) => companyScore(text) >= 1);

/** Whether two entries are of the same time and no two employers. */
function isOfSame(above: Entry, below: Entry): boolean {
  const [first, second] = [above.period?.value, below.period?.value];
  if (first?.end === undefined || second?.end === undefined || keyOf(first) !== keyOf(second)) return false;
  const [employer, other] = [employerOf(above), employerOf(below)];
  const isSilent = below.parts.length > 0 && !below.parts.some(({ text }) => isOwnWork(text));
  return employer !== undefined && (other === undefined ? isSilent : other.text === employer.text);
}

/**
 * A table of posts, then their details under the same periods: 2019.4-至今 仓储主管 adds its statements to the row of
 * that time and is no second post.
 */
export function withDetailsBelowTable(entries: readonly Entry[]): Entry[] {
  const found: Entry[] = [];
  for (const entry of entries) {
    const same = found.filter((above) => isOfSame(above, entry));
    const [above] = same;
    // The next row of a table, with a title only, is another post of the employer above.
    if (above === undefined || same.length > 1) found.push(entry);
    else {
      const hasTitle = above.parts.length > 1;
      const at = found.indexOf(above);
      found[at] = {
        ...above,
        parts: hasTitle
          ? above.parts
          : [...above.parts, ...entry.parts.filter((part) => part !== employerOf(entry))],
        statements: [...above.statements, ...entry.statements],
      };
    }
  }
  return found;
}
