import { onUnexpected, reportFailedStart } from '@qicheng/core/platform';
import {
  languageModelOf,
  mailDriverOf,
  partnerDriverOf,
  payDriversOf,
  smsDriverOf,
  storageOf,
} from '@qicheng/env';
import { IsolatedImporter } from '@qicheng/import/isolated';
import { analysisModelOf } from './analysis/analysis-model.js';
import { createWorker } from './create-worker.js';
import { readEnv, type WorkerEnv } from './env.js';
import { createLogger } from './kit/logger.js';
import { BrowserReportWriter } from './report-export/browser.report-writer.js';
import { ChromiumPrinter } from './resume-export/chromium/chromium-printer.js';
import { DocxWordWriter } from './resume-export/docx.word-writer.js';
import { RendererVersion } from './resume-export/renderer-version.js';

// A render is killed at 20 s; anything still running then will not finish.
const GRACE_MS = 25_000;
const GRACE_AFTER_PROBLEM_MS = 2_000;

const hasStarted = reportFailedStart();
const env = readEnv();
const logger = createLogger(env.LOG_LEVEL);
const printer = await ChromiumPrinter.create({
  ...browserOf(env),
  sandbox: env.CHROMIUM_SANDBOX,
  slots: env.EXPORT_CONCURRENCY,
  onWarning: (message) => logger.warn(message),
});
// In parallel with the worker's start, which takes long enough; without a browser each export reports it.
const warmedUp = printer
  .warmUp()
  .catch((error: unknown) => logger.warn({ err: error }, 'the browser for exports did not start'));
const worker = await createWorker({
  config: {
    environment: env.NODE_ENV,
    appUrl: env.APP_URL,
    appSecret: env.APP_SECRET,
    redisUrl: env.REDIS_URL,
    sms: smsDriverOf(env),
    mail: mailDriverOf(env),
    partnerDriver: partnerDriverOf(env),
    pay: payDriversOf(env),
    storage: storageOf(env),
    fontsDirectory: env.FONTS_DIR ?? null,
    demo: env.DEMO,
  },
  database: {
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    limitScale: env.DATABASE_LIMIT_SCALE,
    // The longest statement, the ledger audit, may take fifty seconds.
    replyTimeoutMs: 60_000 * env.DATABASE_LIMIT_SCALE,
  },
  renderers: {
    printer,
    word: new DocxWordWriter(),
    version: await RendererVersion.of(process.argv[1] ?? '', browserOf(env)),
  },
  importer: new IsolatedImporter(),
  reports: new BrowserReportWriter(printer),
  model: await analysisModelOf(languageModelOf(env)),
  exportConcurrency: env.EXPORT_CONCURRENCY,
  logger,
});
await warmedUp;
await new Promise<void>((resolve, reject) => {
  worker.operatorPort.server.once('error', reject).listen(env.WORKER_METRICS_PORT, env.HOST, resolve);
});
hasStarted();
logger.info({ port: env.WORKER_METRICS_PORT }, 'worker is running');

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  logger.info({ signal }, 'worker is stopping');
  await worker.stop(GRACE_MS);
  logger.flush();
  process.exit(0); // an unfinished job would keep the process alive
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
onUnexpected(
  (error) => logger.fatal({ err: error }, 'nobody expected this; the process restarts'),
  () => worker.stop(GRACE_AFTER_PROBLEM_MS),
);

/** Exports need a browser and fonts; a worker without them would only fail each export. */
function browserOf({
  PUPPETEER_EXECUTABLE_PATH: executablePath,
  FONTS_DIR: fontsDirectory,
  CHROMIUM_LD_LIBRARY_PATH: libraryPath,
}: WorkerEnv) {
  if (executablePath === undefined || fontsDirectory === undefined) {
    throw new Error(
      '后台任务需要 PUPPETEER_EXECUTABLE_PATH（Chromium）和 FONTS_DIR（导出用的字体）；npm start 会自动设好它们',
    );
  }
  return { executablePath, fontsDirectory, ...(libraryPath === undefined ? {} : { libraryPath }) };
}
