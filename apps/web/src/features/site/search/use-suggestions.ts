import { useEffect, useState } from 'react';
import type { Suggestion } from './ask-suggestions.js';
import type { SearchScope } from './search-kinds.js';

const PAUSE_MILLISECONDS = 200;
const NONE: readonly Suggestion[] = [];

interface Suggestions {
  list: readonly Suggestion[];
  /** `asked` until an answer has arrived; `failed` if that is not known to be complete. */
  state: 'asked' | 'known' | 'failed';
}

/** Suggestions for the typed text, after a pause; nothing is requested for an empty keyword. */
export function useSuggestions(scope: SearchScope, keyword: string): Suggestions {
  const [found, setFound] = useState<Suggestions & { asked: string }>({
    asked: '',
    list: NONE,
    state: 'known',
  });
  const currentKey = `${scope} ${keyword}`;
  useEffect(() => {
    if (keyword === '') return undefined;
    const ended = new AbortController();
    const show = (suggestions: Suggestions) => {
      if (!ended.signal.aborted) setFound({ asked: `${scope} ${keyword}`, ...suggestions });
    };
    const timer = setTimeout(() => {
      import('./ask-suggestions.js')
        .then(({ askSuggestions }) => askSuggestions(scope, keyword, ended.signal))
        .then((list) => show({ list, state: 'known' }))
        .catch(() => show({ list: NONE, state: 'failed' }));
    }, PAUSE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [scope, keyword]);
  // Results for another keyword would be wrong.
  return keyword !== '' && found.asked === currentKey ? found : { list: NONE, state: 'asked' };
}
