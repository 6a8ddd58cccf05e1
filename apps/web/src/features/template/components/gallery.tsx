import {
  type CatalogEntry,
  CATEGORY_NAMES,
  COLOUR_NAMES,
  LANGUAGE_NAMES,
  LOOK_NAMES,
} from '@qicheng/templates/catalog';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, useCallback, useRef, useState, useLayoutEffect, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { Icon } from '@qicheng/ui/icon';
import { LazyPart } from '#src/components/lazy-part.jsx';
import { facetsQuery, galleryListQuery, type GalleryTemplate } from '../api/list-templates.js';
import { useKeptTemplates } from '../api/my-templates.js';
import {
  chosenFacets,
  startLanguage,
  withoutNarrowing,
  type FacetKey,
  type GalleryFilter,
} from '../gallery-filter.js';
import { type ChangeFilter, useGalleryFilter } from '../hooks/use-gallery-filter.js';
import { FilterGroups } from './filter-groups.js';
import { GalleryList, GalleryCard } from './gallery-list.js';
import { GalleryToolbar } from './gallery-toolbar.js';
import styles from './gallery.module.css';
import { KeepButton } from './keep-button.js';
import { TemplateLightbox } from './template-lightbox.js';

const names: Partial<Record<FacetKey, Readonly<Record<string, string>>>> = {
  category: CATEGORY_NAMES,
  look: LOOK_NAMES,
  colour: COLOUR_NAMES,
  language: LANGUAGE_NAMES,
};

interface AppliedFiltersProps {
  filter: GalleryFilter;
  change: ChangeFilter;
  onReset: () => void;
}

/** The active filters, each with a remove button. */
function AppliedFilters({ filter, change, onReset }: AppliedFiltersProps) {
  const chosen = chosenFacets(filter);
  const isSearched = filter.keyword !== '';
  if (chosen.length === 0 && !isSearched) return null;
  const chip = (label: string, onRemove: () => void) => (
    <li key={label}>
      <button type="button" className={styles.chip} aria-label={`去掉条件：${label}`} onClick={onRemove}>
        {label}
        <Icon name="close" size={14} />
      </button>
    </li>
  );
  return (
    <ul className={styles.chips} aria-label="已选条件">
      {isSearched ? chip(`“${filter.keyword}”`, () => change({ keyword: '' })) : null}
      {chosen.map(({ key, value }) => chip(names[key]?.[value] ?? value, () => change({ [key]: undefined })))}
      <li>
        <button type="button" className={styles.reset} onClick={onReset}>
          清除全部
        </button>
      </li>
    </ul>
  );
}

interface Rest {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/** The next page is requested this many templates before the end, so that browsing does not stop there. */
const AHEAD = 3;

/** The template shown large, and the steps to its neighbours. */
function useEnlarged(templates: readonly GalleryTemplate[], rest: Rest) {
  const [code, setCode] = useState<string | null>(null);
  const place = templates.findIndex(({ entry }) => entry.code === code);
  const isNearEnd = place >= 0 && place >= templates.length - AHEAD;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = rest;
  const shouldLoadMore = isNearEnd && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (shouldLoadMore) fetchNextPage();
  }, [shouldLoadMore, fetchNextPage]);
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

const places = new Map<string, number>();

/** Restores the scroll position when returning to a page whose content is cached. */
function useScrollRestoration(): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    const place = places.get(key);
    if (isBack && place !== undefined) window.scrollTo(0, place);
    const remember = () => void places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, isBack]);
}

const FilterDrawer = lazy(async () => ({ default: (await import('./filter-drawer.js')).FilterDrawer }));

/** A template as it was previewed; a résumé starts with these settings. */
export interface TemplateChoice {
  template: CatalogEntry;
  accent: string;
  language: 'zh' | 'en';
}

export type StartOn = (choice: TemplateChoice) => ReactNode;

/** The number of results, announced when it changes. */
function Count({ total, isNarrowed }: { total: number | undefined; isNarrowed: boolean }) {
  const words = total === undefined ? '正在读取' : isNarrowed ? `找到 ${total} 套模板` : `共 ${total} 套模板`;
  return (
    <p className={styles.count} role="status">
      {words}
    </p>
  );
}

/** Scrolls to the top of the results when the filter changes. */
function useFilterFromTop(change: ChangeFilter) {
  const top = useRef<HTMLDivElement>(null);
  const changeFromTop = useCallback<ChangeFilter>(
    (part, how) => {
      if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
      change(part, how);
    },
    [change],
  );
  return { top, changeFromTop };
}

/** All templates: search, filters, order, previews, and starting a résumé. */
export function Gallery({ startOn }: { startOn: StartOn }) {
  const { filter, change } = useGalleryFilter();
  const { top, changeFromTop } = useFilterFromTop(change);
  const list = useInfiniteQuery(galleryListQuery(filter));
  const facets = useQuery(facetsQuery(filter)).data?.list;
  const kept = useKeptTemplates();
  const [accents, setAccents] = useState<Readonly<Record<string, string>>>({});
  const [isFiltering, setFiltering] = useState(false);
  const [wasFiltering, setWasFiltering] = useState(false);
  if (isFiltering && !wasFiltering) setWasFiltering(true);
  const clearDrawer = () => {
    setFiltering(false);
    setWasFiltering(false);
  };
  useScrollRestoration();

  const templates = list.data?.pages.flatMap((page) => page.templates) ?? [];
  const total = list.data?.pages[0]?.total;
  const { shown, enlarge, close, onPrevious, onNext } = useEnlarged(templates, list);
  const restrictions = chosenFacets(filter).length;
  const reset = () => changeFromTop(withoutNarrowing(filter));
  const search = useCallback(
    (keyword: string) => changeFromTop({ keyword }, { replace: true }),
    [changeFromTop],
  );

  const partsOf = (entry: CatalogEntry) => {
    const accent = accents[entry.code] ?? entry.defaults.accent;
    return {
      accent,
      onAccent: (chosen: string) => setAccents((all) => ({ ...all, [entry.code]: chosen })),
      start: startOn({ template: entry, accent, language: startLanguage(entry, filter.language) }),
      keep: (
        <KeepButton name={entry.name} isKept={kept.isKept(entry.code)} onToggle={() => kept.toggle(entry)} />
      ),
    };
  };
  const groups = { facets, filter, change: changeFromTop };

  return (
    <div className={styles.gallery} ref={top}>
      <aside className={styles.column} aria-label="筛选">
        <FilterGroups {...groups} />
      </aside>
      <div className={styles.main}>
        <h2 className="visually-hidden">全部模板</h2>
        <GalleryToolbar
          filter={filter}
          change={changeFromTop}
          onSearch={search}
          restrictions={restrictions}
          onOpenFilters={() => setFiltering(true)}
        />
        <div className={styles.state}>
          <Count total={total} isNarrowed={restrictions > 0 || filter.keyword !== ''} />
          <AppliedFilters filter={filter} change={changeFromTop} onReset={reset} />
        </div>
        <GalleryList
          query={list}
          cards={templates.map((template) => (
            <GalleryCard
              key={template.entry.code}
              template={template}
              onEnlarge={() => enlarge(template.entry.code)}
              {...partsOf(template.entry)}
            />
          ))}
          rest={(total ?? 0) - templates.length}
          onReset={reset}
        />
      </div>
      {wasFiltering ? (
        <LazyPart onFail={clearDrawer}>
          <FilterDrawer open={isFiltering} total={total} onClose={() => setFiltering(false)} {...groups} />
        </LazyPart>
      ) : null}
      <TemplateLightbox
        template={shown}
        {...(shown ? partsOf(shown) : { accent: '', onAccent: () => undefined, start: null, keep: null })}
        onPrevious={onPrevious}
        onNext={onNext}
        onClose={close}
      />
    </div>
  );
}
