import { emptyDocument } from '@qicheng/resume/defaults';
import { draft, type ResumeStack, startResumes } from '../../test/resume-stack.js';
import { AcceptUpload } from './accept-upload.js';

let stack: ResumeStack;
let user: string;
beforeAll(async () => {
  stack = await startResumes();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  user = await stack.newUser();
});

const keep = (over: object = {}) =>
  stack.files.save({
    userId: user,
    name: 'a.txt',
    mime: 'text/plain',
    bytes: Buffer.from('x'),
    purpose: 'upload',
    ...over,
  });
const age = (id: string, interval: string) =>
  stack.database.$executeRawUnsafe(`UPDATE stored_file SET created_at = now() - interval '${interval}',
    expires_at = expires_at - interval '${interval}' WHERE id = '${id}'`);

describe('StoredFileService', () => {
  it('returns a file to its owner only', async () => {
    const file = await keep();
    expect(await stack.files.listOwn(user, [file.id])).toEqual([file]);
    expect(await stack.files.listOwn(await stack.newUser(), [file.id])).toEqual([]);
    expect((await stack.files.read(file))?.toString()).toBe('x');
  });

  it('deletes a file past its time, row and bytes', async () => {
    const [old, fresh] = [await keep({ lifetimeSeconds: 60 }), await keep({ lifetimeSeconds: 600 })];
    await age(old.id, '2 minutes');
    expect(await stack.files.find(old.id)).toBeNull();
    expect(await stack.files.removeExpired()).toBe(1);
    expect(await stack.files.read(old)).toBeNull();
    expect(await stack.files.read(fresh)).not.toBeNull();
  });

  it('deletes a photo that no résumé shows after two days', async () => {
    const [shown, unused] = [await keep({ purpose: 'photo' }), await keep({ purpose: 'photo' })];
    const document = {
      ...emptyDocument(),
      basics: { photo: { fileId: shown.id, ratio: 'square' as const } },
    };
    await stack.save.run(draft(user, { document }));
    await Promise.all([age(shown.id, '3 days'), age(unused.id, '3 days')]);
    expect(await stack.files.removeExpired()).toBe(1);
    expect(await stack.files.find(shown.id)).not.toBeNull();
  });
});

describe('the quota', () => {
  const upload = () =>
    new AcceptUpload(stack.files).run({
      userId: user,
      purpose: 'upload',
      name: 'a.txt',
      bytes: Buffer.from('x'),
    });
  const fill = (count: number, size: number, purpose = 'upload') =>
    stack.database.storedFile.createMany({
      data: Array.from({ length: count }, (_, index) => ({
        userId: user,
        key: `${user}${index}${purpose}`,
        name: 'a',
        mime: 'a',
        size,
        sha256: '',
        purpose,
      })),
    });

  it.each([
    ['a hundred files', 100, 1],
    ['200 MB', 2, 105_000_000],
  ])('is exceeded at %s', async (_what, count, size) => {
    await fill(count, size);
    await expect(upload()).rejects.toMatchObject({ reason: 'uploadQuotaReached' });
  });

  it('does not count exports', async () => {
    await fill(100, 1, 'export');
    expect((await upload()).name).toBe('a.txt');
  });
});
