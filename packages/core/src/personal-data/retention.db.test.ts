import { randomUUID } from 'node:crypto';
import { startResumes, type ResumeStack } from '../../test/resume-stack.js';
import { fillTables } from '../../test/fill-tables.js';
import { ExpiredRowsRepository } from '../auth/retention/expired-rows.repository.js';
import { Secrets } from '../platform/secrets.js';
import { ReportExportRunRepository } from '../report-export/report-export-run.repository.js';
import { ImportRunRepository } from '../resume-import/import-run.repository.js';
import { declaredTables } from './tables.js';

const DAY = 86_400_000;
const secrets = new Secrets('a secret for tests only, 32 characters');
let stack: ResumeStack;
beforeAll(async () => {
  stack = await startResumes();
});
afterAll(() => stack.stop());

const kept = declaredTables.flatMap(({ table, retention }) => (retention ? [{ table, ...retention }] : []));

/** Every sweep that the processes run by themselves. */
async function sweep(): Promise<void> {
  await new ExpiredRowsRepository(stack.database).remove(new Date());
  await stack.runs.eraseOld();
  await new ImportRunRepository(stack.database).erase(100);
  await new ReportExportRunRepository(stack.database).erase(100);
  await stack.files.removeExpired();
  await stack.resumes.eraseDeleted();
}

async function fillAll(mark: string, phone: string): Promise<void> {
  const { database, store } = stack;
  await fillTables({ database, secrets, store }, { mark, phone });
  const expiresAt = new Date(Date.now() + DAY);
  await database.imageChallenge.create({ data: { id: randomUUID(), answerHash: mark, expiresAt } });
  await database.wechatScene.create({ data: { id: randomUUID(), browserHash: mark, expiresAt } });
  await database.usedTicket.create({ data: { ticketHash: mark, expiresAt } });
  const operator = await database.operator.create({ data: { name: mark, passwordHash: 'x', role: 'owner' } });
  await database.operatorSession.create({
    data: { id: randomUUID(), tokenHash: mark, operatorId: operator.id, expiresAt },
  });
}

const age = (table: string, column: string, before: Date) =>
  stack.database.$executeRawUnsafe(`UPDATE "${table}" SET "${column}" = $1::timestamptz`, before);
const countOf = async (table: string) => {
  const rows = await stack.database.$queryRawUnsafe<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM "${table}"`,
  );
  return rows[0]?.count ?? 0;
};

it('no row outlives its time, and none goes before it', async () => {
  await fillAll('alpha', '13800000001');
  for (const { table, column, days } of kept) {
    await age(table, column, new Date(Date.now() - days * DAY + 3_600_000));
  }
  const before = await Promise.all(kept.map(({ table }) => countOf(table)));
  expect(before.every((count) => count > 0)).toBe(true);
  await sweep();
  expect(await Promise.all(kept.map(({ table }) => countOf(table)))).toEqual(before);
  for (const { table, column, days } of kept) {
    await age(table, column, new Date(Date.now() - days * DAY - 3_600_000));
  }
  await sweep();
  const left = await Promise.all(kept.map(async ({ table }) => [table, await countOf(table)] as const));
  expect(left.filter(([, count]) => count > 0)).toEqual([]);
});
