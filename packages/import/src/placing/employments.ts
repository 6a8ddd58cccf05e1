import type { DateRange, PartialDate } from '@qicheng/resume/document';
import { findPeriod } from './dates.js';
import type { Block } from './blocks.js';

const BOTH = /(?=.*(?:实习|见习|intern))(?=.*(?:工作|任职|职业|就业|work|employment))/iu;

/** 工作/实习经历 says either: what began before the studies ended is an internship, the rest an employment. */
export function withEmployments(blocks: readonly Block[]): Block[] {
  const end = endOfStudies(blocks);
  const isEither = ({ place, title }: Block): boolean =>
    (place === 'work' || place === 'internships') && BOTH.test(title);
  return blocks.map((block) => {
    const starts = isEither(block) ? periodsIn(block).flatMap(({ start }) => start ?? []) : [];
    if (end === null || starts.length === 0) return block;
    return { ...block, place: starts.every((start) => monthsOf(start) < end) ? 'internships' : 'work' };
  });
}

const periodsIn = ({ lines }: Block): DateRange[] =>
  lines.flatMap(({ text }) => findPeriod(text)?.period ?? []);

/** The month in which the first studies that the file names ended. */
function endOfStudies(blocks: readonly Block[]): number | null {
  const ends = blocks
    .filter(({ place }) => place === 'education')
    .flatMap(periodsIn)
    .flatMap(({ end }) =>
      end === undefined ? [] : [end === 'present' ? Number.POSITIVE_INFINITY : monthsOf(end)],
    );
  return ends.length === 0 ? null : Math.min(...ends);
}

const monthsOf = ({ y, m }: PartialDate): number => y * 12 + (m ?? 12);
