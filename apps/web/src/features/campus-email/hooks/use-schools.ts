import { useEffect, useState } from 'react';
import { findSchools, type ListedSchool } from '../api/schools.js';

const TYPING_PAUSE_MS = 250;

/** An answer to what was typed before must not offer what does not fit any more. */
const fits = ({ schoolName, suffixes }: ListedSchool, keyword: string) =>
  schoolName.toLowerCase().includes(keyword) || suffixes.some((suffix) => suffix.startsWith(keyword));

/**
 * Schools that fit what is being typed; asks when the typing rests. A list that does not come is no hindrance: the
 * name may be typed whole.
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
