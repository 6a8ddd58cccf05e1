import { pageQuery } from '@qicheng/contract/browser/page-query';
import { useSearchParams } from 'react-router-dom';
import type { ResumeFamily } from './resume-families.js';

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
