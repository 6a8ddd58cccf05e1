import { randomUUID } from 'node:crypto';
import { emptyDocument } from '@qicheng/resume/defaults';
import { draft, type ResumeStack, startResumes } from '../../test/resume-stack.js';
import { RESUME_LIMIT } from './resume.js';

let stack: ResumeStack;
let user: string;
beforeAll(async () => {
  stack = await startResumes();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  user = await stack.newUser();
});

const named = (name: string) => ({ ...emptyDocument(), basics: { name: { zh: name } } });

describe('saving', () => {
  it('creates, then increments the version each time', async () => {
    const created = await stack.save.run(draft(user));
    expect(created).toMatchObject({ version: 1, title: '简历', templateCode: 'tem0001', language: 'zh' });
    const saved = await stack.save.run(draft(user, { id: created.id, version: 1, document: named('李四') }));
    expect(saved).toMatchObject({ id: created.id, version: 2 });
    expect((await stack.resumes.get(user, created.id)).document.basics.name).toEqual({ zh: '李四' });
  });

  it('makes the document match the fields beside it', async () => {
    const { id } = await stack.save.run(draft(user, { language: 'en' }));
    const { document } = await stack.resumes.get(user, id);
    expect(document.meta).toMatchObject({ lang: 'en', templateCode: 'tem0001' });
  });

  it('never stores a duplicate identifier, and accepts the same save again', async () => {
    const document = { ...emptyDocument(), projects: [{ id: 'p' }, { id: 'p' }] };
    const request = draft(user, { document });
    const { id } = await stack.save.run(request);
    expect(await stack.save.run(request)).toMatchObject({ id, version: 1 });
    const ids = (await stack.resumes.get(user, id)).document.projects.map((project) => project.id);
    expect(new Set(ids).size).toBe(2);
  });

  it('refuses a stale version and returns the stored copy', async () => {
    const { id } = await stack.save.run(draft(user));
    await stack.save.run(draft(user, { id, version: 1, document: named('甲') }));
    await expect(
      stack.save.run(draft(user, { id, version: 1, document: named('乙') })),
    ).rejects.toMatchObject({
      reason: 'resumeVersionConflict',
      data: { id, version: 2, document: { basics: { name: { zh: '甲' } } } },
    });
  });

  it.each([
    ['a template that is not in the catalog', { templateCode: 'tem9999' }, 'resumeTemplateUnknown'],
    ['an invalid document', { document: { meta: 1 } }, 'resumeDocumentInvalid'],
    ['an empty document', { document: {} }, 'resumeDocumentInvalid'],
  ])('refuses %s', async (_name, over, reason) => {
    await expect(stack.save.run(draft(user, over))).rejects.toMatchObject({ reason });
  });

  it('enforces the limit of résumés', async () => {
    const row = { userId: user, title: 'x', templateCode: 'tem0001', document: {} };
    await stack.database.resume.createMany({ data: Array.from({ length: RESUME_LIMIT }, () => row) });
    await expect(stack.save.run(draft(user))).rejects.toMatchObject({ reason: 'resumeLimitReached' });
  });
});

describe('a repeated request', () => {
  it('returns the first answer after a lost one', async () => {
    const create = draft(user);
    const first = await stack.save.run(create);
    expect(await stack.save.run(create)).toMatchObject({ id: first.id, version: 1 });
    const change = draft(user, { id: first.id, version: 1, document: named('一') });
    await stack.save.run(change);
    await stack.save.run(draft(user, { id: first.id, version: 2, document: named('二') }));
    expect(await stack.save.run(change)).toMatchObject({ id: first.id, version: 2 });
    expect((await stack.resumes.get(user, first.id)).document.basics.name).toEqual({ zh: '二' });
  });

  it('has one effect when it arrives twenty times concurrently', async () => {
    const create = draft(user);
    const created = await Promise.all(Array.from({ length: 20 }, () => stack.save.run(create)));
    expect(new Set(created.map(({ id }) => id)).size).toBe(1);
    const change = draft(user, { id: created[0]?.id, version: 1 });
    const saved = await Promise.all(Array.from({ length: 20 }, () => stack.save.run(change)));
    expect(new Set(saved.map(({ version }) => version))).toEqual(new Set([2]));
    expect((await stack.resumes.list(user, { page: 1, limit: 10 })).total).toBe(1);
  });

  it('is refused if its key comes with other content', async () => {
    const { id } = await stack.save.run(draft(user));
    const requestKey = randomUUID();
    await stack.save.run(draft(user, { id, version: 1, requestKey, document: named('甲') }));
    await expect(
      stack.save.run(draft(user, { id, version: 1, requestKey, document: named('乙') })),
    ).rejects.toMatchObject({
      reason: 'resumeVersionConflict',
    });
  });
});

describe("a visitor's draft", () => {
  const adopt = (draftId: string, name = '陈', userId = user) =>
    stack.save.run(draft(userId, { draftId, requestKey: undefined, document: named(name) }));

  it('becomes one résumé under its own id, however often and concurrently it is sent', async () => {
    const other = await stack.save.run(draft(user));
    const draftId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => adopt(draftId)));
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([draftId]));
    const { list } = await stack.resumes.list(user, { page: 1, limit: 10 });
    expect(list.map(({ id, version }) => ({ id, version }))).toEqual([
      { id: draftId, version: 1 },
      { id: other.id, version: 1 },
    ]);
  });

  it('changes nothing when it is repeated after its owner has edited or binned it', async () => {
    const draftId = randomUUID();
    await adopt(draftId, '一');
    await stack.save.run(draft(user, { id: draftId, version: 1, document: named('二') }));
    expect(await adopt(draftId, '一')).toMatchObject({ id: draftId, version: 2 });
    expect((await stack.resumes.get(user, draftId)).document.basics.name).toEqual({ zh: '二' });
    await stack.resumes.remove(user, draftId);
    expect(await adopt(draftId, '一')).toMatchObject({ id: draftId });
    expect((await stack.resumes.list(user, { page: 1, limit: 10 })).total).toBe(0);
  });

  it('is refused at the limit and accepted when there is room; a lost answer is repeated even at the limit', async () => {
    const row = { userId: user, title: 'x', templateCode: 'tem0001', document: {} };
    await stack.database.resume.createMany({ data: Array.from({ length: RESUME_LIMIT }, () => row) });
    const draftId = randomUUID();
    await expect(adopt(draftId)).rejects.toMatchObject({ reason: 'resumeLimitReached' });
    await stack.database.resume.deleteMany({
      where: { id: (await stack.resumes.list(user, { page: 1, limit: 1 })).list[0]?.id ?? '' },
    });
    expect(await adopt(draftId)).toMatchObject({ id: draftId });
    expect(await adopt(draftId)).toMatchObject({ id: draftId, version: 1 });
  });

  it('is never given to a second account', async () => {
    const draftId = randomUUID();
    await adopt(draftId);
    const second = await stack.newUser();
    await expect(adopt(draftId, '陈', second)).rejects.toMatchObject({ reason: 'resumeNotFound' });
    expect((await stack.resumes.list(second, { page: 1, limit: 10 })).total).toBe(0);
    expect((await stack.resumes.list(user, { page: 1, limit: 10 })).total).toBe(1);
  });
});

describe('two writers', () => {
  it('lose nothing that was acknowledged: every success is in a separate version', async () => {
    const { id } = await stack.save.run(draft(user));
    const answered: Array<{ version: number; name: string }> = [];
    const write = async (writer: string) => {
      for (let turn = 0; turn < 25; turn += 1) {
        const { version } = await stack.resumes.get(user, id);
        const name = `${writer}${turn}`;
        await stack.save.run(draft(user, { id, version, document: named(name) })).then(
          (saved) => answered.push({ version: saved.version, name }),
          (failure: unknown) => expect(failure).toMatchObject({ reason: 'resumeVersionConflict' }),
        );
      }
    };
    await Promise.all([write('甲'), write('乙')]);
    const versions = answered.map(({ version }) => version).sort((a, b) => a - b);
    expect(versions).toEqual(Array.from({ length: versions.length }, (_, index) => index + 2));
    const last = answered.find(({ version }) => version === versions.at(-1));
    expect((await stack.resumes.get(user, id)).document.basics.name).toEqual({ zh: last?.name });
  });
});

describe('my résumés', () => {
  it('show whether they are shared, when a file was created, and the last score', async () => {
    const { id } = await stack.save.run(draft(user));
    const row = async () => (await stack.resumes.list(user, { page: 1, limit: 10 })).list[0];
    expect(await row()).toMatchObject({ isShared: false, exportedAt: null, score: null });
    const { database } = stack;
    const made = new Date('2026-11-01T08:00:00Z');
    const share = { userId: user, resumeId: id, tokenHash: randomUUID() };
    await database.resumeShare.create({ data: share });
    const file = { userId: user, resumeId: id, format: 'pdf', snapshot: {}, status: 'done' };
    await database.resumeExport.create({ data: { ...file, createdAt: made } });
    await database.resumeExport.create({ data: { ...file, status: 'failed' } });
    const run = { userId: user, resumeId: id, service: 'resumeAnalysis', input: {}, inputHash: 'h' };
    await database.analysis.create({
      data: { ...run, requestKey: 'a', status: 'done', score: 61, createdAt: made },
    });
    await database.analysis.create({ data: { ...run, requestKey: 'b', status: 'done', score: 74 } });
    await database.analysis.create({ data: { ...run, requestKey: 'c', status: 'failed' } });
    expect(await row()).toMatchObject({ isShared: true, exportedAt: made, score: 74 });
    await database.resumeShare.update({ where: { resumeId: id }, data: { expiresAt: made } });
    expect(await row()).toMatchObject({ isShared: false });
  });

  it('are listed newest first, by page, without those of others', async () => {
    await stack.newResume(await stack.newUser());
    for (const title of ['一', '二', '三']) await stack.newResume(user, title);
    const first = await stack.resumes.list(user, { page: 1, limit: 2 });
    expect(first).toMatchObject({ total: 3, list: [{ title: '三' }, { title: '二' }] });
    expect(await stack.resumes.list(user, { page: 2, limit: 2 })).toMatchObject({
      total: 3,
      list: [{ title: '一' }],
    });
    expect(await stack.resumes.list(user, { page: 9, limit: 2 })).toEqual({ total: 3, list: [] });
  });

  it('can be renamed, copied, deleted and restored', async () => {
    const { id } = await stack.newResume(user);
    expect(await stack.resumes.rename(user, id, '产品经理')).toMatchObject({ title: '产品经理', version: 1 });
    const key = randomUUID();
    const copy = await stack.resumes.copy(user, id, key);
    expect(copy).toMatchObject({ title: '产品经理 副本', version: 1 });
    expect(await stack.resumes.copy(user, id, key)).toMatchObject({ id: copy.id });
    await stack.resumes.remove(user, id);
    await stack.resumes.remove(user, id);
    await expect(stack.resumes.get(user, id)).rejects.toMatchObject({ reason: 'resumeNotFound' });
    await stack.resumes.restore(user, id);
    expect((await stack.resumes.get(user, id)).title).toBe('产品经理');
  });

  it('are erased 30 days after their deletion', async () => {
    const { id } = await stack.newResume(user);
    await stack.resumes.remove(user, id);
    await stack.database
      .$executeRaw`UPDATE resume SET deleted_at = now() - interval '30 days 1 minute' WHERE id = ${id}::uuid`;
    await expect(stack.resumes.restore(user, id)).rejects.toMatchObject({ reason: 'resumeNotFound' });
    expect(await stack.resumes.eraseDeleted()).toBe(1);
    expect(await stack.database.resume.count({ where: { id } })).toBe(0);
  });

  it('are sent as the stored text if it needs no conversion', async () => {
    const { id } = await stack.save.run(draft(user, { document: named('"docVersion": 0, "variantOf": x') }));
    const read = async () => JSON.parse((await stack.resumes.getText(user, id)).document) as unknown;
    const opened = async () => (await stack.resumes.get(user, id)).document;
    expect(await read()).toEqual(await opened());
    const [{ document }] = await stack.database.$queryRaw<[{ document: string }]>`
      SELECT document::text AS document FROM resume WHERE id = ${id}::uuid`;
    expect((await stack.resumes.getText(user, id)).document).toBe(document);
    await stack.database
      .$executeRaw`UPDATE resume SET document = jsonb_set(document, '{meta,variantOf}', ${JSON.stringify({
      resumeId: id,
      version: 1,
    })}::jsonb) WHERE id = ${id}::uuid`;
    expect(await read()).toEqual(await opened());
    expect(await read()).not.toHaveProperty('meta.variantOf');
    await expect(stack.resumes.getText(await stack.newUser(), id)).rejects.toMatchObject({
      reason: 'resumeNotFound',
    });
  });

  it('are invisible to other users', async () => {
    const { id } = await stack.newResume(user);
    const other = await stack.newUser();
    const notFound = { reason: 'resumeNotFound' };
    await expect(stack.resumes.get(other, id)).rejects.toMatchObject(notFound);
    await expect(stack.resumes.rename(other, id, 'x')).rejects.toMatchObject(notFound);
    await expect(stack.resumes.remove(other, id)).rejects.toMatchObject(notFound);
    await expect(stack.resumes.copy(other, id)).rejects.toMatchObject(notFound);
    await expect(stack.save.run(draft(other, { id, version: 1 }))).rejects.toMatchObject(notFound);
    expect((await stack.resumes.get(user, id)).version).toBe(1);
  });
});
