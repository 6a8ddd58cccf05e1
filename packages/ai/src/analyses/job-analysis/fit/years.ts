import type { JobAnalysisInput } from '@qicheng/analysis/job-analysis';
import type { DateRange, PartialDate, ResumeDocument } from '@qicheng/resume/document';

const MONTHS = 12;
const monthOf = ({ y, m = 1 }: PartialDate): number => y * MONTHS + m;

function rangeOf(period: DateRange | undefined, now: number): [number, number] | null {
  if (!period?.start) return null;
  const end = period.end === undefined ? null : period.end === 'present' ? now : monthOf(period.end);
  return end === null ? null : [monthOf(period.start), Math.min(end, now)];
}

/** Years of full-time work: as stated, else counted from the work entries without counting a month twice. */
export function yearsOfWork(document: ResumeDocument, { years, month }: JobAnalysisInput): number {
  if (years !== undefined) return years;
  const [y = 0, m = 1] = month.split('-').map(Number);
  const now = monthOf({ y, m });
  const ranges = document.work
    .flatMap(({ visible, period }) => {
      const range = visible === false ? null : rangeOf(period, now);
      return range === null ? [] : [range];
    })
    .filter(([start, end]) => end > start)
    .sort(([a], [b]) => a - b);
  let months = 0;
  let reached = -Infinity;
  for (const [start, end] of ranges) {
    months += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return Math.floor((months / MONTHS) * 10) / 10;
}
