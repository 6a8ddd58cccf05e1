import { randomUUID } from 'node:crypto';
import { emptyDocument } from '@qicheng/resume/defaults';
import { draft, type ResumeStack, startResumes } from '../../test/resume-stack.js';
import type { Failure } from '../platform/index.js';
import { ResumeVersionRepository, NAMED_LIMIT } from './resume-version.repository.js';
import { ResumeVersionService } from './resume-version.service.js';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
let stack: ResumeStack;
let versions: ResumeVersionService;
let user: string;
let id: string;
const here = randomUUID();
const there = randomUUID();
beforeAll(async () => {
  stack = await startResumes();
  versions = new ResumeVersionService(new ResumeVersionRepository(stack.database), stack.resumes, stack.save);
});
afterAll(() => stack.stop());
beforeEach(async () => {
  user = await stack.newUser();
  const first = draft(user, { writer: here, document: named('一'), userAgent: CHROME });
  ({ id } = await stack.save.run(first));
});

const named = (name: string) => ({ ...emptyDocument(), basics: { name: { zh: name } } });
const history = async () => (await versions.list(user, id)).list;

/** Saves over the current version. */
async function save(name: string, writer = here) {
  const { version } = await versions.latest(user, id);
  return stack.save.run(draft(user, { id, version, writer, document: named(name) }));
}

/** Moves all stored versions this many minutes into the past. */
const wait = (minutes: number) => stack.database.$executeRaw`
  WITH aged AS (UPDATE resume SET updated_at = updated_at - make_interval(mins => ${minutes}::int) WHERE id = ${id}::uuid)
  UPDATE resume_version SET saved_at = saved_at - make_interval(mins => ${minutes}::int),
    kept_at = kept_at - make_interval(mins => ${minutes}::int) WHERE resume_id = ${id}::uuid`;

/** Former versions as if stored at these times. */
async function keepAt(times: readonly Date[], over: { bytes?: number; name?: string } = {}) {
  await stack.database.resumeVersion.createMany({
    data: times.map((savedAt, index) => ({
      resumeId: id,
      userId: user,
      version: -times.length + index,
      title: '旧',
      templateCode: 'tem0001',
      language: 'zh',
      document: named('旧'),
      bytes: 100,
      reason: 'auto',
      savedAt,
      keptAt: savedAt,
      ...over,
    })),
  });
}

describe('automatic revisions', () => {
  it('keep one state of each burst of ten minutes', async () => {
    for (const name of ['二', '三', '四']) await save(name);
    expect((await history()).map(({ version }) => version)).toEqual([1]);
    await wait(11);
    await save('五');
    expect((await history()).map(({ version }) => version)).toEqual([4, 1]);
    const [last] = await history();
    expect((await versions.get(user, id, last!.id)).document.basics.name).toEqual({ zh: '四' });
  });

  it('keep every state that another editor replaces, however soon', async () => {
    await save('二');
    await save('三', there);
    await save('四');
    expect((await history()).map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  it('record where the state was written', async () => {
    await save('二');
    expect((await history())[0]).toMatchObject({ device: 'Chrome · Windows', name: null, reason: 'auto' });
  });

  it('keep nothing when a save changes nothing or is repeated', async () => {
    const again = draft(user, { id, version: 1, writer: there, document: named('一') });
    await stack.save.run(again);
    await stack.save.run(again);
    expect(await history()).toEqual([]);
  });

  it('keep nothing of a refused save', async () => {
    await save('二');
    await expect(
      stack.save.run(draft(user, { id, version: 1, writer: there, document: named('三') })),
    ).rejects.toMatchObject({ reason: 'resumeVersionConflict' });
    expect((await history()).map(({ version }) => version)).toEqual([1]);
  });
});

describe('thinning', () => {
  it('keeps the newest 20, then one per ten minutes of the last day, then one per day', async () => {
    const minutes = (ago: number) => new Date(Date.now() - ago * 60_000);
    const days = Array.from({ length: 10 }, (_, day) => 3 + day).reverse();
    await keepAt([
      ...days.flatMap((day) => [minutes(day * 1440 + 2), minutes(day * 1440 + 1)]),
      ...Array.from({ length: 120 }, (_, index) => minutes(200 - index)),
    ]);
    await save('二', there);
    const kept = await history();
    const old = kept.filter(({ savedAt }) => Date.now() - savedAt.getTime() > 86_400_000);
    expect(old.length).toBeLessThanOrEqual(days.length + 1);
    expect(old.length).toBeGreaterThanOrEqual(days.length);
    // 19 of the last 20 minutes, and about one per ten of the hundred minutes before.
    expect(kept.length - old.length).toBeGreaterThanOrEqual(29);
    expect(kept.length - old.length).toBeLessThanOrEqual(32);
    expect(kept[0]?.version).toBe(1);
  });

  it('limits the bytes, but keeps at least 20 versions', async () => {
    const days = Array.from({ length: 60 }, (_, day) => new Date(Date.now() - (70 - day) * 86_400_000));
    await keepAt(days, { bytes: 200_000 });
    await save('二', there);
    expect((await history()).length).toBe(40);
  });

  it('never removes a named version', async () => {
    const days = Array.from({ length: 60 }, () => new Date(Date.now() - 86_400_000 * 3));
    await keepAt(days, { bytes: 200_000, name: '投递版' });
    await save('二', there);
    expect((await history()).filter(({ name }) => name !== null)).toHaveLength(60);
  });
});

describe('named versions', () => {
  it('keep the current state once, and a name can be set and removed', async () => {
    const kept = await versions.name(user, id, undefined, '投递腾讯');
    expect(await versions.name(user, id, undefined, '投递字节')).toMatchObject({
      id: kept.id,
      name: '投递字节',
    });
    await save('二');
    expect(await history()).toMatchObject([{ id: kept.id, version: 1, name: '投递字节' }]);
    expect(await versions.name(user, id, kept.id, '')).toMatchObject({ name: null });
    await versions.remove(user, id, kept.id);
    await versions.remove(user, id, kept.id);
    expect(await history()).toEqual([]);
  });

  it('are limited in number', async () => {
    await keepAt(
      Array.from({ length: NAMED_LIMIT }, () => new Date()),
      { name: '版本' },
    );
    await expect(versions.name(user, id, undefined, '多一个')).rejects.toMatchObject({
      reason: 'resumeVersionLimitReached',
    });
  });
});

describe('restoring', () => {
  it('replaces the current state by a former one and keeps the replaced one', async () => {
    await save('二');
    const [former] = await history();
    const restored = await versions.restore({
      userId: user,
      resumeId: id,
      versionId: former!.id,
      version: 2,
    });
    expect(restored).toMatchObject({ version: 3, document: { basics: { name: { zh: '一' } } } });
    expect(await history()).toMatchObject([{ version: 2, reason: 'restore' }, { version: 1 }]);
    expect((await stack.resumes.get(user, id)).document.basics.name).toEqual({ zh: '一' });
  });

  it('changes nothing if something was saved meanwhile, and is idempotent', async () => {
    await save('二');
    const [former] = await history();
    const request = { userId: user, resumeId: id, versionId: former!.id, requestKey: randomUUID() };
    await expect(versions.restore({ ...request, version: 1 })).rejects.toMatchObject({
      reason: 'resumeVersionConflict',
      data: { version: 2 },
    });
    const twice = [1, 2].map(() => versions.restore({ ...request, version: 2 }));
    expect((await Promise.all(twice)).map(({ version }) => version)).toEqual([3, 3]);
  });
});

it('is impossible for other users, and while its résumé is in the bin', async () => {
  await save('二');
  const [former] = await history();
  const versionId = former!.id;
  const refusals = async (who: string) => {
    const calls = await Promise.allSettled([
      versions.list(who, id),
      versions.latest(who, id),
      versions.name(who, id, undefined, 'x'),
      versions.name(who, id, versionId, 'x'),
      versions.remove(who, id, versionId),
      versions.restore({ userId: who, resumeId: id, versionId, version: 2 }),
    ]);
    return new Set(
      calls.map((answer) => (answer.status === 'rejected' ? (answer.reason as Failure).reason : '')),
    );
  };
  const other = await stack.newUser();
  expect(await refusals(other)).toEqual(new Set(['resumeNotFound']));
  const own = (await stack.newResume(other)).id;
  for (const resumeId of [own, id])
    await expect(versions.get(other, resumeId, versionId)).rejects.toMatchObject({
      reason: 'resumeVersionNotFound',
    });
  expect(await history()).toHaveLength(1);
  await stack.resumes.remove(user, id);
  expect(await refusals(user)).toEqual(new Set(['resumeNotFound']));
});
