import { randomBytes } from 'node:crypto';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { startShares, type ShareStack } from '../../test/share-stack.js';

const NOT_FOUND = { reason: 'shareNotFound' };
const DAY = 86_400;

let stack: ShareStack;
let userId: string;
let resumeId: string;
let token: string;

beforeAll(async () => {
  stack = await startShares();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.database.throttle.deleteMany();
  userId = await stack.newUser();
  await begin({
    basics: { name: { zh: ' 林晓 ', en: 'Lin Xiao', pinyin: 'LIN XIAO' }, phone: '13800000401' },
  });
});

async function begin(over: Partial<ResumeDocument>, language = 'zh'): Promise<void> {
  resumeId = await stack.newResume(userId, over, language);
  token = (await stack.own.open(userId, resumeId)).token ?? '';
}
const visit = (password?: string, ip = '10.0.0.1') => stack.visits.run({ token, password, ip });

describe('a link', () => {
  it('returns the reduced résumé, and nothing about its protection', async () => {
    const share = await stack.database.resumeShare.findUniqueOrThrow({ where: { resumeId } });
    expect(await visit()).toEqual({
      shareId: share.id,
      ownerId: userId,
      resumeId,
      title: '林晓的简历',
      templateCode: 'tem0001',
      language: 'zh',
      version: 4,
      showsContacts: false,
      allowsDownload: false,
      hasAiText: false,
      document: expect.objectContaining({ coverLetters: [], attachments: [] }) as unknown,
    });
    expect((await visit()).document.basics.phone).toBe('已隐藏');
  });

  it('shows contacts if its owner agreed', async () => {
    await stack.own.change(userId, resumeId, { showsContacts: true, consent: 'contacts-1' });
    const { document, showsContacts } = await visit();
    expect([document.basics.phone, showsContacts]).toEqual(['13800000401', true]);
  });

  it('opens nothing without a token, with an invalid one, or with another one', async () => {
    const lookUp = jest.spyOn(stack.database, '$queryRaw');
    const count = jest.spyOn(stack.database, 'prepared');
    for (const invalid of [undefined, '', token.slice(1), `${token}x`, ` ${token}`, `${token.slice(1)}!`])
      await expect(
        stack.visits.run({ token: invalid, password: undefined, ip: '10.0.0.1' }),
      ).rejects.toMatchObject(NOT_FOUND);
    // Each call is counted by one statement; none of them reads a share.
    expect(count).toHaveBeenCalledTimes(6);
    expect(lookUp).not.toHaveBeenCalled();
    jest.restoreAllMocks();
    const other = { token: randomBytes(16).toString('base64url'), password: undefined, ip: '10.0.0.1' };
    await expect(stack.visits.run(other)).rejects.toMatchObject(NOT_FOUND);
  });

  it('expires at its exact time', async () => {
    stack.clock.advance(30 * DAY - 1);
    await expect(visit()).resolves.toBeDefined();
    stack.clock.advance(1);
    await expect(visit()).rejects.toMatchObject(NOT_FOUND);
    await stack.own.change(userId, resumeId, { lifetimeDays: 0 });
    stack.clock.advance(400 * DAY);
    await expect(visit()).resolves.toBeDefined();
  });

  it('is closed while it is off, while the résumé is deleted and while the account is being closed', async () => {
    await stack.own.change(userId, resumeId, { isOn: false });
    await expect(visit()).rejects.toMatchObject(NOT_FOUND);
    await stack.own.change(userId, resumeId, { isOn: true });
    const resume = (deletedAt: Date | null) =>
      stack.database.resume.update({ where: { id: resumeId }, data: { deletedAt } });
    await resume(stack.clock.now());
    await expect(visit()).rejects.toMatchObject(NOT_FOUND);
    await resume(null);
    const closing = { closeRequestedAt: stack.clock.now() };
    await stack.database.user.update({ where: { id: userId }, data: closing });
    await expect(visit()).rejects.toMatchObject(NOT_FOUND);
  });

  it('of a variant returns the latest words of its base', async () => {
    const base = await stack.newResume(userId, { basics: { name: {}, headline: { zh: '产品经理' } } });
    const shown = async () => (await visit()).document.basics.headline;
    const { meta, ...body } = emptyDocument();
    const link = { variantOf: { resumeId: base, version: 1 }, overrides: [] };
    const document = { meta: { ...meta, ...link }, ...body };
    await stack.database.resume.update({ where: { id: resumeId }, data: { baseId: base, document } });
    expect(await shown()).toEqual({ zh: '产品经理' });
    await stack.database.resume.update({ where: { id: base }, data: { deletedAt: stack.clock.now() } });
    expect(await shown()).toBeUndefined();
  });

  it('states whether AI wrote a part of the printed content', async () => {
    const start = emptyDocument();
    const at = '2026-11-21T08:00:00Z';
    await begin({
      internships: [{ id: 'j', highlights: [{ id: 'a', kind: 'bullet', zh: [{ text: '一二三' }] }] }],
      meta: {
        ...start.meta,
        authorship: [{ atomId: 'a', lang: 'zh', start: 0, end: 3, source: 'aiSuggested', at }],
      },
    } as unknown as Partial<ResumeDocument>);
    expect((await visit()).hasAiText).toBe(true);
  });
});

describe('the title of a share', () => {
  const titleOf = async (name: object | undefined, language: string) => {
    const { meta } = emptyDocument();
    const document = { basics: name ? { name } : {}, meta: { ...meta, lang: language } };
    await begin(document as Partial<ResumeDocument>, language);
    return (await visit()).title;
  };

  it.each([
    [{ zh: '林晓', en: 'Lin Xiao', pinyin: 'LIN' }, '林晓的简历', 'Lin Xiao Résumé'],
    [{ en: 'Lin Xiao', pinyin: 'LIN' }, 'Lin Xiao的简历', 'Lin Xiao Résumé'],
    [{ zh: '林晓', pinyin: 'LIN' }, '林晓的简历', 'LIN Résumé'],
    [{ pinyin: ' LIN ' }, 'LIN的简历', 'LIN Résumé'],
    [{ zh: '林晓' }, '林晓的简历', '林晓 Résumé'],
    [undefined, '简历', 'Résumé'],
  ])('of %j', async (name, zh, en) => {
    expect([await titleOf(name, 'zh'), await titleOf(name, 'en')]).toEqual([zh, en]);
  });
});

describe('a password', () => {
  beforeEach(async () => {
    await stack.own.change(userId, resumeId, { password: 'open-sesame' });
  });

  it('opens, also with surrounding spaces; a missing, blank or wrong one does not', async () => {
    await expect(visit('open-sesame')).resolves.toMatchObject({ resumeId });
    await expect(visit('  open-sesame ')).resolves.toMatchObject({ resumeId });
    expect(await visit('open-sesame')).not.toHaveProperty('passwordHash');
    await expect(visit('wrong')).rejects.toMatchObject(NOT_FOUND);
    const verify = jest.spyOn(stack.hasher, 'verify');
    await expect(visit()).rejects.toMatchObject(NOT_FOUND);
    await expect(visit('  ')).rejects.toMatchObject(NOT_FOUND);
    expect(verify).not.toHaveBeenCalled();
    verify.mockRestore();
  });

  it('that is wrong ten times from one address is blocked there for ten minutes, but not elsewhere', async () => {
    const verify = jest.spyOn(stack.hasher, 'verify').mockResolvedValue(false);
    for (let tries = 0; tries < 12; tries += 1) await expect(visit('wrong')).rejects.toMatchObject(NOT_FOUND);
    expect(verify).toHaveBeenCalledTimes(10);
    verify.mockResolvedValue(true);
    await expect(visit('open-sesame')).rejects.toMatchObject(NOT_FOUND);
    await expect(visit('open-sesame', '10.0.0.2')).resolves.toBeDefined();
    stack.clock.advance(599);
    await expect(visit('open-sesame')).rejects.toMatchObject(NOT_FOUND);
    stack.clock.advance(2);
    await expect(visit('open-sesame')).resolves.toBeDefined();
    verify.mockRestore();
  });

  it('of another share can still be tried from the same address', async () => {
    const verify = jest.spyOn(stack.hasher, 'verify').mockResolvedValue(false);
    for (let tries = 0; tries < 10; tries += 1) await expect(visit('wrong')).rejects.toMatchObject(NOT_FOUND);
    await begin({});
    await stack.own.change(userId, resumeId, { password: 'open-sesame' });
    verify.mockResolvedValue(true);
    await expect(visit('open-sesame')).resolves.toBeDefined();
    verify.mockRestore();
  });

  it('that is correct is not counted as an attempt', async () => {
    const verify = jest.spyOn(stack.hasher, 'verify').mockResolvedValue(true);
    for (let tries = 0; tries < 12; tries += 1) await expect(visit('open-sesame')).resolves.toBeDefined();
    verify.mockRestore();
  });

  it('that is wrong 200 times within an hour from any address is blocked for everybody', async () => {
    const { id: shareId } = await stack.database.resumeShare.findUniqueOrThrow({ where: { resumeId } });
    const wrong = async (times: number) => {
      for (let tries = 0; tries < times; tries += 1)
        await stack.limits.countWrongPassword(shareId, `10.1.${tries}.1`);
    };
    await wrong(199);
    expect(await stack.limits.mayTry(shareId, '10.9.9.9')).toBe(true);
    await wrong(1);
    expect(await stack.limits.mayTry(shareId, '10.9.9.9')).toBe(false);
    stack.clock.advance(3_599);
    expect(await stack.limits.mayTry(shareId, '10.9.9.9')).toBe(false);
    stack.clock.advance(2);
    expect(await stack.limits.mayTry(shareId, '10.9.9.9')).toBe(true);
  });
});

describe('calls from one address', () => {
  it('SH1: are limited to 60 per minute, correct and wrong ones alike; the next one gets a retry time', async () => {
    for (let calls = 0; calls < 60; calls += 1) await stack.limits.admit('10.0.0.1');
    stack.clock.advance(18.5);
    await expect(visit()).rejects.toMatchObject({ reason: 'tooManyRequests', retryAfterSeconds: 42 });
    await expect(visit(undefined, '10.0.0.2')).resolves.toBeDefined();
    stack.clock.advance(41.5);
    await expect(visit()).resolves.toBeDefined();
  });

  it('get a retry time of at least one second', async () => {
    for (let calls = 0; calls < 60; calls += 1) await stack.limits.admit('10.0.0.1');
    stack.clock.advance(59.9);
    await expect(stack.limits.admit('10.0.0.1')).rejects.toMatchObject({ retryAfterSeconds: 1 });
  });
});
