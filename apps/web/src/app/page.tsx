import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PageSkeleton } from '../components/skeleton.js';
import { loadChunk } from '../lib/load-chunk.js';

/** What a page tells search engines and the window's title. */
export interface PageHandle {
  title: string;
  description?: string;
  /** Module of the page, so that the server can name its style sheets and scripts. */
  source: string;
  /** HTTP status of the page when it is asked for directly. */
  status?: number;
  /** Whether search engines may list it. */
  isPublic: boolean;
  /** Whether a link to it shows the site's card in chats although it is not listed. */
  hasCard?: boolean;
}

interface PageModule {
  Component: ComponentType;
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

const never = () => () => undefined;

/** True in the browser once the server's HTML has been taken over. */
const useIsBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** A public page: rendered on the server, listed by search engines, free of the component library. */
export function publicPage({ path, load, ...about }: PageDefinition): RouteObject {
  return { path, handle: { ...about, isPublic: true } satisfies PageHandle, lazy: () => loadChunk(load) };
}

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
