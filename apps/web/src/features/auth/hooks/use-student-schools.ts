import { useEffect, useState } from 'react';
import { findStudentSchools } from '../api/student.js';

const TYPING_PAUSE_MS = 250;

type SearchResult = Awaited<ReturnType<typeof findStudentSchools>>;

interface StudentSchools {
  schools: SearchResult;
  state: 'loading' | 'ready' | 'failed';
}

/** Schools that match the typed text, empty while loading; searches after a typing pause. */
export function useStudentSchools(keyword: string): StudentSchools {
  const [answer, setAnswer] = useState<StudentSchools & { keyword: string | null }>({
    schools: [],
    state: 'loading',
    keyword: null,
  });
  useEffect(() => {
    const abort = new AbortController();
    const ask = () =>
      findStudentSchools(keyword, abort.signal).then(
        (schools) => setAnswer({ schools, state: 'ready', keyword }),
        () => abort.signal.aborted || setAnswer({ schools: [], state: 'failed', keyword }),
      );
    const timer = setTimeout(() => void ask(), keyword === '' ? 0 : TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [keyword]);
  return answer.keyword === keyword ? answer : { schools: [], state: 'loading' };
}
