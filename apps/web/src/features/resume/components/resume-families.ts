import { findTemplate } from '@qicheng/templates/catalog';
import type { ResumeSummary } from '../api/change-resume.js';

/** A résumé with the variants that follow it. */
export interface ResumeFamily {
  readonly base: ResumeSummary;
  readonly variants: readonly ResumeSummary[];
}

/** Puts variants under their base, in the order of the list; one whose base is not there stands by itself. */
export function familiesOf(resumes: readonly ResumeSummary[]): ResumeFamily[] {
  const ids = new Set(resumes.map(({ id }) => id));
  const isVariant = ({ baseId }: ResumeSummary) => Boolean(baseId && ids.has(baseId));
  return resumes
    .filter((resume) => !isVariant(resume))
    .map((base) => ({ base, variants: resumes.filter(({ baseId }) => baseId === base.id) }));
}

/** The résumé that was changed last; the list has the variants of a base behind it. */
export const newestOf = (resumes: readonly ResumeSummary[]): ResumeSummary | undefined =>
  resumes.reduce<ResumeSummary | undefined>(
    (newest, resume) => (newest && newest.updatedAt >= resume.updatedAt ? newest : resume),
    undefined,
  );

const wordsOf = ({ title, variantTarget, templateCode }: ResumeSummary): string =>
  [title, variantTarget, findTemplate(templateCode)?.name].filter(Boolean).join(' ').toLowerCase();

/** The families in which a résumé has these words in its name, the post it is for, or its template. */
export function searchFamilies(families: readonly ResumeFamily[], words: string): ResumeFamily[] {
  const wanted = words.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (resume: ResumeSummary) => wanted.every((word) => wordsOf(resume).includes(word));
  return families.flatMap(({ base, variants }) => {
    if (isFound(base)) return [{ base, variants }];
    const found = variants.filter(isFound);
    return found.length > 0 ? [{ base, variants: found }] : [];
  });
}
