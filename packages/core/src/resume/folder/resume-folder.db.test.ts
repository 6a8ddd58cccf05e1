import { randomUUID } from 'node:crypto';
import { type ResumeStack, startResumes } from '#test/resume-stack.js';
import { FOLDER_LIMIT, ResumeFolderRepository } from './resume-folder.repository.js';
import { ResumeFolderService } from './resume-folder.service.js';

let stack: ResumeStack;
let folders: ResumeFolderService;
let user: string;
beforeAll(async () => {
  stack = await startResumes();
  folders = new ResumeFolderService(new ResumeFolderRepository(stack.database));
});
afterAll(() => stack.stop());
beforeEach(async () => {
  user = await stack.newUser();
});

const folderOf = async (id: string) => {
  const { list } = await stack.resumes.list(user, { page: 1, limit: 100 });
  return list.find((resume) => resume.id === id)?.folderId;
};

describe('folders of résumés', () => {
  it('are created, renamed and listed with the number of their résumés', async () => {
    const { id } = await folders.create(user, '校招');
    const resume = await stack.newResume(user);
    await folders.move(user, [resume.id], id);
    expect(await folders.rename(user, id, '春招')).toEqual({ id, name: '春招' });
    expect(await folders.list(user)).toEqual([{ id, name: '春招', count: 1 }]);
    await stack.resumes.remove(user, resume.id);
    expect(await folders.list(user)).toEqual([{ id, name: '春招', count: 0 }]);
  });

  it('have unique names per member', async () => {
    const { id } = await folders.create(user, '校招');
    const other = await folders.create(user, '实习');
    await expect(folders.create(user, '校招')).rejects.toMatchObject({ reason: 'folderNameTaken' });
    await expect(folders.rename(user, other.id, '校招')).rejects.toMatchObject({ reason: 'folderNameTaken' });
    expect(await folders.rename(user, id, '校招')).toEqual({ id, name: '校招' });
    expect(await folders.create(await stack.newUser(), '校招')).toMatchObject({ name: '校招' });
  });

  it('are limited in number', async () => {
    for (let made = 0; made < FOLDER_LIMIT; made += 1) await folders.create(user, `夹 ${made}`);
    await expect(folders.create(user, '多一个')).rejects.toMatchObject({ reason: 'folderLimitReached' });
    expect(await folders.list(user)).toHaveLength(FOLDER_LIMIT);
  });

  it('move a résumé together with its variants, from any of them', async () => {
    const base = await stack.newResume(user);
    const first = await stack.variants.create({ userId: user, id: base.id, target: '北方科技' });
    const { id } = await folders.create(user, '校招');
    await folders.move(user, [first.id], id);
    const second = await stack.variants.create({ userId: user, id: base.id, target: '南方科技' });
    const copy = await stack.resumes.copy(user, base.id);
    for (const one of [base, first, second, copy]) expect(await folderOf(one.id)).toBe(id);
    await folders.move(user, [base.id, first.id], null);
    for (const one of [base, first, second]) expect(await folderOf(one.id)).toBeNull();
  });

  it('leave their résumés when they are deleted', async () => {
    const resume = await stack.newResume(user);
    const { id } = await folders.create(user, '校招');
    await folders.move(user, [resume.id], id);
    await folders.remove(user, id);
    expect(await folderOf(resume.id)).toBeNull();
    await expect(folders.remove(user, id)).rejects.toMatchObject({ reason: 'folderNotFound' });
  });

  it('exist, or are reported as missing, for every move concurrent with their deletion', async () => {
    const resume = await stack.newResume(user);
    for (let round = 0; round < 20; round += 1) {
      const { id } = await folders.create(user, `夹 ${round}`);
      const [removed, ...moves] = await Promise.allSettled([
        folders.remove(user, id),
        ...Array.from({ length: 4 }, () => folders.move(user, [resume.id], id)),
      ]);
      expect(removed.status).toBe('fulfilled');
      const refusals = moves.flatMap((move) => (move.status === 'rejected' ? [move.reason as unknown] : []));
      for (const refusal of refusals) expect(refusal).toMatchObject({ reason: 'folderNotFound' });
      expect(await folderOf(resume.id)).toBeNull();
    }
  });

  it('that are deleted while a move waits for them are reported as missing', async () => {
    const resume = await stack.newResume(user);
    const { id } = await folders.create(user, '校招');
    let move: Promise<unknown> = Promise.resolve();
    await stack.database.$transaction(async (transaction) => {
      await transaction.resumeFolder.delete({ where: { id } });
      move = folders.move(user, [resume.id], id).catch((error: unknown) => error);
      for (let waiting = 0; waiting === 0;) {
        const [row] = await transaction.$queryRaw<Array<{ waiting: number }>>`
          SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted`;
        waiting = row?.waiting ?? 0;
      }
    });
    expect(await move).toMatchObject({ reason: 'folderNotFound' });
    expect(await folderOf(resume.id)).toBeNull();
  });

  it('are invisible to other users, and moves are atomic', async () => {
    const resume = await stack.newResume(user);
    const { id } = await folders.create(user, '校招');
    const stranger = await stack.newUser();
    const foreign = await stack.newResume(stranger);
    const absent = { reason: 'folderNotFound' };
    await expect(folders.rename(stranger, id, '我的')).rejects.toMatchObject(absent);
    await expect(folders.remove(stranger, id)).rejects.toMatchObject(absent);
    await expect(folders.move(stranger, [foreign.id], id)).rejects.toMatchObject(absent);
    for (const unknown of [foreign.id, randomUUID()])
      await expect(folders.move(user, [resume.id, unknown], id)).rejects.toMatchObject({
        reason: 'resumeNotFound',
      });
    expect(await folderOf(resume.id)).toBeNull();
  });
});
