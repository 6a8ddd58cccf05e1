import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the web's server bundle gives for one address. */
export interface RenderedPage {
  status: number;
  head: string;
  html: string;
  /** A redirect instead of a page. */
  location?: string;
}

/** Addresses that search engines list. */
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
  /** Paths that are pages; everything else is not the web's. */
  pageRoutes: readonly string[];
  listedPages: ListedPages;
  mobileAddress(address: URL, mobileSite: string): string | null;
}

/** Renders pages with the built web (`WEB_DIST`): its server bundle and its index.html. */
export class PageRenderer {
  private constructor(
    private readonly bundle: ServerBundle,
    private readonly template: string,
    readonly clientDirectory: string,
    readonly origin: string,
  ) {}

  /** `origin` is the site's public address, for links that leave the site. */
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

  /** The mobile site's address of a page; null where a phone stays. */
  mobileAddress(url: string, mobileSite: string): string | null {
    return this.bundle.mobileAddress(new URL(url, this.origin), mobileSite);
  }

  /** What the page shows is asked for at `apiUrl`, as a visitor. */
  async render(
    url: string,
    about: { nonce: string; siteInfo: unknown; apiUrl: string; cookies: string; reading: unknown },
  ): Promise<RenderedPage & { document: string }> {
    const { origin } = this;
    const page = await this.bundle.render({ url, origin, now: new Date(), ...about });
    const document = this.template
      .replace('<!--app-head-->', () => page.head)
      .replace('<!--app-html-->', () => page.html)
      .replaceAll('__NONCE__', about.nonce);
    return { ...page, document };
  }
}
