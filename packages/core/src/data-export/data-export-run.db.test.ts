import { readZip } from '@qicheng/testing/read-zip';
import { type ResumeStack, startResumes } from '../../test/resume-stack.js';
import { PersonService } from '../personal-data/person.service.js';
import { PersonalDataRepository } from '../personal-data/personal-data.repository.js';
import { PersonalDataService } from '../personal-data/personal-data.service.js';
import { SystemClock } from '../platform/clock.js';
import { CryptoService } from '../platform/crypto.service.js';
import { WriteArchive } from './archive/write-archive.js';
import { DataExportRunService } from './data-export-run.service.js';
import { LEASE } from './data-export.js';
import { DataExportRepository, DataExportRunRepository } from './data-export.repository.js';

let stack: ResumeStack;
let exports: DataExportRepository;
let runs: DataExportRunService;
let userId: string;
let exportId: string;
beforeAll(async () => {
  stack = await startResumes();
  const { database, files, store, queue } = stack;
  const secrets = new CryptoService('a secret for tests only, 32 characters');
  const rows = new PersonalDataRepository(database);
  const personalData = new PersonalDataService(new PersonService(rows, secrets), rows, store, queue, secrets);
  exports = new DataExportRepository(database);
  runs = new DataExportRunService(
    new DataExportRunRepository(database),
    new WriteArchive(personalData, files),
    files,
    queue,
    new SystemClock(),
  );
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.database.dataExport.deleteMany();
  userId = await stack.newUser();
  exportId = (await exports.admit(userId, new Date()))?.exportId ?? '';
});

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
const change = (data: { claimedAt?: Date; createdAt?: Date; attempts?: number }) =>
  stack.database.dataExport.update({ where: { id: exportId }, data });
const claimed = async () => {
  const claim = await runs.claim(exportId);
  if (claim === null) throw new Error('nothing to claim');
  return claim;
};

describe('an export of all data', () => {
  it('is one for twenty concurrent requests', async () => {
    const other = await stack.newUser();
    const admissions = await Promise.all(Array.from({ length: 20 }, () => exports.admit(other, new Date())));
    expect(new Set(admissions.map((admitted) => admitted?.exportId)).size).toBe(1);
    expect(admissions.filter((admitted) => admitted?.isNew)).toHaveLength(1);
  });

  it('is processed by one worker at a time', async () => {
    const claims = await Promise.all([runs.claim(exportId), runs.claim(exportId), runs.claim(exportId)]);
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });

  it('is taken over from a killed worker, whose late archive is discarded', async () => {
    const dead = await claimed();
    await change({ claimedAt: ago(LEASE.leaseSeconds + 1) });
    await runs.requeueLapsed();
    const alive = await claimed();
    expect(await runs.complete(alive)).toBe(true);
    expect(await runs.complete(dead)).toBe(false);
    expect(await runs.renew(dead)).toBe(false);
    const archives = await stack.database.storedFile.findMany({
      where: { userId, purpose: 'archive', expiresAt: { gt: new Date() } },
    });
    const state = await exports.findLatest(userId);
    expect(archives.map(({ id }) => id)).toEqual([state?.fileId]);
  });

  it('gets its job back if Redis lost it', async () => {
    await change({ createdAt: ago(LEASE.orphanSeconds + 1) });
    expect(await runs.requeueLapsed()).toBe(1);
    expect(await runs.requeueLapsed()).toBe(0);
  });

  it.each([
    ['its runs', { attempts: LEASE.maxRuns }],
    ['its time', { createdAt: ago(LEASE.deadlineSeconds + 1) }],
  ])('fails past %s', async (_what, past) => {
    await change(past);
    expect(await runs.claim(exportId)).toBeNull();
    await runs.requeueLapsed();
    expect(await exports.findLatest(userId)).toMatchObject({ status: 'failed', fileId: null });
  });

  it('is created even if one of its files was lost, and says so', async () => {
    const bytes = Buffer.from('x');
    const lost = { userId, name: 'a.txt', mime: 'text/plain', bytes, purpose: 'upload' as const };
    await stack.store.remove((await stack.files.save(lost)).key);
    expect(await runs.complete(await claimed())).toBe(true);
    const archive = await stack.files.findArchive(userId, (await exports.findLatest(userId))?.fileId ?? '');
    const content = archive && (await stack.files.read(archive));
    const files = readZip(content ?? Buffer.alloc(0));
    const [, text] = [...files].find(([name]) => name.endsWith('a.txt')) ?? [];
    expect(text?.toString()).toContain('已不可用');
  });

  it('leaves nothing if it is interrupted', async () => {
    const claim = await claimed();
    const broken = jest.spyOn(stack.files, 'listAll').mockRejectedValueOnce(new Error('database is away'));
    await expect(runs.complete(claim)).rejects.toThrow('database is away');
    broken.mockRestore();
    expect(await stack.database.storedFile.count({ where: { userId, purpose: 'archive' } })).toBe(0);
    expect(await runs.release(claim)).toBe(true);
    expect(await runs.complete(await claimed())).toBe(true);
  });
});
