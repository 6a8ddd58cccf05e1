import type { CatalogEntry } from '@qicheng/templates/catalog';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { facetsQuery, galleryListQuery } from '../api/list-templates.js';
import { useKeptTemplates } from '../api/my-templates.js';
import { chosenFacets, shownAccent, startLanguage, withoutNarrowing } from '../gallery-filter.js';
import { useEnlarged } from '../hooks/use-enlarged.js';
import { type ChangeFilter, useGalleryFilter } from '../hooks/use-gallery-filter.js';
import { useScrollRestoration } from '../hooks/use-scroll-restoration.js';
import { AppliedFilters } from './applied-filters.js';
import { FilterGroups } from './filter-groups.js';
import { GalleryCard } from './gallery-card.js';
import { GalleryList } from './gallery-list.js';
import { GalleryToolbar } from './gallery-toolbar.js';
import styles from './gallery.module.css';
import { KeepButton } from './keep-button.js';
import { TemplateLightbox } from './template-lightbox.js';

const FilterDrawer = lazy(async () => ({ default: (await import('./filter-drawer.js')).FilterDrawer }));

/** A template as it was looked at; a résumé starts like that. */
export interface TemplateChoice {
  template: CatalogEntry;
  accent: string;
  language: 'zh' | 'en';
}

export type StartOn = (choice: TemplateChoice) => ReactNode;

/** How long the list is, in words that are heard when it changes. */
function Count({ total, isNarrowed }: { total: number | undefined; isNarrowed: boolean }) {
  const words = total === undefined ? '正在读取' : isNarrowed ? `找到 ${total} 套模板` : `共 ${total} 套模板`;
  return (
    <p className={styles.count} role="status">
      {words}
    </p>
  );
}

/** A change of the filter shows its result from the top, wherever the window stood. */
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

/** Every template: searched, narrowed, ordered, looked at and started on. */
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
    const accent = accents[entry.code] ?? shownAccent(entry, filter.colour);
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
        <Suspense fallback={null}>
          <FilterDrawer open={isFiltering} total={total} onClose={() => setFiltering(false)} {...groups} />
        </Suspense>
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
