import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CORE_CONFIG, type CoreConfig, CryptoService } from '@qicheng/core/platform';
import { testRedisUrl } from '@qicheng/testing/env';
import { redisText } from '@qicheng/testing/redis-text';
import { createLogger } from '../../src/kit/logger.js';
import { startAccountWorker } from '../account-worker.js';
import { startApi, type TestApi } from '../harness.js';
import { Visitor } from '../visitor.js';
import { MarkedLife, newMarks } from './marked-life.js';

const redisUrl = `${testRedisUrl()}?prefix=test-${randomBytes(6).toString('hex')}`;
const temporaryBefore = process.env.TMPDIR;
let api: TestApi;
let visitor: Visitor;
let worker: Awaited<ReturnType<typeof startAccountWorker>>;
let life: MarkedLife;
let userId: string;
let temporary: string;
let log = '';

beforeAll(async () => {
  temporary = await mkdtemp(path.join(tmpdir(), 'canary-'));
  process.env.TMPDIR = temporary;
  const logger = createLogger('trace', { write: (line) => void (log += line) });
  api = await startApi({ redisUrl, partnerDriver: 'local' }, [], { logger });
  visitor = new Visitor(api);
  worker = await startAccountWorker(api);
  life = new MarkedLife(api, visitor, worker, newMarks());
});
afterAll(async () => {
  await worker.stop();
  await visitor.stop();
  await api.stop();
  if (temporaryBefore === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = temporaryBefore;
  await rm(temporary, { recursive: true, force: true });
});

/** Returns every row of every table as text. */
async function databaseText(leaveOut: readonly string[] = []): Promise<string> {
  const tables = await visitor.database.$queryRaw<{ name: string }[]>`
    SELECT table_name::text AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  const parts: string[] = [];
  for (const { name } of tables.filter((table) => !leaveOut.includes(table.name))) {
    const rows = await visitor.database.$queryRawUnsafe<{ text: string }[]>(
      `SELECT t::text AS text FROM "${name}" t`,
    );
    parts.push(...rows.map(({ text }) => `${name}: ${text}`));
  }
  return parts.join('\n');
}

/** Returns the names and contents of all files of the site, stored and temporary. */
async function diskText(): Promise<string> {
  const { storage } = api.app.get<CoreConfig>(CORE_CONFIG, { strict: false });
  const folders = [temporary, ...(storage.driver === 'local' ? [storage.directory] : [])];
  const parts: string[] = [];
  for (const folder of folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      parts.push(entry.name);
      if (entry.isFile()) parts.push(await readFile(path.join(entry.parentPath, entry.name), 'latin1'));
    }
  }
  return parts.join('\n');
}

/** Returns the lines that contain one of the texts, truncated. */
const holding = (text: string, marks: readonly string[]): string[] =>
  text
    .split('\n')
    .filter((line) => marks.some((mark) => line.includes(mark)))
    .map((line) => line.slice(0, 120));

const values = (): string[] => [...Object.values(life.marks), ...life.secretsOfTheirs] as string[];

it('G16: an account uses everything that the site offers', async () => {
  await life.register();
  const index = api.app.get(CryptoService, { strict: false }).hash(life.marks.phone, 'index');
  ({ id: userId } = await visitor.database.user.findUniqueOrThrow({ where: { phoneIndex: index } }));
  await life.proveMailbox();
  await life.write();
  await life.bringFiles();
  await life.share();
  await life.askAndOffer(userId);
  await life.buy();
  await life.takeAway();
  const kept = await databaseText();
  const marked = holding(kept, [life.marks.word]).map((line) => line.split(':')[0]);
  const written = ['resume', 'resume_version', 'stored_file', 'analysis', 'resume_import', 'resume_export'];
  expect(marked).toEqual(expect.arrayContaining([...written, 'local_message', 'user_account']));
  expect(holding(await diskText(), [life.marks.word]).length).toBeGreaterThan(0);
});

it('G16: secrets and personal values are in plain text only where their owner wrote them', async () => {
  const { phone, contactPhone, password } = life.marks;
  const written = ['resume', 'resume_version', 'resume_export', 'resume_import', 'analysis', 'local_message'];
  const rest = await databaseText(written);
  expect(holding(rest, [phone, contactPhone, password, ...life.secretsOfTheirs])).toEqual([]);
});

it('G16: Redis queues, caches and streams never contain a personal value during use', async () => {
  const text = await redisText(redisUrl);
  expect(text).toMatch(/:exports|:analyses|:imports/);
  expect(holding(text, [...values(), userId])).toEqual([]);
});

it('G17: seven days later nothing of the account is left in PostgreSQL, Redis, files or logs', async () => {
  await life.close();
  const deliveries = await visitor.database.resumeDelivery.count({ where: { userId, kind: 'put' } });
  expect(deliveries).toBe(1);
  expect(await worker.later(6.9, () => worker.eraseClosed())).toBe(0);
  expect(await worker.later(7.1, () => worker.eraseClosed())).toBe(1);
  const secrets = api.app.get(CryptoService, { strict: false });
  const keyed = [secrets.hash(life.marks.phone, 'index')];
  expect(holding(await databaseText(), [...values(), ...keyed])).toEqual([]);
  expect(holding(await databaseText(['audit_entry']), [userId])).toEqual([]);
  expect(holding(await redisText(redisUrl), [...values(), userId])).toEqual([]);
  expect(holding(await diskText(), values())).toEqual([]);
  expect(log.length).toBeGreaterThan(1_000);
  expect(holding(log, values())).toEqual([]);
});
