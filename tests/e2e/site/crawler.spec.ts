import { type BrowserContext, expect, type Page } from '@playwright/test';
import { enterAs } from '../accounts.js';
import { isWhole, sampled } from '../sample.js';
import { test } from '../test.js';

/** How many URLs with the same path and query names are visited. */
const MAX_PER_KIND = 8;
/** How many links of the first pages are visited unless the whole site is requested. */
const SAMPLE = 6;
const SAMPLE_OF_SITEMAP = 20;
const START = ['/index/index', '/personal/personal?tab=1', '/index/help?type=1'];
/** `networkidle` waits half a second per page, so several pages load in parallel. */
const AT_ONCE = 3;
/** Paths that the server answers outside the site. */
const OUTSIDE = /^\/(?:api|ops|docs|dev)(?:\/|$)/;

interface Seen {
  status: number;
  links: string[];
  words: number;
  problems: string[];
  /** The path after redirects. */
  reached: string;
}

/** Returns the kind of a URL: its path and the names in its query. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site');
  return [pathname, ...[...searchParams.keys()].sort()].join(' ');
}

async function visit(page: Page, address: string): Promise<Seen> {
  const problems: string[] = [];
  const hear = (text: string) => problems.push(`${address}: ${text}`);
  page.removeAllListeners('console');
  page.removeAllListeners('pageerror');
  page.removeAllListeners('response');
  page.on('console', (message) => message.type() === 'error' && hear(message.text()));
  page.on('pageerror', (error) => hear(error.message));
  page.on(
    'response',
    (response) => response.status() >= 500 && hear(`${response.status()} ${response.url()}`),
  );
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  // A private page opens the sign-in dialog for visitors, which hides the page from assistive technology.
  const heading = page.getByRole('heading', { level: 1, includeHidden: true }).first();
  await expect(heading, address).toBeVisible();
  const found = await page.evaluate(() => ({
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
    words: document.querySelector('main')?.textContent?.trim().length ?? 0,
  }));
  return { status: response?.status() ?? 0, ...found, problems, reached: new URL(page.url()).pathname };
}

function problemsOf({ status, words, problems, reached }: Seen, address: string): string[] {
  if (status >= 400) return [...problems, `${address}: ${status}`];
  if (reached === '/page/404') return [...problems, `${address}: leads to /page/404`];
  return words < 20 ? [...problems, `${address}: no content`] : problems;
}

/** Follows all links, or a sample of those on the first pages. */
async function crawl(context: BrowserContext): Promise<{ known: number; problems: string[] }> {
  const pages = await Promise.all(Array.from({ length: AT_ONCE }, () => context.newPage()));
  let waiting = [...START];
  const known = new Set(START);
  const kinds = new Map<string, number>();
  const problems: string[] = [];
  let visited = 0;
  while (waiting.length > 0) {
    const turn = waiting.splice(0, AT_ONCE);
    const seen = await Promise.all(turn.map((address, index) => visit(pages[index]!, address)));
    visited += turn.length;
    const isOver = !isWhole && visited > START.length;
    problems.push(...seen.flatMap((one, index) => problemsOf(one, turn[index]!)));
    for (const link of seen.flatMap(({ links }) => links)) {
      const kind = kindOf(link);
      const ofKind = kinds.get(kind) ?? 0;
      if (known.has(link) || OUTSIDE.test(link) || ofKind >= MAX_PER_KIND) continue;
      known.add(link);
      kinds.set(kind, ofKind + 1);
      if (!isOver) waiting.push(link);
    }
    if (visited === START.length) waiting = sampled(waiting, SAMPLE);
  }
  return { known: known.size, problems };
}

for (const who of ['visitor', 'member'] as const) {
  test(`no dead link, no empty page, no error for a ${who}`, async ({ context, stranger }) => {
    if (isWhole) test.slow();
    if (who === 'member') {
      await stranger.newResume();
      await enterAs(context, stranger);
    }
    const { known, problems } = await crawl(context);
    expect(problems).toEqual([]);
    expect(known).toBeGreaterThan(40);
  });
}

test('the sitemap lists existing pages, each with a unique title and canonical URL', async ({ request }) => {
  const text = await (await request.get('/sitemap.xml')).text();
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  expect(listed.length).toBeGreaterThan(100);
  const titles = new Map<string, string>();
  for (const address of sampled(listed, SAMPLE_OF_SITEMAP)) {
    const { pathname, search } = new URL(address);
    const answer = await request.get(pathname + search, { headers: { accept: 'text/html' } });
    expect(answer.status(), address).toBe(200);
    const page = await answer.text();
    const title = /<title>([^<]*)<\/title>/.exec(page)?.[1] ?? '';
    expect(titles.get(title), `${title} names two pages`).toBeUndefined();
    titles.set(title, address);
    expect(page, address).toContain(`<link rel="canonical" href="${address.replaceAll('&', '&amp;')}"`);
    expect(page, address).toMatch(/<meta name="description" content="[^"]{10,}"/);
    expect(page, address).toMatch(/<meta property="og:title"/);
  }
});
