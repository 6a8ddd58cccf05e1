import { useEffect, useState } from 'react';
import type { Suggestion } from './ask-suggestions.js';
import type { SearchKindName } from './search-kinds.js';

const PAUSE_MILLISECONDS = 200;
const NONE: readonly Suggestion[] = [];

/** Suggestions for what was typed, after a pause; an empty word asks nothing, and no answer is no suggestion. */
export function useSuggestions(kind: SearchKindName, keyword: string): readonly Suggestion[] {
  const [found, setFound] = useState({ asked: '', list: NONE });
  const asked = `${kind} ${keyword}`;
  useEffect(() => {
    if (keyword === '') return undefined;
    const ended = new AbortController();
    const timer = setTimeout(() => {
      import('./ask-suggestions.js')
        .then(({ askSuggestions }) => askSuggestions(kind, keyword, ended.signal))
        .then((list) => {
          if (!ended.signal.aborted) setFound({ asked: `${kind} ${keyword}`, list });
        })
        .catch(() => undefined);
    }, PAUSE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [kind, keyword]);
  // Those of another word would be wrong.
  return keyword !== '' && found.asked === asked ? found.list : NONE;
}
