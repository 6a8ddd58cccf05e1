import type { AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { endpoints } from '@qicheng/contract/endpoints';
import type { Endpoint } from '@qicheng/contract/kit/endpoint';
import { ContentService } from '@qicheng/core/content';
import { HttpFailureService } from '@qicheng/core/http-failure';
import { type CoreConfig, type DatabaseOptions, SignalBus } from '@qicheng/core/platform';
import { SharePageService } from '@qicheng/core/resume-share';
import { SettingsService, SiteInfoService } from '@qicheng/core/site';
import compression from 'compression';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import { mountDocs } from './docs/docs.middleware.js';
import { bodyParser } from './kit/body-parser.js';
import { directCalls } from './kit/direct-calls.js';
import { inOrder } from './kit/in-order.js';
import { type LoadMeter, loadShedding } from './kit/load-shedding.js';
import { NestLogger } from './kit/logger.js';
import { closedForMaintenance } from './kit/maintenance.js';
import { refuseUnsafeAddress, refuseUnsafeBody } from './kit/malformed-input.js';
import type { Metrics } from './kit/metrics.js';
import { operatorPages } from './kit/page/operator-pages.js';
import { failedRoutes, requestLogger } from './kit/request-log.js';
import { securityHeaders } from './kit/security-headers.js';
import { SHARED_COOKIE_DOMAIN } from './kit/shared-cookie-store.js';
import { PAY_NOTICE_PATHS } from './order/pay-notice.controller.js';
import { mountPages, type Pages } from './pages/pages.middleware.js';
import { sharePageOf } from './resume-share/share-page-of.js';
import { CALLBACK_PATH } from './wechat/callback.controller.js';

/** [decision 5]: a POST to a GET list is the same call; its body is read as the query. */
function alsoPost(endpoints: readonly Endpoint[]): RequestHandler {
  const paths = new Set(endpoints.filter((endpoint) => endpoint.alsoPost).map((endpoint) => endpoint.path));
  return (request, _response, next) => {
    if (request.method === 'POST' && paths.has(request.path)) {
      const body: unknown = request.body;
      const query = typeof body === 'object' && body !== null ? { ...request.query, ...body } : request.query;
      Object.defineProperty(request, 'query', { value: query });
      request.method = 'GET';
    }
    next();
  };
}

/** The process' own URL; known only once it listens. */
function ownAddress(app: NestExpressApplication): string {
  const { address, family, port } = app.getHttpServer().address() as AddressInfo;
  const isV6 = family === 'IPv6';
  const isAny = address === '::' || address === '0.0.0.0';
  const reached = isAny ? (isV6 ? '::1' : '127.0.0.1') : address;
  return `http://${isV6 ? `[${reached}]` : reached}:${port}`;
}

export interface AppOptions {
  config: CoreConfig;
  database: DatabaseOptions;
  trustedProxies: string[];
  logger: Logger;
  metrics: Metrics;
  /** Absent without load shedding, as in most tests. */
  load?: LoadMeter;
  /** Absent if only calls are served, as in tests of calls. */
  pages: Pages | null;
}

/** The complete API process except listening: edge checks and frequent calls, then pages, documentation and calls. */
export async function createApp(options: AppOptions): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(options.config, options.database),
    {
      bodyParser: false,
      logger: new NestLogger(options.logger),
      abortOnError: false,
    },
  );
  app.get(SignalBus, { strict: false }).listen((signal) => options.metrics.count(signal));
  app.set('trust proxy', options.trustedProxies);
  app.set('query parser', 'simple');
  app.set(SHARED_COOKIE_DOMAIN, options.config.sharedCookieDomain ?? '');
  app.disable('x-powered-by');
  // Responses are not cacheable and each page has its own nonce, so an ETag would never match.
  app.disable('etag');
  const siteInfos = app.get(SiteInfoService, { strict: false });
  const { pages } = options;
  const bodies = inOrder([
    bodyParser([...endpoints, CONTENT_FORM], [CALLBACK_PATH, ...PAY_NOTICE_PATHS]),
    refuseUnsafeBody,
  ]);
  app.use(inOrder([...edgeChecks(app, options), directCalls(app, bodies)]));
  if (options.config.environment !== 'production') mountDocs(app.getHttpAdapter().getInstance());
  if (pages)
    mountPages(app.getHttpAdapter().getInstance(), {
      pages,
      siteInfo: () => siteInfos.site(),
      numbersOf: (kind, limit) => app.get(ContentService, { strict: false }).numbers(kind, limit),
      apiUrl: () => ownAddress(app),
      linkedPageOf: sharePageOf(app.get(SharePageService, { strict: false }), options.config.appUrl),
    });
  app.use(inOrder([bodies, alsoPost(endpoints)]));
  limitConnections(app);
  return app;
}

/** What every request passes before its body is read. */
function edgeChecks(app: NestExpressApplication, options: AppOptions): RequestHandler[] {
  const { config, load, logger, metrics } = options;
  const failures = app.get(HttpFailureService, { strict: false });
  const siteInfos = app.get(SiteInfoService, { strict: false });
  // Compression would buffer events.
  const compress = compression({
    filter: (request, response) => !isEventStream(response) && compression.filter(request, response),
  });
  return [
    ...(load ? [loadShedding({ meter: load, onRefusal: (rank) => metrics.countShed(rank) })] : []),
    requestLogger(logger),
    metrics.timer(new Set(endpoints.map((endpoint) => endpoint.path))),
    failedRoutes((route, requestId) => failures.record(route, requestId)),
    ...securityHeaders({
      secure: config.appUrl.startsWith('https:'),
      imageHosts: () => siteInfos.imageHosts(),
    }),
    (request, response, next) =>
      request.headers['accept-encoding'] === undefined ? next() : compress(request, response, next),
    refuseUnsafeAddress,
    closedForMaintenance(() => app.get(SettingsService, { strict: false }).all()),
  ];
}

// Sixty thousand Chinese characters, nine bytes each when form-encoded.
const CONTENT_FORM = { path: operatorPages.contentEntry, maxBodyBytes: 600_000 };

// [fault 18]: slow senders are cut off; a waiting export responds within 60 s.
function limitConnections(app: NestExpressApplication): void {
  const server = app.getHttpServer();
  server.headersTimeout = 10_000;
  // Node checks for late requests every 30 s unless this is set before the server listens.
  Object.assign(server, { connectionsCheckingInterval: 2_000 });
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 65_000;
}

const isEventStream = (response: Response): boolean =>
  String(response.getHeader('Content-Type') ?? '').startsWith('text/event-stream');
