import { listCampusTemplates, listTemplateFacets, listTemplates } from '@qicheng/contract/template/index';
import { catalog, type CatalogEntry, findTemplate } from '@qicheng/templates/catalog';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';
import { type GalleryFilter, isUnfiltered } from '../gallery-filter.js';

export interface GalleryTemplate {
  entry: CatalogEntry;
  /** How many résumés use it, if they are many; null until the server has answered. */
  uses: number | null;
}

export interface GalleryPage {
  templates: GalleryTemplate[];
  /** Rows that the server sent, including those unknown to this build. */
  sent: number;
  total: number;
}

/** Four rows of three, six of two. */
export const PAGE_SIZE = 12;
const FRESH_MILLISECONDS = 300_000;
const MIN_SHOWN_USES = 10;

/** The number of résumés with a template as it is shown: a few of them recommend nothing. */
const shownUses = (uses: number): number | null => (uses >= MIN_SHOWN_USES ? uses : null);

const narrowing = ({ keyword, category, look, colour, language, occupation }: GalleryFilter) => ({
  keyword: keyword || undefined,
  category,
  look,
  colour,
  language,
  occupation,
});

async function readPage(filter: GalleryFilter, page: number, signal: AbortSignal): Promise<GalleryPage> {
  const request = { ...narrowing(filter), page, limit: PAGE_SIZE };
  const { list, total } =
    filter.order === 'campus'
      ? await call(listCampusTemplates, { ...request, degree: filter.degree }, { signal })
      : await call(listTemplates, { ...request, sort: filter.order }, { signal });
  const templates = list.flatMap(({ code, uses }) => {
    const entry = findTemplate(code);
    return entry ? [{ entry, uses: shownUses(uses) }] : [];
  });
  return { templates, sent: list.length, total };
}

/** The first page needs no request: the catalog is part of the bundle, so the server's HTML contains it. */
function knownPage(): GalleryPage {
  const entries: CatalogEntry[] = Object.values(catalog);
  const templates = entries.slice(0, PAGE_SIZE).map((entry) => ({ entry, uses: null }));
  return { templates, sent: templates.length, total: entries.length };
}

/** Templates that match the filter, paginated; the last result stays until the next one is loaded. */
export const galleryListQuery = (filter: GalleryFilter) =>
  infiniteQueryOptions({
    queryKey: ['templates', filter],
    queryFn: ({ pageParam, signal }) => readPage(filter, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, all) => {
      const sent = all.reduce((sum, page) => sum + page.sent, 0);
      return last.sent > 0 && sent < last.total ? all.length + 1 : undefined;
    },
    staleTime: FRESH_MILLISECONDS,
    placeholderData: keepPreviousData,
    ...(isUnfiltered(filter)
      ? { initialData: { pages: [knownPage()], pageParams: [1] }, initialDataUpdatedAt: 0 }
      : {}),
  });

/** Filter options, counted within the rest of the filter. */
export const facetsQuery = (filter: GalleryFilter) =>
  queryOptions({
    queryKey: ['template-facets', narrowing(filter)],
    queryFn: ({ signal }) => call(listTemplateFacets, narrowing(filter), { signal }),
    staleTime: FRESH_MILLISECONDS,
    placeholderData: keepPreviousData,
  });

/** How many résumés use a template; its code is one of its search keywords. */
export const templateUsesQuery = (code: string) =>
  queryOptions({
    queryKey: ['template-uses', code],
    queryFn: async ({ signal }) => {
      const { list } = await call(listTemplates, { keyword: code, page: 1, limit: 1 }, { signal });
      return shownUses(list.find((found) => found.code === code)?.uses ?? 0);
    },
    staleTime: FRESH_MILLISECONDS,
  });
