import type { Evidence } from '@qicheng/analysis/result';
import { PRESENT } from '@qicheng/resume/dates';
import type { ResumeDocument } from '@qicheng/resume/document';
import { isEmployment, jobOf } from '../../jd/employment.js';
import { endOf } from '../../jd/months.js';
import { isSamePost, type ProofPoint } from '../../jd/proof-points.js';
import { quoted } from '../resume-analysis/statements.js';

/** A post that was held before, told by its years. */
interface HeldPost {
  readonly pointer: string;
  readonly end: number;
  readonly text: string;
  readonly atoms: readonly Evidence[];
}

/** The end of the job or internship of a statement; 0 if it is from neither. */
export function endOfJob(point: ProofPoint | undefined, document: ResumeDocument): number {
  const [, section, at] = /^\/(work|internships)\/(\d+)/u.exec(point?.statement.itemPointer ?? '') ?? [];
  return section === undefined
    ? 0
    : endOf(document[section as 'work' | 'internships'][Number(at)]?.period?.end);
}

/** Whether the present job is the post of the posting. */
const isInPost = ({ work }: ResumeDocument, post: string): boolean =>
  work.some((item) => item.period?.end === PRESENT && isSamePost(post, jobOf(item).role));

/** The latest ended job in the post of the posting, told by its years; null if there is none. */
function heldPost(document: ResumeDocument, post: string): HeldPost | null {
  const jobs = document.work.flatMap((item, at) => {
    const { place, role } = jobOf(item);
    const { start, end } = item.period ?? {};
    const isEnded = start !== undefined && end !== undefined && end !== PRESENT;
    if (!isEnded || place === '' || !isEmployment(item) || !isSamePost(post, role)) return [];
    const years = start.y === end.y ? `${end.y}` : `${start.y}–${end.y}`;
    const pointer = `/work/${at}`;
    return [
      {
        ...{ pointer, end: endOf(end), text: `我 ${years} 年在${place}任${role}。` },
        atoms: [{ pointer: `${pointer}/title`, targetId: item.id, quote: quoted(role, 40) }],
      },
    ];
  });
  return jobs.toSorted((a, b) => b.end - a.end)[0] ?? null;
}

/**
 * The points that fit a posting, those that answer it first, and the post itself if it was held before and no point tells
 * it; earlier jobs do not replace it.
 */
export function fittingPoints(
  points: readonly ProofPoint[],
  document: ResumeDocument,
  post: string,
): { fitting: ProofPoint[]; held: HeldPost | null } {
  const held = isInPost(document, post) ? null : heldPost(document, post);
  const isTold = held === null || points.some(({ statement }) => statement.itemPointer === held.pointer);
  const fitting = points
    .filter((point) => isTold || endOfJob(point, document) >= held.end)
    .toSorted((a, b) => Number(b.relevance > 0) - Number(a.relevance > 0));
  return { fitting, held: isTold ? null : held };
}
