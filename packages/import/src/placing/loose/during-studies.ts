import type { DateRange } from '@qicheng/resume/document';
import type { TextLine } from '../../reading/page-text.js';
import type { Block } from '../blocks.js';
import { findPeriod } from '../dates.js';
import { monthsOf } from '../employments.js';

type Sections = ReadonlyMap<Block['place'], readonly TextLine[]>;

const HEAD = /^时间：/u;
const PART_TIME_STUDY = /成人|自考|函授|在职|夜大|业余|电大|开放大学|网络教育|非全日制|MBA/iu;

/**
 * Treats an entry entirely within full-time education as an internship unless a word calls it an employment.
 */
export function withInternships(found: Sections): Map<Block['place'], TextLine[]> {
  const all = new Map<Block['place'], TextLine[]>();
  for (const [place, lines] of found) all.set(place, [...lines]);
  const studies = (found.get('education') ?? [])
    .filter(({ text }) => HEAD.test(text) && !PART_TIME_STUDY.test(text))
    .flatMap(({ text }) => findPeriod(text)?.period ?? []);
  const entries = entriesIn(found.get('work') ?? []);
  const isWithin = (entry: readonly TextLine[]): boolean => {
    const period = findPeriod(entry[0]?.text ?? '')?.period;
    return (
      period !== undefined &&
      !/^(?:【)?(?:工作|任职|就业|全职|经历|兼职)/u.test(entry[0]?.quote ?? '') &&
      studies.some((study) => contains(study, period))
    );
  };
  const moved = entries.filter(isWithin).flat();
  if (moved.length === 0) return all;
  all.set('work', entries.filter((entry) => !isWithin(entry)).flat());
  all.set('internships', [...(all.get('internships') ?? []), ...moved]);
  return all;
}

function entriesIn(lines: readonly TextLine[]): TextLine[][] {
  const entries: TextLine[][] = [];
  for (const line of lines) {
    if (HEAD.test(line.text) || entries.length === 0) entries.push([]);
    entries.at(-1)?.push(line);
  }
  return entries;
}

const contains = (study: DateRange, { start, end }: DateRange): boolean => {
  if (study.start === undefined || study.end === undefined || start === undefined) return false;
  const last = study.end === 'present' ? Number.POSITIVE_INFINITY : monthsOf(study.end);
  const ended = end === undefined || end === 'present' ? last : monthsOf(end);
  return monthsOf(start) > monthsOf(study.start) && ended < last;
};
