import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type Call, createClient } from '@qicheng/contract/kit/client';
import type { CoreConfig } from '@qicheng/core/platform';
import { type Database } from '@qicheng/db';
import { createTestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { type AppOptions } from '../src/create-app.js';
import { type Metrics } from '../src/kit/metrics.js';
import { ApiApplication } from './api-application.js';

/** The API in this process, on its own port and database. */
export interface TestApi {
  url: string;
  app: NestExpressApplication;
  databaseUrl: string;
  /** Opens separate connections to the database, which the caller closes. */
  openDatabase(): Database;
  /** The metrics of this process. */
  metrics: Metrics;
  /** Returns a typed client; with `token` null it acts as a visitor. */
  as(token: string | null): Call;
  /** Sends a raw request by wire names, for what the typed client would not send. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<WireAnswer>;
  stop(): Promise<void>;
}

export interface WireAnswer {
  status: number;
  headers: Headers;
  code: number;
  msg: string;
  /** Set on failures only. */
  reason?: string;
  data: unknown;
}

/** Options for tests that need more than API calls. */
type Extras = Partial<Pick<AppOptions, 'pages' | 'logger'>>;

/**
 * Starts the API with real PostgreSQL and Redis; stop it in `afterAll`. Without arguments it is the application of this
 * Jest worker, renewed (docs/adr/0010). A trusted proxy may set client addresses.
 */
export async function startApi(
  overrides: Partial<CoreConfig> = {},
  trustedProxies: string[] = [],
  extras: Extras = {},
): Promise<TestApi> {
  const isOwn = [overrides, trustedProxies, extras].some((options) => Object.keys(options).length > 0);
  const database = await createTestDatabase();
  const directory = await mkdtemp(path.join(tmpdir(), 'qicheng-api-'));
  const place = { databaseUrl: database.url, directory };
  const api = isOwn
    ? await ApiApplication.create(place, { overrides, trustedProxies, ...extras })
    : await ApiApplication.ofWorker(place);
  const { app, metrics } = api;
  await app.listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  return {
    url,
    app,
    databaseUrl: database.url,
    openDatabase: () => openDatabase({ url: database.url, poolSize: 3 }),
    metrics,
    as: (token) => createClient({ baseUrl: url, token: () => token }),
    post: (target, body, headers = {}) => post(url + target, body, headers),
    stop: async () => {
      await api.close();
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function post(url: string, body: unknown, headers: Record<string, string>): Promise<WireAnswer> {
  const isForm = body instanceof URLSearchParams;
  const response = await fetch(url, {
    method: 'POST',
    headers: isForm ? headers : { 'content-type': 'application/json', ...headers },
    body: isForm ? body : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const envelope = (await response.json()) as Omit<WireAnswer, 'status' | 'headers'>;
  return { status: response.status, headers: response.headers, ...envelope };
}
