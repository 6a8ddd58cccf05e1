import { PageSkeleton } from '@qicheng/ui/skeleton';
import { type ComponentType, lazy, Suspense } from 'react';
import { type RouteObject, useLoaderData } from 'react-router-dom';
import { ShareText } from '../features/resume-share/components/share-text.js';
import { useIsBrowser } from '../lib/is-browser.js';
import { loadChunk } from '../lib/load-chunk.js';
import { type LoadPage, pageLoader, shareLoader } from './page-data.js';

/** What a page says of itself to search engines and on the window. */
export interface PageWords {
  title: string;
  description?: string;
  /** HTTP status of the page when it is asked for directly. */
  status?: number;
  /** Path and query of the one address that search engines should list; without one, the path alone. */
  canonical?: string;
}

/** What is known of a page before it is rendered. */
export interface PageHandle extends PageWords {
  /** Module of the page, so that the server can name its style sheets and scripts. */
  source: string;
  /** For pages whose words depend on their query, and on the data that was loaded for it. */
  describe?: (query: URLSearchParams, data: unknown) => PageWords;
  /** Whether search engines may list it. */
  isPublic: boolean;
  /** Whether a link to it shows the site's card in chats although it is not listed. */
  hasCard?: boolean;
}

interface PageModule {
  Component: ComponentType;
}

interface DescribedModule extends PageModule {
  describe: (query: URLSearchParams) => PageWords;
}

interface PageDefinition {
  path: string;
  title: string;
  description?: string;
  source: string;
  status?: number;
  hasCard?: boolean;
  load: () => Promise<PageModule>;
}

/** A public page: rendered on the server, listed by search engines. */
export function publicPage({ path, load, ...about }: PageDefinition): RouteObject {
  return { path, handle: { ...about, isPublic: true } satisfies PageHandle, lazy: () => loadChunk(load) };
}

/** A public page with a title for each query; the words come with its program, so that no other page carries them. */
export function describedPage({
  path,
  load,
  ...about
}: PageDefinition & { load: () => Promise<DescribedModule> }): RouteObject {
  return {
    path,
    lazy: async () => {
      const { Component, describe } = await loadChunk(load);
      return { Component, handle: { ...about, describe, isPublic: true } satisfies PageHandle };
    },
  };
}

interface LoadedModule extends PageModule {
  load: LoadPage<unknown>;
  describe: (query: URLSearchParams, data: never) => PageWords;
}

/** A public page of what the server holds: its data is there before it is rendered, on the server as in the browser. */
export function loadedPage({
  path,
  load,
  ...about
}: PageDefinition & { load: () => Promise<LoadedModule> }): RouteObject {
  return {
    path,
    lazy: async () => {
      const { Component, describe, load: loadData } = await loadChunk(load);
      const words = describe as NonNullable<PageHandle['describe']>;
      const handle: PageHandle = { ...about, describe: words, isPublic: true };
      return { Component, handle, loader: pageLoader(loadData) };
    },
  };
}

/** The words of a page at an address. */
export const wordsOf = (handle: PageHandle, query: URLSearchParams, data: unknown): PageWords =>
  handle.describe?.(query, data) ?? handle;

/** A page of one's own: the server sends its skeleton, the browser loads and fills it. */
export function privatePage({ path, load, ...about }: PageDefinition): RouteObject {
  const Page = lazy(async () => ({ default: (await loadChunk(load)).Component }));
  const Component = () => {
    const isBrowser = useIsBrowser();
    if (!isBrowser) return <PageSkeleton />;
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    );
  };
  return { path, Component, handle: { ...about, isPublic: false } satisfies PageHandle };
}

/** The page of a link: the server sends what it opens as words, the browser lays it out. Listed by nobody. */
export function linkedPage({ path, load, ...about }: PageDefinition): RouteObject {
  const Page = lazy(async () => ({ default: (await loadChunk(load)).Component }));
  const Component = () => {
    const { reading } = useLoaderData<typeof shareLoader>();
    const waiting = reading ? <ShareText {...reading} /> : <PageSkeleton />;
    return useIsBrowser() ? (
      <Suspense fallback={waiting}>
        <Page />
      </Suspense>
    ) : (
      waiting
    );
  };
  const handle: PageHandle = { ...about, isPublic: false };
  return { path, Component, handle, loader: shareLoader };
}
