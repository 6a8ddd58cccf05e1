import { useEffect, useState } from 'react';
import { findSchools, type ListedSchool } from '../api/schools.js';

const TYPING_PAUSE_MS = 250;

interface SearchResult {
  keyword: string;
  schools: readonly ListedSchool[];
}

/** Schools of an earlier text are offered until the next ones arrive, but only those that still match. */
const fits = ({ schoolName, suffixes }: ListedSchool, keyword: string) =>
  schoolName.toLowerCase().includes(keyword) || suffixes.some((suffix) => suffix.startsWith(keyword));

/**
 * Schools that match the typed text; searches after a typing pause. A failed search is ignored: the name may
 * be typed in full.
 */
export function useSchools(keyword: string): readonly ListedSchool[] {
  const [found, setFound] = useState<SearchResult>({ keyword: '', schools: [] });
  useEffect(() => {
    if (keyword === '') return undefined;
    const abort = new AbortController();
    const show = (schools: readonly ListedSchool[]) => setFound({ keyword, schools });
    const ask = () => findSchools(keyword, abort.signal).then(show, () => abort.signal.aborted || show([]));
    const timer = setTimeout(() => void ask(), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [keyword]);
  if (keyword === '') return [];
  // The server also knows short forms, which are no part of a name.
  if (found.keyword === keyword) return found.schools;
  return found.schools.filter((school) => fits(school, keyword.toLowerCase()));
}
