import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type CoreConfig, PlatformModule, CryptoService } from '@qicheng/core/platform';
import { JobsModule } from '@qicheng/core/platform/jobs';
import { ResumeModule, SaveResume } from '@qicheng/core/resume';
import { ExportRunService, ResumeExportModule, ResumeExportService } from '@qicheng/core/resume-export';
import { JobCompletionEvents } from '@qicheng/jobs/job-queue';
import { emptyDocument } from '@qicheng/resume/defaults';
import { createTestDatabase } from '@qicheng/testing/database';
import { testRedisUrl } from '@qicheng/testing/env';
import { timeLimit, openDatabase, testPool } from '@qicheng/testing/open-database';
import { pino } from 'pino';
import { createWorker, type RunningWorker } from '../src/create-worker.js';
import { RendererVersion } from '../src/resume-export/renderer-version.js';
import { FakeImporter } from './fake-importer.js';
import { FakePrinter, FakeReportWriter, FakeWord } from './fake-renderers.js';

@Module({ imports: [ResumeModule, ResumeExportModule] })
class AskingModule {}

async function setUp() {
  const test = await createTestDatabase();
  const directory = await mkdtemp(path.join(tmpdir(), 'worker-'));
  const config: CoreConfig = {
    environment: 'test',
    appUrl: 'http://localhost',
    appSecret: 'a secret for tests only, 32 characters',
    redisUrl: `${testRedisUrl()}?prefix=test-${randomBytes(6).toString('hex')}`,
    sms: { driver: 'local' },
    mail: { driver: 'local' },
    storage: { driver: 'local', directory },
    fontsDirectory: null,
    demo: false,
  };
  const database = testPool({ url: test.url, poolSize: 4 });
  const imports = [PlatformModule.forRoot(config, database), JobsModule, AskingModule];
  const api = await NestFactory.createApplicationContext(
    { module: AskingModule, imports },
    { logger: false },
  );
  const rows = openDatabase(database);
  const { id: userId } = await rows.user.create({ data: { username: '张三' } });
  return {
    rows,
    config,
    userId,
    exports: api.get(ResumeExportService),
    runs: api.get(ExportRunService),
    jobEvents: api.get(JobCompletionEvents),
    newResume: () =>
      api
        .get(SaveResume)
        .run({ userId, title: '简历', templateCode: 'tem0001', language: 'zh', document: emptyDocument() }),
    startWorker: (printer: FakePrinter, renderer?: string) =>
      createWorker({
        config,
        database,
        renderers: { printer, word: new FakeWord(), version: new RendererVersion(renderer) },
        importer: new FakeImporter(),
        reports: new FakeReportWriter(),
        exportConcurrency: 2,
        logger: pino({ level: 'silent' }),
      }),
    stop: async () => {
      await api.close();
      await rows.$disconnect();
      await test.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

describe('the worker', () => {
  let stack: Awaited<ReturnType<typeof setUp>>;
  let resumeId: string;
  const workers: RunningWorker[] = [];
  beforeAll(async () => {
    stack = await setUp();
  });
  afterAll(() => stack.stop());
  beforeEach(async () => {
    resumeId = (await stack.newResume()).id;
  });
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.stop(5_000);
  });
  const start = async (printer = new FakePrinter()) => {
    const worker = await stack.startWorker(printer);
    workers.push(worker);
    return { worker, printer };
  };
  const ask = (format: 'pdf' | 'docx' = 'pdf') =>
    stack.exports.request({ userId: stack.userId, resumeId, format });

  it('exports on request, quickly', async () => {
    await start();
    const { exportId } = await ask();
    expect(await stack.exports.waitFor(stack.userId, exportId, timeLimit(10_000))).toMatchObject({
      status: 'done',
      file: { name: '简历.pdf' },
    });
    const second = await ask('docx');
    const watch = stack.jobEvents.watch.bind(stack.jobEvents);
    const watched = jest.spyOn(stack.jobEvents, 'watch').mockImplementation((subject) => {
      const own = watch(subject);
      // Disables the poll every second, so that only an event can end the wait.
      return { ...own, next: () => own.next(timeLimit(30_000)) };
    });
    const startedAt = performance.now();
    expect(await stack.exports.waitFor(stack.userId, second.exportId, timeLimit(10_000))).toMatchObject({
      status: 'done',
    });
    expect(performance.now() - startedAt).toBeLessThan(timeLimit(20_000));
    watched.mockRestore();
  });

  it('serves the same request from the stored file, until a worker of another version starts', async () => {
    const started = async (version: string) =>
      workers.push(await stack.startWorker(new FakePrinter(), version));
    await started('v1');
    const { exportId } = await ask();
    await stack.exports.waitFor(stack.userId, exportId, timeLimit(10_000));
    expect(await ask()).toMatchObject({ exportId, status: 'done' });
    await started('v2');
    while ((await ask()).exportId === exportId) await new Promise((resolve) => setImmediate(resolve));
  });

  it('retries, then fails with a reason', async () => {
    const { printer } = await start();
    printer.work = () => Promise.reject(new Error('browser died'));
    const { exportId } = await ask();
    const state = await stack.exports.waitFor(stack.userId, exportId, timeLimit(15_000));
    expect(state).toMatchObject({ status: 'failed', errorCode: 'broken' });
    expect(printer.printed).toHaveLength(3);
  });

  it('takes over the job of a killed worker within 15 s', async () => {
    const { exportId } = await ask();
    // Simulates a dead worker: the row is claimed, but its job is no longer in Redis.
    expect(await stack.runs.claim(exportId)).not.toBeNull();
    const startedAt = performance.now();
    await start();
    expect(await stack.exports.waitFor(stack.userId, exportId, timeLimit(15_000))).toMatchObject({
      status: 'done',
    });
    expect(performance.now() - startedAt).toBeLessThan(timeLimit(15_000));
  });

  it('finishes the running job before it stops', async () => {
    const { worker, printer } = await start();
    let release = () => {};
    const started = new Promise<void>((resolve) => {
      printer.work = () => {
        resolve();
        return new Promise((done) => (release = done));
      };
    });
    const { exportId } = await ask();
    await started;
    const stopping = worker.stop(10_000);
    release();
    await stopping;
    workers.splice(0);
    expect(printer.isClosed).toBe(true);
    expect(await stack.exports.get(stack.userId, exportId)).toMatchObject({ status: 'done' });
  });

  it('delivers a mail once after a failed first attempt, and deletes its content', async () => {
    const content = { to: 'student@x.edu.cn', subject: '验证码', text: '246810' };
    const { id } = await stack.rows.mailMessage.create({
      data: {
        recipientIndex: 'r',
        purpose: 'campusEmail',
        contentCipher: new CryptoService(stack.config.appSecret).encrypt(JSON.stringify(content)),
        attempts: 1,
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    await Promise.all([start(), start()]);
    const isSent = async () => (await stack.rows.mailMessage.findUnique({ where: { id } }))?.state === 'sent';
    while (!(await isSent())) await new Promise((resolve) => setImmediate(resolve));
    expect(await stack.rows.mailMessage.findUnique({ where: { id } })).toMatchObject({
      contentCipher: '',
      attempts: 2,
    });
    expect(await stack.rows.localMessage.count({ where: { channel: 'mail' } })).toBe(1);
  });

  it('shows health and metrics to the operator port, and the queues only to operators', async () => {
    const { worker } = await start();
    const { server } = worker.operatorPort;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('job_queue_depth{queue="exports"}');
    const board = await fetch(`${url}/ops/queues/api/queues`, { redirect: 'manual' });
    expect([board.status, board.headers.get('location')]).toEqual([302, 'http://localhost/ops']);
    expect(
      (
        await fetch(`${url}/ops/queues`, {
          headers: { cookie: 'qicheng-ops=aaaaaaaaaaaaaaaaaaaaaaaa' },
          redirect: 'manual',
        })
      ).status,
    ).toBe(302);
  });
});
