import { onUnexpected, reportFailedStart } from '@qicheng/core/platform';
import {
  languageModelNameOf,
  mailDriverOf,
  partnerDriverOf,
  payDriversOf,
  smsDriverOf,
  storageOf,
  wechatDriverOf,
} from '@qicheng/env';
import { createApp } from './create-app.js';
import { readEnv } from './env.js';
import { Readiness } from './health/readiness.js';
import { Drain } from './kit/drain.js';
import { LoadMeter } from './kit/load-shedding.js';
import { createLogger } from './kit/logger.js';
import { Metrics } from './kit/metrics.js';
import { builtWeb } from './pages/built-web.js';
import { PageRenderer } from './pages/page-renderer.js';

const hasStarted = reportFailedStart();
const env = readEnv();
const logger = createLogger(env.LOG_LEVEL);
const metrics = new Metrics();
const web = env.WEB_DIST ?? builtWeb();
if (web === null) logger.warn('no pages are served: WEB_DIST is not set and the web app is not built');
const app = await createApp({
  config: {
    environment: env.NODE_ENV,
    appUrl: env.APP_URL,
    sharedCookieDomain: env.SHARED_COOKIE_DOMAIN,
    appSecret: env.APP_SECRET,
    redisUrl: env.REDIS_URL,
    sms: smsDriverOf(env),
    mail: mailDriverOf(env),
    wechat: wechatDriverOf(env),
    partnerDriver: partnerDriverOf(env),
    languageModel: languageModelNameOf(env),
    pay: payDriversOf(env),
    storage: storageOf(env),
    fontsDirectory: env.FONTS_DIR ?? null,
    demo: env.DEMO,
  },
  database: {
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    limitScale: env.DATABASE_LIMIT_SCALE,
    // The server cancels statements after three seconds.
    replyTimeoutMs: 4_000 * env.DATABASE_LIMIT_SCALE,
  },
  trustedProxies: env.TRUSTED_PROXIES,
  logger,
  metrics,
  load: new LoadMeter(),
  pages: web === null ? null : await PageRenderer.load(web, env.APP_URL),
});
const drain = new Drain(app.getHttpServer());
const metricsServer = await metrics.listen(env.METRICS_PORT, env.HOST);
await app.listen(env.PORT, env.HOST);
hasStarted();
logger.info({ port: env.PORT }, 'api is listening');

// Load balancers probe about once a second, and persistent connections are notified of the shutdown.
const NOTICE_MS = 1_000;
const MAX_MS = 20_000;

let stopping = false;
async function stop(signal: string, noticeMs: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  logger.info({ signal }, 'api is stopping');
  app.get(Readiness).stop();
  // Requests in flight finish normally; what still hangs in the end is cut off.
  const deadline = setTimeout(() => app.getHttpServer().closeAllConnections(), MAX_MS);
  await drain.begin(noticeMs);
  await app.close();
  clearTimeout(deadline);
  metricsServer.close();
  logger.flush();
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal, NOTICE_MS));
onUnexpected(
  (error) => logger.fatal({ err: error }, 'nobody expected this; the process restarts'),
  () => stop('unexpected', 0),
);
