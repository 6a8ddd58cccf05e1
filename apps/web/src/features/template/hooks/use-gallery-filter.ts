import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type GalleryFilter, galleryQuery, readGalleryFilter } from '../gallery-filter.js';

export type ChangeFilter = (part: Partial<GalleryFilter>, how?: { replace: boolean }) => void;

/** The filter in the address. A choice adds a history entry; typing into the search does not. */
export function useGalleryFilter(): { filter: GalleryFilter; change: ChangeFilter } {
  const [query, setQuery] = useSearchParams();
  // Carries the name typed on home.
  const { state } = useLocation() as { state: unknown };
  const filter = useMemo(() => readGalleryFilter(query), [query]);
  const change = useCallback<ChangeFilter>(
    (part, { replace } = { replace: false }) =>
      setQuery((before) => galleryQuery({ ...readGalleryFilter(before), ...part }), {
        replace,
        state,
        preventScrollReset: true,
      }),
    [setQuery, state],
  );
  return { filter, change };
}
