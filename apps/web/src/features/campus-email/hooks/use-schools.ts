import { useEffect, useState } from 'react';
import { findSchools, type ListedSchool } from '../api/schools.js';

const TYPING_PAUSE_MS = 250;

/** A late response to earlier text must not offer schools that no longer match. */
const fits = ({ schoolName, suffixes }: ListedSchool, keyword: string) =>
  schoolName.toLowerCase().includes(keyword) || suffixes.some((suffix) => suffix.startsWith(keyword));

/**
 * Schools that match the typed text; searches after a typing pause. A failed search is ignored: the name may
 * be typed in full.
 */
export function useSchools(keyword: string): readonly ListedSchool[] {
  const [schools, setSchools] = useState<readonly ListedSchool[]>([]);
  useEffect(() => {
    if (keyword === '') return undefined;
    const abort = new AbortController();
    const ask = () =>
      findSchools(keyword, abort.signal).then(setSchools, () => abort.signal.aborted || setSchools([]));
    const timer = setTimeout(() => void ask(), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [keyword]);
  return keyword === '' ? [] : schools.filter((school) => fits(school, keyword.toLowerCase()));
}
