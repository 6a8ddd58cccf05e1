import { findTemplate } from '@qicheng/templates/catalog';
import type { ResumeSummary } from '../api/change-resume.js';
import { pageQuery } from '@qicheng/contract/browser/page-query';
import { useSearchParams } from 'react-router-dom';

/** A résumé with its variants. */
export interface ResumeFamily {
  readonly base: ResumeSummary;
  readonly variants: readonly ResumeSummary[];
}

/** Groups variants under their base, in list order; a variant without its base stands alone. */
export function familiesOf(resumes: readonly ResumeSummary[]): ResumeFamily[] {
  const ids = new Set(resumes.map(({ id }) => id));
  const isVariant = ({ baseId }: ResumeSummary) => Boolean(baseId && ids.has(baseId));
  return resumes
    .filter((resume) => !isVariant(resume))
    .map((base) => ({ base, variants: resumes.filter(({ baseId }) => baseId === base.id) }));
}

/** The most recently changed résumé; the list puts variants after their base. */
export const newestOf = (resumes: readonly ResumeSummary[]): ResumeSummary | undefined =>
  resumes.reduce<ResumeSummary | undefined>(
    (newest, resume) => (newest && newest.updatedAt >= resume.updatedAt ? newest : resume),
    undefined,
  );

const wordsOf = ({ title, variantTarget, templateCode }: ResumeSummary): string =>
  [title, variantTarget, findTemplate(templateCode)?.name].filter(Boolean).join(' ').toLowerCase();

/** The families with a résumé whose name, target job or template contains these words. */
export function searchFamilies(families: readonly ResumeFamily[], words: string): ResumeFamily[] {
  const searchWords = words.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (resume: ResumeSummary) => searchWords.every((word) => wordsOf(resume).includes(word));
  return families.flatMap(({ base, variants }) => {
    if (isFound(base)) return [{ base, variants }];
    const found = variants.filter(isFound);
    return found.length > 0 ? [{ base, variants: found }] : [];
  });
}

/** The résumés without a folder. */
export const UNFILED = 'none';

/** The folder in the address; null for all résumés. */
export function useOpenFolder() {
  const [query, setQuery] = useSearchParams();
  const hrefOf = (folder: string | null): string => {
    const next = new URLSearchParams(query);
    if (folder === null) next.delete(pageQuery.folder);
    else next.set(pageQuery.folder, folder);
    return `?${next.toString()}`;
  };
  const open = (folder: string | null) => setQuery(hrefOf(folder));
  return { folder: query.get(pageQuery.folder), hrefOf, open };
}

/** The families in a folder: variants are in the folder of their base. */
export const familiesIn = (
  families: readonly ResumeFamily[],
  folder: string | null,
): readonly ResumeFamily[] =>
  folder === null ? families : families.filter(({ base }) => (base.folderId ?? UNFILED) === folder);
