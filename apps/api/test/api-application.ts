import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type CoreConfig, type DatabaseOptions, SignalBus } from '@qicheng/core/platform';
import { testRedisUrl } from '@qicheng/testing/env';
import { testPool } from '@qicheng/testing/open-database';
import { TEST_PASSWORD_COST } from '@qicheng/testing/password-cost';
import { type AppOptions, createApp } from '../src/create-app.js';
import { createLogger, NestLogger } from '../src/kit/logger.js';
import { Metrics } from '../src/kit/metrics.js';
import { renewProviders, replaceFields } from './renew-providers.js';

/** Where one start of an application stores its data. */
interface Place {
  databaseUrl: string;
  directory: string;
}

interface Options extends Partial<Pick<AppOptions, 'trustedProxies' | 'pages' | 'logger'>> {
  overrides?: Partial<CoreConfig>;
}

/** An application that can start again after it was closed, with another place and no state of its earlier use. */
export class ApiApplication {
  /** Closed and ready for the next test file of this Jest worker. */
  private static idle: ApiApplication | null = null;
  private isReusable = false;

  private constructor(
    readonly app: NestExpressApplication,
    readonly metrics: Metrics,
    private readonly config: CoreConfig,
    private readonly database: DatabaseOptions,
  ) {
    app.getHttpServer().on('request', (_request: IncomingMessage, response: ServerResponse) => {
      // Its handler may still be running after the application is closed.
      response.once('close', () => (this.isReusable &&= response.writableFinished));
    });
  }

  /** The application with the default configuration; a new one if the worker has none that can start again. */
  static async ofWorker(place: Place): Promise<ApiApplication> {
    const known = ApiApplication.idle;
    ApiApplication.idle = null;
    const application = known ?? (await ApiApplication.create(place));
    if (known) await known.renew(place);
    application.isReusable = true;
    return application;
  }

  static async create(place: Place, options: Options = {}): Promise<ApiApplication> {
    const { overrides = {}, trustedProxies = [], pages = null, logger = createLogger('silent') } = options;
    const metrics = new Metrics();
    const config = { ...configOf(place), ...overrides };
    const database = testPool({ url: place.databaseUrl, poolSize: 5 });
    const app = await createApp({ config, database, trustedProxies, logger, metrics, pages });
    return new ApiApplication(app, metrics, config, database);
  }

  /** Closes everything that is open. */
  async close(): Promise<void> {
    await this.app.close();
    if (this.isReusable) ApiApplication.idle = this;
  }

  private async renew(place: Place): Promise<void> {
    // Providers read both when they are created.
    replaceFields(this.config, configOf(place));
    this.database.url = place.databaseUrl;
    // Nest has one logger per process, which is that of the newest application.
    this.app.useLogger(new NestLogger(createLogger('silent')));
    await renewProviders(this.app);
    this.metrics.registry.resetMetrics();
    this.app.get(SignalBus, { strict: false }).listen((signal) => this.metrics.count(signal));
  }
}

const configOf = ({ directory }: Place): CoreConfig => ({
  environment: 'test',
  appUrl: 'http://localhost',
  appSecret: 'a secret for tests only, 32 characters',
  redisUrl: `${testRedisUrl()}?prefix=test-${randomBytes(6).toString('hex')}`,
  sms: { driver: 'local' },
  mail: { driver: 'local' },
  storage: { driver: 'local', directory },
  fontsDirectory: null,
  demo: false,
  passwordCost: TEST_PASSWORD_COST,
});
