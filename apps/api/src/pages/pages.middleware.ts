import { existsSync } from 'node:fs';
import path from 'node:path';
import express, { type Express, type Request, type RequestHandler } from 'express';
import { nonceOf } from '../kit/security-headers.js';
import { type CrawlerSources, mountCrawlerFiles } from './crawler-files.js';
import { toMobileSite } from './mobile-site.js';
import { type LinkedPage, withCard } from './page-card.js';
import type { PageRenderer } from './page-renderer.js';

// The file on disk ends in .br, which does not reveal its content type.
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Serves the prebuilt `.br` file of an asset if the browser accepts brotli. */
function precompressed(directory: string): RequestHandler {
  const known = new Map<string, boolean>();
  const has = (name: string): boolean => {
    const found = known.get(name) ?? existsSync(path.join(directory, `${name}.br`));
    known.set(name, found);
    return found;
  };
  return (request, response, next) => {
    const name = path.posix.basename(request.path);
    const takesBrotli = /\bbr\b/.test(request.get('accept-encoding') ?? '');
    if (!/^[\w.-]+\.(js|css|svg)$/.test(name) || request.path !== `/${name}` || !takesBrotli || !has(name))
      return next();
    response.set({
      'Content-Encoding': 'br',
      Vary: 'Accept-Encoding',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    response.sendFile(`${name}.br`, {
      root: directory,
      cacheControl: false,
      headers: { 'Content-Type': TYPES[path.extname(name)] },
    });
  };
}

/** Dependencies of the page renderer. */
export type Pages = Pick<
  PageRenderer,
  'clientDirectory' | 'isPage' | 'render' | 'clear' | 'origin' | 'listedPages' | 'mobileAddress'
>;

// Paths that are not pages although a browser may request them as HTML.
const NOT_PAGES = /^\/(api|ops|docs|dev|healthz|readyz)(\/|$)/;

// Browsers and URL parsers read what follows two of them as a host.
const LEADING_SLASHES = /^[/\\]+/;

const OPERATORS = /^\/ops(\/|$)/;

const reads = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';
const accepts = (request: Request, type: string): boolean => (request.get('accept') ?? '').includes(type);

const nothing = (): Promise<null> => Promise.resolve(null);

/** What page rendering needs. */
interface PageSources {
  pages: Pages;
  siteInfo: () => Promise<{ mobileSiteUrl: string } | null>;
  numbersOf: CrawlerSources['numbersOf'];
  /** API base URL for the pages' data. */
  apiUrl: () => string;
  linkedPageOf?: (request: Request) => Promise<LinkedPage | null>;
}

/**
 * [decision 3]: one path serves page and call. A GET that accepts HTML gets the page, anything else continues
 * to the calls; an unknown path shows browsers the page for it, so that a typing error can be corrected, and other
 * clients continue to the calls.
 */
export function mountPages(
  app: Express,
  { pages, siteInfo, numbersOf, apiUrl, linkedPageOf = nothing }: PageSources,
): void {
  const isPageLoad = (request: Request): boolean =>
    reads(request) && accepts(request, 'text/html') && pages.isPage(request.path);
  // A directory path is not a page: it is never listed, and its existence is not revealed.
  const files = { index: false, redirect: false } as const;
  const assets = express.static(pages.clientDirectory, { ...files, immutable: true, maxAge: '365d' });
  const publicFiles = express.static(pages.clientDirectory, { ...files, maxAge: '1h' });
  app.use('/assets', precompressed(`${pages.clientDirectory}/assets`));
  app.use((request, response, next) => {
    if (!reads(request) || isPageLoad(request)) return next();
    return (request.path.startsWith('/assets/') ? assets : publicFiles)(request, response, next);
  });
  // Operators' changes show on the next page.
  app.use((request, response, next) => {
    if (OPERATORS.test(request.path) && !reads(request)) response.once('close', () => pages.clear());
    next();
  });
  mountCrawlerFiles(app, { pages, numbersOf });
  const toMobile = toMobileSite({
    mobileSite: async () => (await siteInfo())?.mobileSiteUrl ?? '',
    mobileAddress: (url, mobileSite) => pages.mobileAddress(url, mobileSite),
  });
  app.use((request, response, next) => (isPageLoad(request) ? toMobile(request, response, next) : next()));
  app.use((request, response, next) => {
    if (!reads(request) || NOT_PAGES.test(request.path)) return next();
    const isPage = pages.isPage(request.path);
    if (!accepts(request, 'text/html') && !(isPage && accepts(request, '*/*'))) return next();
    const nonce = nonceOf(response);
    Promise.all([siteInfo().catch(() => null), linkedPageOf(request).catch(() => null)])
      .then(async ([info, linked]) => {
        const about = {
          nonce,
          siteInfo: info,
          apiUrl: apiUrl(),
          cookies: request.get('cookie') ?? '',
          reading: linked?.reading ?? null,
        };
        const page = await pages.render(request.originalUrl.replace(LEADING_SLASHES, '/'), about);
        if (page.location) return response.redirect(page.status, page.location);
        // Data that a page could not load may be available again in a moment.
        if (page.status === 503) response.set({ 'Retry-After': '5', 'Cache-Control': 'no-store' });
        if (!response.hasHeader('Cache-Control')) response.set('Cache-Control', 'no-cache');
        return response
          .status(page.status)
          .type('html')
          .send(withCard(page.document, linked?.card ?? null));
      })
      .catch(next);
  });
}
