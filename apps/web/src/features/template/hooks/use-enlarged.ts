import { useEffect, useState } from 'react';
import type { GalleryTemplate } from '../api/list-templates.js';

interface Rest {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/** So many before the end the next page is asked for, so that walking does not stop there. */
const AHEAD = 3;

/** Which template of the list is shown large, and the steps to its neighbours. */
export function useEnlarged(templates: readonly GalleryTemplate[], rest: Rest) {
  const [code, setCode] = useState<string | null>(null);
  const place = templates.findIndex(({ entry }) => entry.code === code);
  const isNearEnd = place >= 0 && place >= templates.length - AHEAD;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = rest;
  const isWanted = isNearEnd && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isWanted) fetchNextPage();
  }, [isWanted, fetchNextPage]);
  const stepTo = (next: number) => {
    const neighbour = templates[next]?.entry.code;
    return neighbour === undefined || place < 0 ? undefined : () => setCode(neighbour);
  };
  return {
    shown: templates[place]?.entry ?? null,
    enlarge: setCode,
    close: () => setCode(null),
    onPrevious: stepTo(place - 1),
    onNext: stepTo(place + 1),
  };
}
