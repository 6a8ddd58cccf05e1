import type { DateRange } from '@qicheng/resume/dates';
import type { ResumeDocument } from '@qicheng/resume/document';
import { valueAt } from '@qicheng/resume/pointer';
import { bestPoints, type ProofPoint } from '../../jd/proof-points.js';
import { problemsOf } from '../resume-analysis/rules/wording.js';
import { endOf } from '../../jd/months.js';

/** So many deeds of one entry are told before those of another. */
const MOST_OF_ENTRY = 3;
/** Where fewer answer the posting, the results of other jobs are told too. */
const FEW = 3;

/** The best points that the résumé analysis finds nothing wrong with; where all are weak, the best one alone. What has nothing to do with the posting is told only where nothing else is there. */
export function strongestPoints(points: readonly ProofPoint[], count: number): ProofPoint[] {
  const related = points.filter(({ relevance }) => relevance > 0);
  const own = related.length > 0 ? related : points;
  const isStrong = ({ statement }: ProofPoint): boolean => problemsOf(statement).length === 0;
  const strong = own.filter(isStrong);
  if (strong.length === 0) return bestPoints(own, 1);
  // Where little answers the posting, what else was achieved in the same job is told with it.
  const entries = new Set(strong.map(({ statement }) => statement.itemPointer));
  const beside = points.filter(
    (point) =>
      !own.includes(point) &&
      isStrong(point) &&
      ((entries.has(point.statement.itemPointer) &&
        (point.statement.traits.isQuantified || point.statement.traits.hasResult)) ||
        (strong.length < FEW && point.section === 'work' && point.statement.traits.isQuantified)),
  );
  const told = [...strong, ...beside].toSorted((a, b) => b.score - a.score);
  return bestPoints(told, count, MOST_OF_ENTRY);
}

const endOfEntry = (pointer: string, document: ResumeDocument): number =>
  endOf((valueAt(document, pointer) as { period?: DateRange } | undefined)?.period?.end);
const IS_JOB = /^\/(?:work|internships)\//u;

/** What is told, by the entry that it was done in: the latest job first, other entries as they first stand. */
export function byEntry<Told>(
  told: readonly Told[],
  pointOf: (each: Told) => ProofPoint,
  document: ResumeDocument,
): Told[][] {
  const entries = new Map<string, Told[]>();
  for (const each of told) {
    const { itemPointer } = pointOf(each).statement;
    entries.set(itemPointer, [...(entries.get(itemPointer) ?? []), each]);
  }
  const jobs = [...entries.keys()].filter((pointer) => IS_JOB.test(pointer));
  const latest = jobs.toSorted((a, b) => endOfEntry(b, document) - endOfEntry(a, document));
  const inOrder = [...entries.keys()].map((pointer) =>
    IS_JOB.test(pointer) ? (latest.shift() ?? pointer) : pointer,
  );
  return inOrder.map((pointer) => entries.get(pointer) ?? []);
}
