import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CryptoService } from '@qicheng/core/platform';
import { LocalFileStore } from '@qicheng/core/platform/storage';
import type { Database } from '@qicheng/db';
import { Snapshot } from '@qicheng/db/copy';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { fillEveryTable } from '@qicheng/testing/filled-database';
import { openDatabase } from '@qicheng/testing/open-database';
import { CONFIG, runLine } from '../../test/run-line.js';
import { parts, readManifest } from './manifest.js';
import { linesOf } from './measured-stream.js';

const dropped: TestDatabase[] = [];
let source: TestDatabase;
let database: Database;
let scratch: string;
let store: LocalFileStore;
let stays: Person;
let leaves: Person;

beforeAll(async () => {
  source = await createTestDatabase();
  database = openDatabase({ url: source.url });
  scratch = await mkdtemp(path.join(tmpdir(), 'backup-'));
  store = new LocalFileStore(path.join(scratch, 'source'));
  await fillEveryTable(source.url, 3);
  // The generated values are not encrypted phones.
  await database.user.updateMany({ data: { phoneCipher: null } });
  stays = await addPerson('alpha');
  const phoneCipher = new CryptoService(CONFIG.appSecret).encrypt('13900000000');
  await database.user.update({ where: { id: stays.userId }, data: { phoneCipher } });
  leaves = await addPerson('bravo');
});
afterAll(async () => {
  await database.$disconnect();
  await source.drop();
  for (const made of dropped) await made.drop();
  await rm(scratch, { recursive: true, force: true });
});

interface Person {
  userId: string;
  fileKey: string;
  mark: string;
}

async function addPerson(mark: string): Promise<Person> {
  const { id: userId } = await database.user.create({ data: { username: `name-${mark}` } });
  const fileKey = randomBytes(20).toString('hex');
  await store.put(fileKey, Buffer.from(`bytes-${mark}`));
  await database.storedFile.create({
    data: {
      userId,
      key: fileKey,
      name: `file-${mark}`,
      mime: 'x',
      size: 1,
      sha256: '',
      purpose: 'photo',
    },
  });
  await database.resume.create({ data: { userId, title: `title-${mark}`, templateCode: 'x', document: {} } });
  await database.aiCountBalance.create({ data: { userId, balance: 0 } });
  return { userId, fileKey, mark };
}

const at = (name: string) => path.join(scratch, name);
const ops = (url: string, line: string, files = 'source') =>
  runLine(url, line, { config: { storage: { driver: 'local', directory: at(files) } } });

async function emptyDatabase(): Promise<string> {
  const made = await createEmptyDatabase();
  dropped.push(made);
  return made.url;
}

async function take(to: string): Promise<string> {
  const run = await ops(source.url, `backup take --to ${at(to)}`);
  expect(run).toMatchObject({ code: 0, err: '' });
  return at(
    path.join(to, (await readdir(at(to))).filter((name) => name.startsWith('qicheng-')).at(-1) ?? ''),
  );
}

/** Every row of every table as COPY writes it, sorted. */
async function rowsIn(url: string): Promise<Record<string, string[]>> {
  const snapshot = await Snapshot.open(url);
  const found: Record<string, string[]> = {};
  for (const shape of snapshot.facts.tables) {
    const chunks: Buffer[] = [];
    for await (const chunk of snapshot.copy(shape) as AsyncIterable<Buffer>) chunks.push(chunk);
    found[shape.table] = Buffer.concat(chunks).toString('utf8').split('\n').filter(Boolean).sort();
  }
  await snapshot.close();
  return found;
}

async function rowsOfBackup(folder: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { table } of (await readManifest(folder)).tables) {
    const lines: string[] = [];
    for await (const line of linesOf(parts.table(folder, table))) lines.push(line);
    found[table] = lines.sort();
  }
  return found;
}

/** Spends counts and stores files without a pause, each in its own transaction, until stopped. */
function keepWriting(userId: string): { written: () => number; stop: () => Promise<void> } {
  let written = 0;
  let isStopped = false;
  const write = async () => {
    const key = randomBytes(20).toString('hex');
    await store.put(key, Buffer.from(`late-${written}`));
    await database.$transaction(async (rows) => {
      const { balance } = await rows.aiCountBalance.update({
        where: { userId },
        data: { balance: { increment: 1 } },
      });
      const entry = {
        userId,
        kind: 'grant',
        amount: 1,
        balanceAfter: balance,
        key: randomUUID(),
        source: '',
      };
      await rows.aiCountEntry.create({ data: entry });
      const file = { userId, key, name: '新文件\t\\N\n.pdf', mime: 'application/pdf', size: 6, sha256: '' };
      await rows.storedFile.create({ data: { ...file, purpose: 'upload' } });
    });
    written += 1;
  };
  const loop = (async () => {
    while (!isStopped) await write();
  })();
  return {
    written: () => written,
    stop: async () => {
      isStopped = true;
      await loop;
    },
  };
}

it('a backup during writes is one snapshot, and restores row by row and byte by byte', async () => {
  const writer = keepWriting(stays.userId);
  while (writer.written() < 5) await new Promise((resolve) => setImmediate(resolve));
  const before = writer.written();
  const folder = await take('under-writes');
  const during = writer.written() - before;
  await writer.stop();
  expect(during).toBeGreaterThan(0);

  const target = await emptyDatabase();
  const run = await ops(target, `restore ${folder}`, 'target');
  expect(run).toMatchObject({ code: 0, err: '' });
  const [kept, restored] = [await rowsOfBackup(folder), await rowsIn(target)];
  const audits = restored.audit_entry ?? [];
  expect(audits.filter((row) => row.includes('backup.restore'))).toHaveLength(1);
  expect({ ...restored, audit_entry: audits.filter((row) => !row.includes('backup.restore')) }).toEqual(kept);

  const copy = openDatabase({ url: target });
  const { balance } = await copy.aiCountBalance.findUniqueOrThrow({ where: { userId: stays.userId } });
  const { _sum } = await copy.aiCountEntry.aggregate({
    where: { userId: stays.userId },
    _sum: { amount: true },
  });
  expect(balance).toBe(_sum.amount);
  const files = await copy.storedFile.findMany();
  expect(files.length).toBeGreaterThan(before);
  const restoredStore = new LocalFileStore(at('target'));
  for (const { key } of files) expect(await restoredStore.read(key)).toEqual(await store.read(key));
  // Foreign keys are active again: a row without its parent is rejected.
  await expect(copy.session.create({ data: orphan() })).rejects.toThrow();
  await copy.$disconnect();
  const stableTables = Object.keys(kept).filter((table) => !/ai_count|stored_file|audit_entry/.test(table));
  const now = await rowsIn(source.url);
  for (const table of stableTables) expect([table, restored[table]]).toEqual([table, now[table]]);
});

const orphan = () => ({ id: randomUUID(), userId: randomUUID(), expiresAt: new Date('2099-01-01') });

it('an account erased after the backup is erased again, including its files', async () => {
  const older = await take('erasing');
  await database.auditEntry.create({
    data: {
      actor: 'system',
      action: 'account.erase',
      subject: leaves.userId,
      detail: {},
      createdAt: new Date(),
    },
  });
  expect((await ops(source.url, `backup erased --to ${at('erasing')}`)).out).toContain('名单：1 个');
  const target = await emptyDatabase();
  const run = await ops(target, `restore ${older}`, 'again');
  expect(run.out).toContain('再次删除了 1 个已注销的账号');
  const restored = JSON.stringify(await rowsIn(target));
  expect(restored).toContain(stays.userId);
  for (const trace of [`-${leaves.mark}`, leaves.fileKey]) expect(restored).not.toContain(trace);
  const files = new LocalFileStore(at('again'));
  expect(await files.read(leaves.fileKey)).toBeNull();
  expect(await files.read(stays.fileKey)).not.toBeNull();
});

it('rejects a database that contains rows, and leaves it unchanged', async () => {
  const folder = await take('refused');
  const before = await rowsIn(source.url);
  const run = await ops(source.url, `restore ${folder}`, 'nowhere');
  expect(run).toMatchObject({ code: 1, err: expect.stringContaining('数据库不是空的') });
  expect(await rowsIn(source.url)).toEqual(before);
});

it.each([
  ['a changed table', (folder: string) => parts.table(folder, 'user_account'), '备份已损坏'],
  ['a changed list of files', (folder: string) => parts.fileList(folder), '备份已损坏'],
  ['a missing manifest', (folder: string) => path.join(folder, 'manifest.json'), '没有 manifest.json'],
])('rejects %s before it changes anything', async (_what, fileOf, message) => {
  const folder = await take(
    `broken-${createHash('md5')
      .update(message + _what)
      .digest('hex')}`,
  );
  expect((await ops(source.url, `backup check ${folder}`)).out).toContain('✔ 备份完整');
  const file = fileOf(folder);
  if (message.startsWith('没有')) await rm(file);
  else await writeFile(file, Buffer.concat([await readFile(file), Buffer.from('x')]));
  const target = await emptyDatabase();
  for (const line of [`backup check ${folder}`, `restore ${folder}`])
    expect(await ops(target, line, 'broken')).toMatchObject({
      code: 1,
      err: expect.stringContaining(message),
    });
  expect(await readdir(at('broken')).catch(() => [])).toEqual([]);
});

it('reports a secret that differs from the backup’s', async () => {
  const folder = await take('sealed');
  const storage = { driver: 'local' as const, directory: at('sealed-files') };
  const config = { storage, appSecret: 'another secret for tests only, long enough' };
  const target = await emptyDatabase();
  const run = await runLine(target, `restore ${folder}`, { config });
  expect(run.out).toContain('✔ 恢复完成');
  expect(run.err).toContain('APP_SECRET 与备份时不同');
  const seen = await runLine(target, 'user list', { config });
  expect(seen).toMatchObject({ code: 1, err: expect.stringContaining('密封的内容打不开') });
});

it('keeps the newest backups and leaves no partial one', async () => {
  await take('kept');
  const run = await ops(source.url, `backup take --to ${at('kept')} --keep 1`);
  expect(run.out).toContain('已删除旧备份');
  expect(await readdir(at('kept'))).toHaveLength(1);
});
