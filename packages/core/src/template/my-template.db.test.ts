import { randomUUID } from 'node:crypto';
import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { SystemClock } from '../platform/index.js';
import { MyTemplateRepository } from './my-template.repository.js';
import { MyTemplateService } from './my-template.service.js';
import { TemplateUseService } from './template-use.service.js';
import { TemplateUsesRepository } from './template-uses.repository.js';

let test: TestDatabase;
let database: Database;
let mine: MyTemplateService;
let userId: string;
const all = { page: 1, limit: 50 };
const codes = async (owner = userId) => (await mine.list(owner, all)).list.map(({ code }) => code);
const makeResume = (templateCode: string, at = new Date(), owner = userId) =>
  database.resume.create({
    data: { userId: owner, title: '简历', templateCode, document: {}, createdAt: at, updatedAt: at },
  });

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url });
  mine = new MyTemplateService(
    new MyTemplateRepository(database),
    new TemplateUseService(new TemplateUsesRepository(database), new SystemClock()),
  );
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
});
beforeEach(async () => {
  userId = (await database.user.create({ data: { id: randomUUID(), username: '同学' } })).id;
});

describe('my templates', () => {
  it('are those of my résumés, latest first, and those that I saved', async () => {
    await makeResume('tem0001', new Date('2026-01-01'));
    await makeResume('tem0002', new Date('2026-02-01'));
    await makeResume('tem0002', new Date('2026-03-01'));
    await mine.keep(userId, 'tem0004');
    const { list, total } = await mine.list(userId, all);
    expect(total).toBe(3);
    expect(list.map(({ code, isKept, resumeCount }) => ({ code, isKept, resumeCount }))).toEqual([
      { code: 'tem0004', isKept: true, resumeCount: 0 },
      { code: 'tem0002', isKept: false, resumeCount: 2 },
      { code: 'tem0001', isKept: false, resumeCount: 1 },
    ]);
    expect(list[1]?.usedAt).toEqual(new Date('2026-03-01'));
  });

  it('are invisible to other users', async () => {
    const other = (await database.user.create({ data: { id: randomUUID(), username: '别人' } })).id;
    await makeResume('tem0001', new Date(), other);
    await mine.keep(other, 'tem0002');
    await expect(mine.remove(userId, 'tem0001')).rejects.toMatchObject({ reason: 'templateNotListed' });
    expect(await codes()).toEqual([]);
    expect((await codes(other)).sort()).toEqual(['tem0001', 'tem0002']);
  });

  it('lose a removed one, not the résumé, until a new résumé uses it or it is saved', async () => {
    const { id } = await makeResume('tem0001', new Date('2026-01-01'));
    await mine.remove(userId, 'tem0001');
    await expect(mine.remove(userId, 'tem0001')).rejects.toMatchObject({ reason: 'templateNotListed' });
    expect(await codes()).toEqual([]);
    expect(await database.resume.findUnique({ where: { id } })).toMatchObject({
      templateCode: 'tem0001',
      deletedAt: null,
    });
    await makeResume('tem0001', new Date(Date.now() + 1000));
    expect(await codes()).toEqual(['tem0001']);
    await mine.keep(userId, 'tem0003');
    await mine.remove(userId, 'tem0003');
    expect(await codes()).toEqual(['tem0001']);
    await mine.keep(userId, 'tem0003');
    expect((await codes()).sort()).toEqual(['tem0001', 'tem0003']);
  });

  it('lose one that is no longer saved unless résumés use it; unsaving also undoes a removal', async () => {
    await makeResume('tem0001', new Date('2026-01-01'));
    await mine.keep(userId, 'tem0001');
    await mine.keep(userId, 'tem0002');
    await mine.keep(userId, 'tem0001', false);
    await mine.keep(userId, 'tem0002', false);
    expect(await codes()).toEqual(['tem0001']);
    await mine.remove(userId, 'tem0001');
    await mine.keep(userId, 'tem0001', false);
    expect((await mine.list(userId, all)).list).toMatchObject([{ code: 'tem0001', isKept: false }]);
  });

  it('ignore a résumé in the bin and a template that is no longer in the catalogue', async () => {
    const { id } = await makeResume('tem0001');
    await makeResume('tem9999');
    await database.resume.update({ where: { id }, data: { deletedAt: new Date() } });
    expect(await codes()).toEqual([]);
  });

  it('refuse an unknown template', async () => {
    await expect(mine.keep(userId, 'tem9999')).rejects.toMatchObject({ reason: 'templateUnknown' });
    await expect(mine.remove(userId, 'tem9999')).rejects.toMatchObject({ reason: 'templateUnknown' });
  });
});

describe('uses', () => {
  it('count the résumés that are not in the bin', async () => {
    await database.resume.deleteMany();
    await makeResume('tem0005');
    const { id } = await makeResume('tem0005');
    await makeResume('tem0006');
    await database.resume.update({ where: { id }, data: { deletedAt: new Date() } });
    const counts = await new TemplateUsesRepository(database).count();
    expect(Object.fromEntries(counts)).toEqual({ tem0005: 1, tem0006: 1 });
  });
});
