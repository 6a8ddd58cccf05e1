import { stills } from 'virtual:template-stills';
import { getTopBanner } from '@qicheng/contract/content/banner.contract';
import { type Call, createClient } from '@qicheng/contract/kit/client';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { PageContext } from './app/page-data.js';
import { pageHead } from './app/page-head.js';
import { type PageHandle, wordsOf } from './app/page.js';
import { Providers } from './app/providers.js';
import { routes } from './app/routes.js';
import { hasStrip } from './app/shell/menu-place.js';
import { wasClosed } from './features/site/strip/closed-strip.js';
import { provideStills } from './features/template/still-store.js';
import type { ServerState } from './lib/site-context.js';
import { StyleNonceContext } from './lib/style-nonce.js';

export { listedPages } from './config/listed-pages.js';
export { mobileAddress } from './config/mobile-pages.js';
export { pageRoutes } from './config/paths.js';

export interface PageRequest {
  /** Path and query of the request. */
  url: string;
  /** Present if the site's own address is known; social cards need absolute URLs. */
  origin?: string;
  /** Nonce of this response's Content-Security-Policy. */
  nonce: string;
  now: Date;
  siteInfo: ServerState['siteInfo'];
  /** Base URL of the API, which is called as a visitor. */
  apiUrl: string;
  /** The cookie header of the request. */
  cookies?: string;
  /** The shared résumé that this page's link opens, as text. */
  reading?: PageContext['reading'];
}

export interface RenderedPage {
  status: number;
  /** Set with a 3xx status. */
  location?: string;
  /** Replaces `<!--app-head-->`: title, description, style sheets, and the state as a data block. */
  head: string;
  /** Replaces `<!--app-html-->`. */
  html: string;
  /** Only the state, as JSON; already part of `head`. */
  state: string;
}

provideStills(stills);
const handler = createStaticHandler(routes);
// After this time an error page is more useful than waiting.
const ASK_TIMEOUT_MS = 5_000;

const redirected = (response: Response): RenderedPage => ({
  status: response.status,
  location: response.headers.get('location') ?? '/',
  head: '',
  html: '',
  state: 'null',
});

/**
 * Null counts as data: without it the browser would request again, over a different page than the server
 * rendered.
 */
const hasData = (loaderData: Record<string, unknown>) =>
  Object.values(loaderData).some((data) => data !== undefined);

/** The API is temporarily unavailable; the browser may retry. */
const UNAVAILABLE = { title: '页面暂时打不开', status: 503 };

/** Undefined if the page has no strip, or if the browser should request it again. */
async function loadStrip(address: URL, cookies: string, call: Call): Promise<ServerState['strip']> {
  if (!hasStrip(address)) return undefined;
  try {
    const { banner } = await call(getTopBanner, {});
    return banner !== null && wasClosed(banner, cookies) ? null : banner;
  } catch {
    return undefined;
  }
}

/** Renders the page of an address for a visitor; members-only pages render as their skeleton. */
export async function render({
  url,
  origin,
  nonce,
  siteInfo,
  apiUrl,
  cookies = '',
  reading = null,
}: PageRequest): Promise<RenderedPage> {
  const address = new URL(url, origin ?? 'http://localhost');
  const call = createClient({ baseUrl: apiUrl, token: () => null, timeoutMs: ASK_TIMEOUT_MS });
  const requestContext: PageContext = { call, reading };
  const [context, strip] = await Promise.all([
    handler.query(new Request(address), { requestContext }),
    loadStrip(address, cookies, call),
  ]);
  if (context instanceof Response) return redirected(context);
  const { loaderData } = context;
  const state: ServerState = {
    siteInfo,
    ...(strip !== undefined && { strip }),
    ...(hasData(loaderData) && { loaderData }),
  };
  const html = renderToString(
    <StrictMode>
      <StyleNonceContext value={nonce}>
        <Providers state={state}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
            nonce={nonce}
          />
        </Providers>
      </StyleNonceContext>
    </StrictMode>,
  );
  const route = context.matches.at(-1)?.route;
  const handle = route?.handle as PageHandle | undefined;
  const data: unknown = route && loaderData[route.id];
  const words =
    context.statusCode >= 500 ? UNAVAILABLE : handle && wordsOf(handle, address.searchParams, data);
  const json = JSON.stringify(state);
  return {
    status: words?.status ?? context.statusCode,
    head: pageHead({ handle, words, address, origin: origin ?? null, nonce, state: json }),
    html,
    state: json,
  };
}
