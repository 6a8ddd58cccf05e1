import { randomUUID } from 'node:crypto';
import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { AnalysisRepository } from './analysis.repository.js';

const NOW = new Date('2026-11-24T02:00:00Z');
let test: TestDatabase;
let database: Database;
let analyses: AnalysisRepository;
let userId: string;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 4 });
  analyses = new AnalysisRepository(database);
  ({ id: userId } = await database.user.create({ data: { username: '测试用户' } }));
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
});
beforeEach(() => database.analysis.deleteMany());

async function runOf(step: string, status: string, parentId: string | null = null): Promise<string> {
  const { id } = await database.analysis.create({
    data: {
      userId,
      service: 'resumeAnalysis',
      step,
      status,
      parentId,
      title: '简历',
      input: { text: '内容' },
      inputHash: 'h',
      requestKey: randomUUID(),
    },
  });
  return id;
}
const rows = () => database.analysis.findMany({ orderBy: { createdAt: 'asc' } });

describe('a deleted analysis', () => {
  it.each(['queued', 'running', 'done', 'failed'])('also removes a scoring that is %s', async (status) => {
    const runId = await runOf('analysis', 'done');
    await runOf('rescore', status, runId);
    expect(await analyses.remove(userId, runId, NOW)).toBe(true);
    expect(await rows()).toMatchObject([{ id: runId, deletedAt: NOW, input: {}, title: '' }]);
  });

  it('also removes a scoring inserted at the same moment', async () => {
    const runId = await runOf('analysis', 'done');
    await analyses.remove(userId, runId, NOW);
    const late = await runOf('rescore', 'queued', runId);
    await analyses.dropRescores(userId, runId, late);
    expect((await rows()).map(({ id }) => id)).toEqual([runId]);
  });

  it('remains while an answer to it is generated', async () => {
    const runId = await runOf('analysis', 'done');
    const answer = await runOf('reference', 'running', runId);
    expect(await analyses.remove(userId, runId, NOW)).toBe(false);
    expect((await rows()).map(({ deletedAt, title }) => [deletedAt, title])).toEqual([
      [null, '简历'],
      [null, '简历'],
    ]);
    await database.analysis.update({ where: { id: answer }, data: { status: 'done' } });
    expect(await analyses.remove(userId, runId, NOW)).toBe(true);
    expect((await rows()).map(({ deletedAt }) => deletedAt)).toEqual([NOW, NOW]);
  });

  it('keeps no letter that was exported in the words of its owner', async () => {
    const runId = await runOf('analysis', 'done');
    const { id } = await database.reportExport.create({
      data: { userId, analysisId: runId, format: 'pdf', letter: '尊敬的王经理：' },
    });
    await analyses.remove(userId, runId, NOW);
    expect((await database.reportExport.findUnique({ where: { id } }))?.letter).toBeNull();
  });

  it('can be removed by its owner only', async () => {
    const runId = await runOf('analysis', 'done');
    const scoring = await runOf('rescore', 'done', runId);
    expect(await analyses.remove(randomUUID(), runId, NOW)).toBe(false);
    expect((await rows()).map(({ id }) => id).sort()).toEqual([runId, scoring].sort());
  });
});

it('the newest analysis of a résumé is found by its language, which lists state', async () => {
  const { id: resumeId } = await database.resume.create({
    data: { userId, title: '简历', templateCode: 'tem0001', document: {} },
  });
  const analysed = (language: 'zh' | 'en') =>
    database.analysis.create({
      data: {
        userId,
        service: 'resumeAnalysis',
        status: 'done',
        title: '简历',
        resumeId,
        input: { resume: { language } },
        inputHash: 'h',
        requestKey: randomUUID(),
      },
    });
  const english = await analysed('en');
  const chinese = await analysed('zh');
  const filter = { userId, service: 'resumeAnalysis', step: 'analysis', isCustom: false, resumeId } as const;
  expect((await analyses.findLast({ ...filter, language: 'en' }))?.runId).toBe(english.id);
  expect((await analyses.findLast({ ...filter, language: 'zh' }))?.runId).toBe(chinese.id);
  const { list } = await analyses.page(filter, { page: 1, limit: 10 });
  expect(list.map(({ language }) => language)).toEqual(['zh', 'en']);
});

it('another scoring replaces finished ones only', async () => {
  const runId = await runOf('analysis', 'done');
  const [, running, newest] = [
    await runOf('rescore', 'done', runId),
    await runOf('rescore', 'running', runId),
    await runOf('rescore', 'queued', runId),
  ];
  await analyses.dropRescores(userId, runId, newest);
  expect((await rows()).map(({ id }) => id).sort()).toEqual([runId, running, newest].sort());
});
