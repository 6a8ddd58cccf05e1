import { PageSkeleton } from '@qicheng/ui/skeleton';
import { type ComponentType, lazy, Suspense } from 'react';
import { type RouteObject, useLoaderData } from 'react-router-dom';
import { ShareText } from '#src/features/resume-share/components/share-text.jsx';
import { useIsBrowser } from '#src/lib/device.js';
import { loadChunk } from '#src/lib/load-chunk.js';
import { type LoadPage, pageLoader, shareLoader } from './page-data.js';

/** Title, description and other head data of a page. */
export interface PageWords {
  title: string;
  description?: string;
  /** HTTP status of a direct request for the page. */
  status?: number;
  /** Path and query of the canonical address for search engines; defaults to the path alone. */
  canonical?: string;
}

/** Metadata of a page, known before it is rendered. */
export interface PageHandle extends PageWords {
  /** Module of the page, from which the server looks up its style sheets and scripts. */
  source: string;
  /** For pages whose title depends on their query and loaded data. */
  describe?: (query: URLSearchParams, data: unknown) => PageWords;
  /** Whether search engines may index it. */
  isPublic: boolean;
  /** Whether links to an unindexed page still show the site's preview card in chats. */
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

/** A public page: rendered on the server, indexed by search engines. */
export function publicPage({ path, load, ...about }: PageDefinition): RouteObject {
  return { path, handle: { ...about, isPublic: true } satisfies PageHandle, lazy: () => loadChunk(load) };
}

/**
 * A public page whose title depends on the query; the texts are in its own chunk, so that no other page loads
 * them.
 */
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

/** A public page of server data, which is loaded before rendering, on the server and in the browser. */
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
      const handle: PageHandle = {
        ...about,
        // Data that could not be loaded is undefined; the page then shows the failure.
        describe: (query, data) => (data === undefined ? about : words(query, data)),
        isPublic: true,
      };
      return { Component, handle, loader: pageLoader(loadData) };
    },
  };
}

/** Title and head data of a page at an address. */
export const wordsOf = (handle: PageHandle, query: URLSearchParams, data: unknown): PageWords =>
  handle.describe?.(query, data) ?? handle;

/** A members-only page: the server sends its skeleton, the browser loads and fills it. */
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

/** A page behind a secret link: the server sends its text, the browser lays it out. Never indexed. */
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
