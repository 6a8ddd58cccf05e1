import { randomUUID } from 'node:crypto';
import { startShares, type ShareStack } from '../../test/share-stack.js';

const DAY = 86_400_000;
const SAFE = { isOn: true, hasPassword: false, showsContacts: false, allowsDownload: false };

let stack: ShareStack;
let userId: string;
let resumeId: string;

beforeAll(async () => {
  stack = await startShares();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  userId = await stack.newUser();
  resumeId = await stack.newResume(userId);
});

const open = () => stack.own.open(userId, resumeId);
const change = (changes: Parameters<typeof stack.own.change>[2]) =>
  stack.own.change(userId, resumeId, changes);
const row = () => stack.database.resumeShare.findUniqueOrThrow({ where: { resumeId } });
const inDays = (days: number) => new Date(stack.clock.now().getTime() + days * DAY);
const opens = async (token: string | null) =>
  stack.visits.run({ token: token ?? undefined, password: undefined, ip: randomUUID() }).then(
    () => true,
    () => false,
  );
const entries = () =>
  stack.database.auditEntry.findMany({
    where: { subject: resumeId },
    orderBy: { id: 'asc' },
    select: { actor: true, action: true, detail: true },
  });

describe('opening a share', () => {
  it('creates one link of 128 bits with safe settings for 30 days', async () => {
    expect(await stack.own.find(userId, resumeId)).toBeNull();
    const first = await open();
    expect(first).toMatchObject({ ...SAFE, expiresAt: inDays(30) });
    expect(Buffer.from(first.token ?? '', 'base64url')).toHaveLength(16);
    expect(first.url).toBe(`https://qicheng.example/resume/share?md5=${first.token}`);
    stack.clock.advance(3_600);
    expect(await open()).toEqual(first);
    expect(await stack.own.find(userId, resumeId)).toEqual(first);
    expect(await entries()).toEqual(
      Array(2).fill({ actor: `user:${userId}`, action: 'share.open', detail: {} }),
    );
  });

  it('keeps a share that is switched off', async () => {
    const { token } = await open();
    await change({ isOn: false });
    expect(await open()).toMatchObject({ token, isOn: false });
  });

  it('is only possible for the owner of an existing résumé, and is not audited otherwise', async () => {
    const stranger = await stack.newUser();
    await expect(stack.own.open(stranger, resumeId)).rejects.toMatchObject({ reason: 'resumeNotFound' });
    await stack.database.resume.update({ where: { id: resumeId }, data: { deletedAt: new Date() } });
    await expect(open()).rejects.toMatchObject({ reason: 'resumeNotFound' });
    expect(await entries()).toEqual([]);
  });

  it('is refused while the account is being closed', async () => {
    await stack.database.user.update({ where: { id: userId }, data: { closeRequestedAt: new Date() } });
    await expect(open()).rejects.toMatchObject({ reason: 'accountClosing' });
  });
});

describe('a share', () => {
  it('is seen, changed and rendered by its owner only, and not while its résumé is deleted', async () => {
    await open();
    const stranger = await stack.newUser();
    const absent = { reason: 'shareAbsent' };
    expect(await stack.own.find(stranger, resumeId)).toBeNull();
    await expect(stack.own.change(stranger, resumeId, { isOn: false })).rejects.toMatchObject(absent);
    await expect(stack.own.drawCode(stranger, resumeId)).rejects.toMatchObject(absent);
    expect((await row()).isOn).toBe(true);
    await stack.database.resume.update({ where: { id: resumeId }, data: { deletedAt: new Date() } });
    expect(await stack.own.find(userId, resumeId)).toBeNull();
  });

  it('keeps settings that a change does not contain', async () => {
    const first = await open();
    await change({ password: 'abcd', allowsDownload: true });
    const { passwordHash } = await row();
    expect(passwordHash).toMatch(/^\$argon2id\$/);
    expect(await change({ lifetimeDays: 7 })).toEqual({
      ...first,
      hasPassword: true,
      allowsDownload: true,
      expiresAt: inDays(7),
    });
    expect((await row()).passwordHash).toBe(passwordHash);
    expect(await change({ allowsDownload: false })).toMatchObject({
      token: first.token,
      allowsDownload: false,
    });
    expect(await change({ password: '' })).toMatchObject({ hasPassword: false, isOn: true });
    expect(await change({ lifetimeDays: 0 })).toMatchObject({ expiresAt: null });
    expect((await row()).updatedAt).toEqual(stack.clock.now());
  });

  it('shows contacts with a dated consent, and hides them without one', async () => {
    await open();
    await expect(change({ showsContacts: true })).rejects.toMatchObject({ reason: 'shareConsentRequired' });
    expect((await row()).showsContacts).toBe(false);
    expect(await change({ showsContacts: true, consent: 'contacts-1' })).toMatchObject({
      showsContacts: true,
    });
    const agreed = { contactsConsent: 'contacts-1', contactsConsentAt: stack.clock.now() };
    expect(await row()).toMatchObject(agreed);
    stack.clock.advance(60);
    // Consent persists: repeating the same request does not ask for it again.
    expect(await change({ showsContacts: true })).toMatchObject({ showsContacts: true });
    expect(await row()).toMatchObject(agreed);
    expect(await change({ showsContacts: false })).toMatchObject({ showsContacts: false });
  });

  it('gets another link when it is renewed; the old one ends', async () => {
    const { token } = await open();
    const renewed = await change({ renew: true });
    expect(renewed.token).not.toBe(token);
    expect([await opens(token), await opens(renewed.token)]).toEqual([false, true]);
    expect((await change({ renew: false, isOn: true })).token).toBe(renewed.token);
  });

  it('loses link and settings when it is revoked, and starts again with safe ones', async () => {
    const { token } = await open();
    await change({ password: 'abcd', allowsDownload: true, showsContacts: true, consent: 'contacts-1' });
    const revoked = await change({ revoke: true, allowsDownload: true });
    expect(revoked).toMatchObject({ ...SAFE, token: null, url: null, isOn: false });
    const cleared = { tokenHash: null, contactsConsent: null, contactsConsentAt: null, passwordHash: null };
    expect(await row()).toMatchObject(cleared);
    await expect(stack.own.drawCode(userId, resumeId)).rejects.toMatchObject({ reason: 'shareAbsent' });
    expect((await change({ allowsDownload: false })).token).toBeNull();
    expect((await change({ isOn: false })).token).toBeNull();
    stack.clock.advance(3_600);
    const next = await open();
    expect(next).toMatchObject({ ...SAFE, expiresAt: inDays(30) });
    expect([await opens(token), await opens(next.token)]).toEqual([false, true]);
  });

  it('gets a link when it is switched on after it was revoked', async () => {
    await open();
    await change({ revoke: true });
    const { token } = await change({ isOn: true });
    expect(await opens(token)).toBe(true);
  });

  it('audits each change, without its content except for the contacts', async () => {
    await open();
    await change({ password: 'abcd' });
    await change({ showsContacts: true, consent: 'contacts-1' });
    await change({ renew: true });
    await change({ revoke: true, renew: true });
    expect((await entries()).slice(1)).toEqual([
      { actor: `user:${userId}`, action: 'share.change', detail: {} },
      { actor: `user:${userId}`, action: 'share.change', detail: { showsContacts: true } },
      { actor: `user:${userId}`, action: 'share.renew', detail: {} },
      { actor: `user:${userId}`, action: 'share.revoke', detail: {} },
    ]);
  });

  it('is rendered as an SVG code with a margin', async () => {
    await open();
    const code = await stack.own.drawCode(userId, resumeId);
    expect(code).toMatch(/^<svg/);
    // As many modules as the address needs, plus two on every side.
    const [, size = '0'] = code.match(/viewBox="0 0 (\d+) \1"/) ?? [];
    expect((Number(size) - 2 * 2 - 17) % 4).toBe(0);
    expect(code).toMatch(/stroke="#000000" d="M2 2\.5h7/);
  });
});
