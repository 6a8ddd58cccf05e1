import type { Express, Response } from 'express';
import { html } from '../kit/page/html.js';
import type { ListedPages } from './page-renderer.js';

/** A sitemap may contain at most 50,000 URLs (sitemaps.org). */
const MAX_PER_KIND = 15_000;
const KEPT_MS = 600_000;

const CLOSED = ['/api', '/ops', '/dev', '/personal', '/resume/edit', '/resume/import', '/empty'];
const kinds = ['document', 'course', 'help'] as const;
type Kind = (typeof kinds)[number];

interface Numbered {
  id: string;
  updatedAt: Date;
}

/** Data for robots.txt and the sitemap. */
export interface CrawlerSources {
  pages: { origin: string; listedPages: ListedPages };
  /** The newest entries of a kind. */
  numbersOf: (kind: Kind, limit: number) => Promise<Numbered[]>;
}

const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ]
    .join('\n')
    .concat('\n');

async function sitemap({ pages: { origin, listedPages }, numbersOf }: CrawlerSources): Promise<string> {
  const entries = await Promise.all(
    kinds.map(async (kind) =>
      (await numbersOf(kind, MAX_PER_KIND)).map(({ id, updatedAt }) => ({
        path: listedPages[kind](id),
        changed: updatedAt.toISOString(),
      })),
    ),
  );
  const all = [...listedPages.fixed.map((path) => ({ path, changed: '' })), ...entries.flat()];
  return html`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      ${all.map(
        ({ path, changed }) =>
          html`<url><loc>${origin + path}</loc>${changed && html`<lastmod>${changed}</lastmod>`}</url> `,
      )}</urlset
    > `.text;
}

const keepAnHour = (response: Response) => response.set('Cache-Control', 'public, max-age=3600');

/** /robots.txt and /sitemap.xml: every public page and entry, and the paths crawlers must not visit. */
export function mountCrawlerFiles(app: Express, sources: CrawlerSources): void {
  let kept: { text: Promise<string>; until: number } | undefined;
  app.get('/robots.txt', (_request, response) => {
    keepAnHour(response).type('text/plain').send(robots(sources.pages.origin));
  });
  app.get('/sitemap.xml', (_request, response, next) => {
    if (kept === undefined || kept.until <= Date.now()) {
      const text = sitemap(sources);
      kept = { text, until: Date.now() + KEPT_MS };
      text.catch(() => (kept = undefined));
    }
    kept.text.then((text) => keepAnHour(response).type('application/xml').send(text)).catch(next);
  });
}
