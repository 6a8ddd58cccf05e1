import { getCourse, keepCoursePlace } from '@qicheng/contract/content/index';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.js';
import { useSession } from '../../lib/session.js';
import type { Course } from './content.js';

export interface CoursePlace {
  chapter: number;
  seconds: number;
  done: readonly number[];
}

interface Step {
  chapter: number;
  seconds: number;
  isDone?: boolean;
}

const START: CoursePlace = { chapter: 1, seconds: 0, done: [] };

/** Where the reader is in a course; a member's place is kept by the server, a visitor's only while the page is open. */
export function useCoursePlace({ id, progress }: Course) {
  const isMember = useSession((state) => state.isMember);
  const [place, setPlace] = useState<CoursePlace>(progress ?? START);
  useEffect(() => {
    // The page was made for a visitor; a member's place follows.
    if (!isMember) return undefined;
    const ended = new AbortController();
    call(getCourse, { id }, { signal: ended.signal })
      .then(({ progress: own }) => own && setPlace(own))
      .catch(() => undefined);
    return () => ended.abort();
  }, [id, isMember]);
  const keep = ({ chapter, seconds, isDone = false }: Step) => {
    setPlace((before) => ({
      chapter,
      seconds,
      done: isDone ? [...new Set([...before.done, chapter])] : before.done,
    }));
    // A place that is not kept costs a few seconds of looking for it.
    if (isMember) call(keepCoursePlace, { id, chapter, seconds, isDone }).catch(() => undefined);
  };
  const open = (chapter: number) => keep({ chapter, seconds: 0 });
  return { place, isMember, open, keep };
}
