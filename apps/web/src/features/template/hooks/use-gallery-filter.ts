import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type GalleryFilter, galleryQuery, readGalleryFilter } from '../gallery-filter.js';

export type ChangeFilter = (part: Partial<GalleryFilter>, how?: { replace: boolean }) => void;

/** The filter in the address. A choice adds a history entry; typing into the search does not. */
export function useGalleryFilter(): { filter: GalleryFilter; change: ChangeFilter } {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readGalleryFilter(query), [query]);
  const change = useCallback<ChangeFilter>(
    (part, { replace } = { replace: false }) =>
      setQuery((before) => galleryQuery({ ...readGalleryFilter(before), ...part }), {
        replace,
        preventScrollReset: true,
      }),
    [setQuery],
  );
  return { filter, change };
}
