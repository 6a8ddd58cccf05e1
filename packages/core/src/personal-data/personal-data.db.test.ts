import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@qicheng/db';
import {
  dataExport,
  deliverResume,
  exportReport,
  exportResume,
  importResume,
  matchJobs,
  printCertificate,
  runAnalysis,
} from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { testRedisUrl } from '@qicheng/testing/env';
import { openDatabase } from '@qicheng/testing/open-database';
import { redisText } from '@qicheng/testing/redis-text';
import { fillTables, type Filled } from '../../test/fill-tables.js';
import { CryptoService } from '../platform/crypto.service.js';
import { LocalFileStore } from '../platform/storage/index.js';
import { PersonService } from './person.service.js';
import { PersonalDataRepository } from './personal-data.repository.js';
import { PersonalDataService } from './personal-data.service.js';
import { declaredTables } from './tables.js';

const secrets = new CryptoService('a secret for tests only, 32 characters');
let test: TestDatabase;
let database: Database;
let directory: string;
let store: LocalFileStore;
let queue: JobQueue;
let redisUrl: string;
let personalData: PersonalDataService;
let jobsOf: { ofA: string[]; ofB: string[] };
let a: Filled;
let b: Filled;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url });
  directory = await mkdtemp(path.join(tmpdir(), 'personal-'));
  store = new LocalFileStore(directory);
  redisUrl = `${testRedisUrl()}?prefix=test-${randomBytes(6).toString('hex')}`;
  queue = new JobQueue(redisUrl);
  const rows = new PersonalDataRepository(database);
  personalData = new PersonalDataService(new PersonService(rows, secrets), rows, store, queue, secrets);
  a = await fillTables({ database, secrets, store }, { mark: 'alpha', phone: '13800000001' });
  b = await fillTables({ database, secrets, store }, { mark: 'bravo', phone: '13900000002' });
});
afterAll(async () => {
  await queue.close();
  await database.$disconnect();
  await test.drop();
  await rm(directory, { recursive: true, force: true });
});

const ownedTables = declaredTables.filter(({ owner }) => owner.length > 0);

/** Every row of every table as text; file bytes are checked separately. */
async function dump(tables = declaredTables): Promise<string> {
  const parts: string[] = [];
  for (const { table } of tables) {
    const rows = await database.$queryRawUnsafe<{ text: string }[]>(
      `SELECT t::text AS text FROM "${table}" t`,
    );
    parts.push(...rows.map(({ text }) => `${table}: ${text}`));
  }
  return parts.join('\n');
}

async function collect(userId: string) {
  const tables: Record<string, Record<string, unknown>[]> = {};
  for await (const { table, rows } of personalData.exportTables(userId)) tables[table] = rows;
  return tables;
}

it('fills every table with personal data for two people', async () => {
  for (const { table } of ownedTables) {
    const [{ count } = { count: 0 }] = await database.$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM "${table}"`,
    );
    expect([table, count >= 2]).toEqual([table, true]);
  }
});

it('exports all of A and nothing of B', async () => {
  const tables = await collect(a.userId);
  const expected = ownedTables.filter(({ exported }) => exported).map(({ table }) => table);
  expect(Object.keys(tables).sort()).toEqual([...expected].sort());
  for (const table of expected) expect([table, tables[table]?.length]).toEqual([table, a.rows[table] ?? 1]);
  const text = JSON.stringify(tables);
  for (const canary of a.canaries) expect(text).toContain(canary);
  for (const canary of [...b.canaries, ...b.keyed, b.userId]) expect(text).not.toContain(canary);
});

it('exports decrypted values and omits proofs of identity', async () => {
  const tables = await collect(a.userId);
  expect(tables.user_account?.[0]).toMatchObject({
    phone: '13800000001',
    campus_email: 'alpha@example.edu.cn',
  });
  expect(tables.wechat_identity?.[0]).toMatchObject({ openid: 'openid-alpha' });
  const names = new Set(Object.values(tables).flatMap((rows) => rows.flatMap((row) => Object.keys(row))));
  expect([...names].filter((name) => /_(cipher|hash|index)$/.test(name))).toEqual([]);
});

/** Queues one job per kind of row for one person; returns the ids of the rows. */
async function queueJobs({ userId }: Filled): Promise<string[]> {
  const idOf = async (rows: Promise<{ id: string }>) => (await rows).id;
  const where = { userId };
  const [made, read, report, archive, run, match, delivery, certificate] = await Promise.all([
    idOf(database.resumeExport.findFirstOrThrow({ where })),
    idOf(database.resumeImport.findFirstOrThrow({ where })),
    idOf(database.reportExport.findFirstOrThrow({ where })),
    idOf(database.dataExport.findFirstOrThrow({ where })),
    idOf(database.analysis.findFirstOrThrow({ where })),
    idOf(database.jobMatch.findFirstOrThrow({ where })),
    idOf(database.resumeDelivery.findFirstOrThrow({ where })),
    idOf(database.contestCertificate.findFirstOrThrow({ where })),
  ]);
  await queue.enqueue(exportResume, { exportId: made }, `${made}.0`);
  await queue.enqueue(importResume, { importId: read }, `${read}.0`);
  await queue.enqueue(exportReport, { exportId: report }, `${report}.0`);
  await queue.enqueue(dataExport, { exportId: archive }, `${archive}.0`);
  await queue.enqueue(runAnalysis, { runId: run }, `${run}.0`);
  await queue.enqueue(matchJobs, { matchId: match }, `${match}.0`);
  await queue.enqueue(deliverResume, { deliveryId: delivery }, `${delivery}.0`);
  await queue.enqueue(printCertificate, { certificateId: certificate }, `${certificate}.0`);
  return [made, read, report, archive, run, match, delivery, certificate];
}

it('has only ids in the queues', async () => {
  const [ofA, ofB] = [await queueJobs(a), await queueJobs(b)];
  const before = await redisText(redisUrl);
  for (const id of [...ofA, ...ofB]) expect(before).toContain(id);
  for (const canary of [...a.canaries, ...a.keyed, a.userId]) expect(before).not.toContain(canary);
  jobsOf = { ofA, ofB };
});

it('erases A everywhere and keeps B unchanged', async () => {
  const beforeB = await collect(b.userId);
  const filesBefore = await listFiles();
  await personalData.erase(a.userId);
  const queued = await redisText(redisUrl);
  for (const id of jobsOf.ofB) expect(queued).toContain(id);
  // The event stream keeps job names for a while: ids of rows that no longer exist.
  const jobs = queued.split('\n').filter((line) => !/:events /.test(line));
  for (const id of jobsOf.ofA) expect(jobs.join('\n')).not.toContain(id);
  const left = await dump();
  for (const canary of [...a.canaries, ...a.keyed]) expect(left).not.toContain(canary);
  const kept = await dump(declaredTables.filter(({ table }) => table !== 'audit_entry'));
  expect(kept).not.toContain(a.userId);
  expect(await collect(b.userId)).toEqual(beforeB);
  expect(await listFiles()).toEqual(filesBefore.filter((file) => !a.fileKeys.includes(file)));
  await personalData.erase(a.userId); // a second run does nothing
});

it('the phone can create a new account without old data', async () => {
  const phoneIndex = secrets.hash('13800000001', 'index');
  const again = await database.user.create({
    data: { username: '新来', phoneIndex, phoneCipher: secrets.encrypt('13800000001') },
  });
  const tables = await collect(again.id);
  const counts = Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, rows.length]));
  expect(counts).toEqual({
    ...Object.fromEntries(Object.keys(counts).map((table) => [table, 0])),
    user_account: 1,
  });
});

it('a missing person has no data', async () => {
  expect(await collect(randomUUID())).toEqual({});
});

async function listFiles(): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}
