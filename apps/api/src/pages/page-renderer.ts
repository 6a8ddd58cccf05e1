import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Result of the web's server bundle for one URL. */
export interface RenderedPage {
  status: number;
  head: string;
  html: string;
  /** A redirect instead of a page. */
  location?: string;
}

/** URLs that search engines should list. */
export interface ListedPages {
  fixed: readonly string[];
  document(id: string): string;
  course(id: string): string;
  help(id: string): string;
}

interface ServerBundle {
  render(request: {
    url: string;
    origin: string;
    nonce: string;
    now: Date;
    siteInfo: unknown;
    apiUrl: string;
    cookies: string;
    reading: unknown;
  }): Promise<RenderedPage>;
  /** Paths that are pages; the web app handles no others. */
  pageRoutes: readonly string[];
  listedPages: ListedPages;
  mobileAddress(address: URL, mobileSite: string): string | null;
}

/** Renders pages with the built web app (`WEB_DIST`): its server bundle and its index.html. */
export class PageRenderer {
  private readonly recent = new RecentPages();

  private constructor(
    private readonly bundle: ServerBundle,
    private readonly template: string,
    readonly clientDirectory: string,
    readonly origin: string,
  ) {}

  /** `origin` is the site's public URL, for absolute links. */
  static async load(webDist: string, origin: string): Promise<PageRenderer> {
    const entry = pathToFileURL(path.resolve(webDist, 'server/entry-server.js')).href;
    const clientDirectory = path.resolve(webDist, 'client');
    const [bundle, template] = await Promise.all([
      import(entry) as Promise<ServerBundle>,
      readFile(path.join(clientDirectory, 'index.html'), 'utf8'),
    ]);
    return new PageRenderer(bundle, template, clientDirectory, origin);
  }

  isPage(pathname: string): boolean {
    return this.bundle.pageRoutes.includes(pathname);
  }

  get listedPages(): ListedPages {
    return this.bundle.listedPages;
  }

  /** The mobile URL of a page; null if phones stay here. */
  mobileAddress(url: string, mobileSite: string): string | null {
    return this.bundle.mobileAddress(new URL(url, this.origin), mobileSite);
  }

  /**
   * Renders a page as an anonymous visitor with data from `apiUrl`. Only what a share link opens is private, so any other
   * page rendered within the last second is reused for everyone, with a nonce per answer.
   */
  async render(url: string, about: VisitorContext): Promise<RenderedPage & { document: string }> {
    const { nonce, ...rest } = about;
    const shown = { ...rest, cookies: CLOSED_STRIP.exec(about.cookies)?.[0] ?? '' };
    const made =
      about.reading === null
        ? this.recent.of(keyOf(url, shown), () => this.renderPage(url, shown))
        : this.renderPage(url, shown);
    const { parts, ...page } = await made;
    return { ...page, document: parts.join(nonce) };
  }

  /** Drops cached pages so that the next request shows a change. */
  clear(): void {
    this.recent.clear();
  }

  private async renderPage(url: string, shown: Omit<VisitorContext, 'nonce'>): Promise<NonceFreePage> {
    const { origin } = this;
    // A random placeholder cannot occur in user content.
    const nonce = randomBytes(16).toString('base64');
    const page = await this.bundle.render({ url, origin, now: new Date(), nonce, ...shown });
    const document = this.template
      .replaceAll('__NONCE__', nonce)
      .replace('<!--app-head-->', () => page.head)
      .replace('<!--app-html-->', () => page.html);
    return { ...page, parts: document.split(nonce) };
  }
}

interface VisitorContext {
  nonce: string;
  siteInfo: unknown;
  apiUrl: string;
  cookies: string;
  reading: unknown;
}

/** A page split where the nonce goes. */
type NonceFreePage = RenderedPage & { parts: string[] };

const FRESH_MS = 1_000;
const MAX_PAGES = 100;

/** Caches rendered pages; the whole generation expires a second after its first page. Failures and redirects are not kept. */
class RecentPages {
  private pages = new Map<string, Promise<NonceFreePage>>();
  private freshUntil = 0;

  of(key: string, make: () => Promise<NonceFreePage>): Promise<NonceFreePage> {
    const now = performance.now();
    if (now >= this.freshUntil) {
      this.pages = new Map();
      this.freshUntil = now + FRESH_MS;
    }
    const { pages } = this;
    const known = pages.get(key);
    if (known) return known;
    const made = make();
    if (pages.size >= MAX_PAGES) return made;
    pages.set(key, made);
    made.then(
      ({ status }) => status === 200 || pages.delete(key),
      () => pages.delete(key),
    );
    return made;
  }

  clear(): void {
    this.freshUntil = 0;
  }
}

// The only cookie that affects a page: the announcement strip that the visitor closed.
const CLOSED_STRIP = /(?<=^|;\s*)closed_strip=[^;]*/;

const keyOf = (url: string, { cookies, siteInfo }: Omit<VisitorContext, 'nonce'>): string =>
  `${url}\n${cookies}\n${JSON.stringify(siteInfo)}`;
