import { useEffect, useState } from 'react';
import { findSchools, type ListedSchool } from '../api/schools.js';

const TYPING_PAUSE_MS = 250;

/**
 * Schools that fit what is being typed; asks again when the typing rests. A list that does not come is no hindrance:
 * the name may be typed whole.
 */
export function useSchools(keyword: string): readonly ListedSchool[] {
  const [schools, setSchools] = useState<readonly ListedSchool[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const ask = () =>
      findSchools(keyword, abort.signal).then(setSchools, () => abort.signal.aborted || setSchools([]));
    const timer = setTimeout(() => void ask(), keyword === '' ? 0 : TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [keyword]);
  return schools;
}
