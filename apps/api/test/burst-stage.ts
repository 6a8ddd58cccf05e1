import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { startJdAnalysis } from '@qicheng/contract/analysis/index';
import { ApiFailure } from '@qicheng/contract/kit/api-failure';
import { createClient } from '@qicheng/contract/kit/client';
import { AccountService } from '@qicheng/core/account';
import { AiCountService } from '@qicheng/core/ai-count';
import { SessionService } from '@qicheng/core/auth';
import { isStoreUnavailable } from '@qicheng/core/platform';
import { type Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { LossyLine } from '@qicheng/testing/lossy-line';
import { openDatabase, testPool, timeLimit } from '@qicheng/testing/open-database';
import { createApp } from '../src/create-app.js';
import { createLogger } from '../src/kit/logger.js';
import { Metrics } from '../src/kit/metrics.js';
import type { Random } from './fuzz/random.js';

const STARTS = 20;
const UNSETTLED = '暂时无法确认是否已受理';

/** The result of one burst; `charged` is counted in the ledger. */
export interface BurstOutcome {
  accepted: number;
  refused: number;
  /** Starts whose result was unknown at first and was confirmed by a retry with the same key. */
  confirmedLater: number;
  charged: number;
  chargedThoughRefused: number;
}

/** An API whose database connection is slow and loses responses, and a stub worker that ends its runs. */
export class BurstStage {
  private users = 0;

  private constructor(
    private readonly test: TestDatabase,
    private readonly line: LossyLine,
    private readonly witness: Database,
    private readonly app: NestExpressApplication,
    private readonly random: Random,
  ) {}

  static async start(random: Random): Promise<BurstStage> {
    const test = await createTestDatabase();
    const line = await LossyLine.to(test.url);
    const app = await createApp({
      config: {
        environment: 'test',
        appUrl: 'http://localhost',
        appSecret: 'a secret for tests only, 32 characters',
        redisUrl: process.env.TEST_REDIS_URL ?? '',
        sms: { driver: 'local' },
        mail: { driver: 'local' },
        storage: { driver: 'local', directory: tmpdir() },
        fontsDirectory: null,
        demo: false,
      },
      database: testPool({ url: line.url, poolSize: 5, replyTimeoutMs: 4_000 }),
      trustedProxies: [],
      logger: createLogger('error'),
      metrics: new Metrics(),
      pages: null,
    });
    await app.listen(0, '127.0.0.1');
    return new BurstStage(
      test,
      line,
      openDatabase({ url: test.url, poolSize: 3, acquireTimeoutMs: 30_000 }),
      app,
      random,
    );
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.witness.$disconnect();
    await this.line.close();
    await this.test.drop();
  }

  /**
   * Sends twenty starts in parallel, each with its own key and question, for a new user who can pay for all of them.
   */
  async burst(): Promise<BurstOutcome> {
    const { userId, token } = await this.newUser();
    this.disturb();
    const released = this.holdAdvisoryLock(this.random.next() < 0.3 ? 200 + 1_200 * this.random.next() : 0);
    const ending = new AbortController();
    const worker = this.endRuns(userId, ending.signal);
    const keys = Array.from({ length: STARTS }, () => randomUUID());
    const ends = await Promise.all(keys.map((key) => this.ask(token, key)));
    ending.abort();
    await Promise.all([worker, released]);
    this.restoreSpeed();
    return this.count(userId, keys, ends);
  }

  /** Starts a run; retries with the same key as long as the result is unknown. */
  private async ask(token: string, requestKey: string): Promise<{ isAccepted: boolean; isLate: boolean }> {
    const { port } = this.app.getHttpServer().address() as AddressInfo;
    const baseUrl = `http://127.0.0.1:${port}`;
    const call = createClient({ baseUrl, token: () => token, timeoutMs: timeLimit(100_000) });
    const text = `岗位：会计\n岗位职责：负责账务处理与纳税申报\n任职要求：大专及以上学历 ${requestKey}`;
    for (let isLate = false; ; isLate = true) {
      try {
        await call(startJdAnalysis, { text, requestKey });
        return { isAccepted: true, isLate };
      } catch (error) {
        if (!(error instanceof ApiFailure) || ![429, 503].includes(error.status)) throw error;
        if (!error.message.includes(UNSETTLED)) return { isAccepted: false, isLate };
      }
    }
  }

  private async count(
    userId: string,
    keys: readonly string[],
    ends: readonly { isAccepted: boolean; isLate: boolean }[],
  ): Promise<BurstOutcome> {
    const runs = await this.witness.analysis.findMany({ where: { userId, deletedAt: null } });
    const charged = await this.witness.aiCountEntry.count({ where: { userId, kind: 'reserve' } });
    const refused = new Set(keys.filter((_, index) => !ends[index]?.isAccepted));
    return {
      accepted: keys.length - refused.size,
      refused: refused.size,
      confirmedLater: ends.filter(({ isLate }) => isLate).length,
      charged,
      chargedThoughRefused: runs.filter(({ requestKey }) => refused.has(requestKey)).length,
    };
  }

  private async newUser(): Promise<{ userId: string; token: string }> {
    this.restoreSpeed();
    for (;;) {
      try {
        return await this.openAccount();
      } catch (error) {
        // On a busy machine the connection may time out; another account is created.
        if (!isStoreUnavailable(error)) throw error;
      }
    }
  }

  private async openAccount(): Promise<{ userId: string; token: string }> {
    const phone = `139${String((this.users += 1)).padStart(8, '0')}`;
    const userId =
      (await this.app.get(AccountService, { strict: false }).createUser({ phone, password: null })) ?? '';
    const client = { ip: '127.0.0.1', userAgent: 'test' };
    const { token } = await this.app.get(SessionService, { strict: false }).open(userId, client);
    await this.app
      .get(AiCountService, { strict: false })
      .grant(userId, { key: 'start', amount: STARTS, source: 'test' });
    return { userId, token };
  }

  /** Delays every response, and loses about every fifth commit in one of three ways. */
  private disturb(): void {
    this.line.delayMs = Math.floor(this.random.next() * 60);
    const fates = ['answerLost', 'neverSent', 'late'] as const;
    this.line.fateOf = () =>
      this.random.next() < 0.2 ? (fates[Math.floor(this.random.next() * 3)] ?? 'passes') : 'passes';
  }

  private restoreSpeed(): void {
    this.line.delayMs = 0;
    this.line.fateOf = () => 'passes';
  }

  /** Holds the advisory lock of all starts in another transaction. */
  private async holdAdvisoryLock(ms: number): Promise<void> {
    if (ms === 0) return;
    await this.witness.$transaction([
      this.witness.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('analysis', 0))`,
      this.witness.$executeRaw`SELECT pg_sleep(${ms / 1_000}::float8)`,
    ]);
  }

  private async endRuns(userId: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.witness.$executeRaw`
        UPDATE analysis SET status = 'done', finished_at = now() WHERE user_id = ${userId}::uuid AND status = 'queued'`;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
