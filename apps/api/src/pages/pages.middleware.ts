import { existsSync } from 'node:fs';
import path from 'node:path';
import express, { type Express, type Request, type RequestHandler } from 'express';
import { nonceOf } from '../kit/security-headers.js';
import { type CrawlerSources, mountCrawlerFiles } from './crawler-files.js';
import { queryOf, toMobileSite } from './mobile-site.js';
import type { LinkedPage } from './linked-page.js';
import { withCard } from './page-card.js';
import type { PageRenderer } from './page-renderer.js';

// The file on disk ends in .br, which says nothing about what it holds.
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Answers with the `.br` file that the build wrote beside an asset, when the browser takes brotli. */
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

/** What the server needs of the page renderer. */
export type Pages = Pick<
  PageRenderer,
  'clientDirectory' | 'isPage' | 'render' | 'origin' | 'listedPages' | 'mobileAddress'
>;

// Answers that are not pages although a browser may ask for them as HTML.
const NOT_PAGES = /^\/(api|ops|docs|dev|healthz|readyz)(\/|$)/;

const reads = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';
const accepts = (request: Request, type: string): boolean => (request.get('accept') ?? '').includes(type);

const nothing = (): Promise<null> => Promise.resolve(null);

/** What pages are made of. */
interface PageSources {
  pages: Pages;
  siteInfo: () => Promise<{ mobileSiteUrl: string } | null>;
  numbersOf: CrawlerSources['numbersOf'];
  /** Where the pages ask for what they show. */
  apiUrl: () => string;
  linkedPageOf?: (request: Request) => Promise<LinkedPage | null>;
}

/**
 * [decision 3]: one address serves pages and calls. A GET that accepts HTML is the page, anything else goes on to
 * the calls; an address that is no page leads a browser to /page/404, and who takes anything to the calls.
 */
export function mountPages(
  app: Express,
  { pages, siteInfo, numbersOf, apiUrl, linkedPageOf = nothing }: PageSources,
): void {
  // A folder is no address: nothing lists it and nothing tells that it is there.
  const files = { index: false, redirect: false } as const;
  const assets = express.static(pages.clientDirectory, { ...files, immutable: true, maxAge: '365d' });
  const publicFiles = express.static(pages.clientDirectory, { ...files, maxAge: '1h' });
  app.use('/assets', precompressed(`${pages.clientDirectory}/assets`));
  app.use((request, response, next) =>
    (request.path.startsWith('/assets/') ? assets : publicFiles)(request, response, next),
  );
  mountCrawlerFiles(app, { pages, numbersOf });
  const toMobile = toMobileSite({
    mobileSite: async () => (await siteInfo())?.mobileSiteUrl ?? '',
    mobileAddress: (url, mobileSite) => pages.mobileAddress(url, mobileSite),
  });
  app.use((request, response, next) => {
    const isPageLoad = reads(request) && accepts(request, 'text/html') && pages.isPage(request.path);
    return isPageLoad ? toMobile(request, response, next) : next();
  });
  app.use((request, response, next) => {
    if (!reads(request) || NOT_PAGES.test(request.path)) return next();
    const isPage = pages.isPage(request.path);
    if (!accepts(request, 'text/html') && !(isPage && accepts(request, '*/*'))) return next();
    if (!isPage) return response.redirect(302, `/page/404${queryOf(request)}`);
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
        const page = await pages.render(request.originalUrl, about);
        if (page.location) return response.redirect(page.status, page.location);
        // What the page could not ask for just now may be there again in a moment.
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
