import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AiCountService } from '@qicheng/core/ai-count';
import { CatalogueService } from '@qicheng/core/catalogue';
import { MakeOrder } from '@qicheng/core/order';
import { LocalCashier, PayOrder } from '@qicheng/core/payment';
import { LocalFileStore } from '@qicheng/core/platform/storage';
import { SaveResume } from '@qicheng/core/resume';
import type { Database } from '@qicheng/db';
import { Snapshot } from '@qicheng/db/copy';
import { SAMPLES } from '@qicheng/resume/samples';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase, testPool } from '@qicheng/testing/open-database';
import { Witness } from '@qicheng/testing/witness';
import { CONFIG, runLine } from '../../test/run-line.js';
import { coreOver, type Find } from '../ops-context.js';

/**
 * Writes of each kind answered before the snapshot, and again between the snapshot and the first row copied.
 */
const ENOUGH = 5;

let source: TestDatabase;
let target: TestDatabase;
let database: Database;
let scratch: string;
let store: LocalFileStore;

beforeAll(async () => {
  [source, target] = [await createTestDatabase(), await createEmptyDatabase()];
  database = openDatabase({ url: source.url, poolSize: 2 });
  scratch = await mkdtemp(path.join(tmpdir(), 'busy-site-'));
  store = new LocalFileStore(at('source'));
});
afterAll(async () => {
  await database.$disconnect();
  await source.drop();
  await target.drop();
  await rm(scratch, { recursive: true, force: true });
});

const at = (name: string) => path.join(scratch, name);
const ops = (url: string, line: string, files: string) =>
  runLine(url, line, { config: { storage: { driver: 'local', directory: at(files) } } });
const newMember = async () => (await database.user.create({ data: { username: '测试用户' } })).id;

/** Answered writes of one kind, named so that they can be found. */
type Log = string[];
type Write = () => Promise<string>;

/** Saves one résumé repeatedly. */
async function saver(find: Find): Promise<Write> {
  const base = { userId: await newMember(), templateCode: 'tem0001', language: 'zh' as const };
  const document = SAMPLES.computerScience();
  const save = find(SaveResume);
  let last = await save.run({ ...base, title: '第一次', document });
  return async () => {
    const { id, version } = last;
    const attempt = { requestKey: randomUUID(), title: randomName() };
    last = await save.run({ ...base, ...attempt, id, version, document });
    return `${last.id} ${last.version}`;
  };
}

/** Buys a month, pays for it, spends one of its counts and gets another back. */
async function buyer(find: Find): Promise<Write> {
  const userId = await newMember();
  const counts = find(AiCountService);
  return async () => {
    const order = await find(MakeOrder).run(userId, { productId: 1, kinds: ['card'] });
    await find(PayOrder).run(userId, order.id, 'local');
    const { number } = await database.payment.findFirstOrThrow({ where: { orderId: order.id } });
    await find(LocalCashier).act(number, 'pay');
    await counts.settle(await counts.reserve(userId, { key: `spent:${order.id}`, source: 'test' }));
    await counts.refund(await counts.reserve(userId, { key: `back:${order.id}`, source: 'test' }));
    return order.id;
  };
}

/** Stores a file, then its row, as the product does. */
async function uploader(): Promise<Write> {
  const userId = await newMember();
  return async () => {
    const [key, bytes] = [randomBytes(20).toString('hex'), randomBytes(2_000)];
    await store.put(key, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const about = { name: '照片.png', mime: 'image/png', purpose: 'photo', size: bytes.byteLength };
    await database.storedFile.create({ data: { userId, key, sha256, ...about } });
    return key;
  };
}

const randomName = () => `简历 ${randomBytes(4).toString('hex')}`;

/** Repeats each write until stopped. */
function keepWriting(writes: readonly Write[]) {
  const logs: Log[] = writes.map(() => []);
  const written = new EventEmitter();
  let isStopped = false;
  const loops = writes.map(async (write, index) => {
    while (!isStopped) {
      logs[index]?.push(await write());
      written.emit('write');
    }
  });
  const failed = Promise.all(loops).then(() => undefined);
  return {
    logs,
    /** Waits until every kind was written this many more times. */
    more: async (times: number) => {
      const goals = logs.map((log) => log.length + times);
      const reached = async () => {
        while (logs.some((log, index) => log.length < (goals[index] ?? 0))) await once(written, 'write');
      };
      await Promise.race([reached(), failed]);
    },
    stop: async () => {
      isStopped = true;
      await failed;
    },
  };
}

const textOf = async (lines: AsyncIterable<Buffer>): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of lines) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8').trim();
};

/**
 * Lets another session act at the instant of the next backup's snapshot, and the site continue writing before
 * the copy.
 */
function witnessed(before: () => Promise<void>): () => Witness {
  const open = Snapshot.open.bind(Snapshot);
  let witness: Witness | undefined;
  jest.spyOn(Snapshot, 'open').mockImplementationOnce(async (url) => {
    const snapshot = await open(url);
    witness = await Witness.open(url, await textOf(snapshot.copyColumn('SELECT pg_export_snapshot()')));
    await before();
    return snapshot;
  });
  return () => {
    if (witness === undefined) throw new Error('no backup was taken');
    return witness;
  };
}

async function rowsNow(url: string): Promise<Record<string, string[]>> {
  const witness = await Witness.open(url);
  try {
    return await witness.rows();
  } finally {
    await witness.close();
  }
}

const withoutRestore = (rows: Record<string, string[]>) => ({
  ...rows,
  audit_entry: (rows.audit_entry ?? []).filter((row) => !row.includes('backup.restore')),
});

it('saves, orders, counts and files continue during a backup; restored, all tables are of one moment', async () => {
  const config = { ...CONFIG, storage: { driver: 'local' as const, directory: at('source') } };
  const withCore = coreOver(() => ({ config, database: testPool({ url: source.url, poolSize: 6 }) }));
  const { answered, moment, folder } = await withCore(async (find) => {
    await find(CatalogueService).seed();
    const kinds = [saver(find), saver(find), buyer(find), buyer(find), uploader()];
    const site = keepWriting(await Promise.all(kinds));
    await site.more(ENOUGH);
    const before = site.logs.map((log) => [...log]);
    const witness = witnessed(() => site.more(ENOUGH));
    expect(await ops(source.url, `backup take --to ${at('backups')}`, 'source')).toMatchObject({ code: 0 });
    await site.stop();
    const rows = await witness().rows();
    await witness().close();
    return { answered: before, moment: rows, folder: await onlyFolder() };
  });

  expect(await ops(target.url, `restore ${folder}`, 'target')).toMatchObject({ code: 0, err: '' });
  const restored = await rowsNow(target.url);
  expect(Object.keys(restored)).toEqual(Object.keys(moment));
  for (const [table, rows] of Object.entries(withoutRestore(restored)))
    expect([table, rows]).toEqual([table, moment[table]]);
  expect(await ops(target.url, 'ledger check', 'target')).toMatchObject({ code: 0 });

  const later = await rowsNow(source.url);
  for (const table of ['resume_save', 'purchase_order', 'payment', 'ai_count_entry', 'stored_file'])
    expect(later[table]?.length).toBeGreaterThan(restored[table]?.length ?? Infinity);
  await holdsAnswered(answered);
  await holdsFiles();
});

const onlyFolder = async (): Promise<string> =>
  path.join(at('backups'), (await readdir(at('backups')))[0] ?? '');

/** Everything answered before the backup began is in it, and triggers and foreign keys are active again. */
async function holdsAnswered([
  oneSaver,
  otherSaver,
  oneBuyer,
  otherBuyer,
  files,
]: readonly Log[]): Promise<void> {
  const copy = openDatabase({ url: target.url, poolSize: 2 });
  for (const log of [oneSaver ?? [], otherSaver ?? []]) {
    const [id = '', version] = (log.at(-1) ?? '').split(' ');
    expect((await copy.resume.findUniqueOrThrow({ where: { id } })).version).toBeGreaterThanOrEqual(
      Number(version),
    );
  }
  const asleep =
    await copy.$queryRaw`SELECT tgname FROM pg_trigger WHERE tgenabled <> 'O' AND NOT tgisinternal`;
  expect(asleep).toEqual([]);
  const orders = [...(oneBuyer ?? []), ...(otherBuyer ?? [])];
  expect(await copy.order.count({ where: { id: { in: orders }, status: 'granted' } })).toBe(orders.length);
  expect(await copy.storedFile.count({ where: { key: { in: files ?? [] } } })).toBe(files?.length);
  await copy.$disconnect();
}

/** Every file that a restored row names is there, byte for byte. */
async function holdsFiles(): Promise<void> {
  const copy = openDatabase({ url: target.url, poolSize: 2 });
  const restored = new LocalFileStore(at('target'));
  for (const { key, sha256 } of await copy.storedFile.findMany()) {
    const bytes = await restored.read(key);
    expect([
      key,
      createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    ]).toEqual([key, sha256]);
  }
  await copy.$disconnect();
}
