import { resolveFlagCode } from '@qicheng/contract/invitation/index';
import { InvitationService } from '@qicheng/core/invitation';
import type { Database } from '@qicheng/db';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

let api: TestApi;
let database: Database;
let inviters = 0;

beforeAll(async () => {
  api = await startApi();
  database = api.openDatabase();
});
afterAll(async () => {
  await database.$disconnect();
  await api.stop();
});
beforeEach(() => database.throttle.deleteMany());

const service = () => api.app.get(InvitationService, { strict: false });
const invite = async (days: number | null = null) => {
  const inviteId = `inviter-${(inviters += 1)}`;
  const code = await service().create({ actor: 'operator:test', inviteId, note: '', days });
  return { inviteId, code };
};
const scan = (inviteId: string, headers: Record<string, string> = {}, more = {}) =>
  api.post('/user/invitescan', { invite_id: inviteId, ...more }, headers);
const scansOf = (inviteId: string) => database.invitationScan.count({ where: { inviteId } });
const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? '';

describe('POST /user/transflagcodeurl', () => {
  it('200: resolves a shared code to its invitation', async () => {
    const { inviteId, code } = await invite();
    expect(await api.post('/user/transflagcodeurl', { flage_code: code })).toMatchObject({
      code: 200,
      data: { invite_id: inviteId },
    });
  });

  it('rejects an unknown, expired or missing code', async () => {
    const { code } = await invite(1);
    await database.invitation.update({ where: { code }, data: { expiresAt: new Date(Date.now() - 1) } });
    for (const body of [{ flage_code: code }, { flage_code: 'nothing-like-it' }]) {
      expect(await api.post('/user/transflagcodeurl', body)).toMatchObject({
        status: 200,
        code: 0,
        msg: '邀请链接无效或已过期',
      });
    }
    expect(await api.post('/user/transflagcodeurl', {})).toMatchObject({
      code: 0,
      msg: '邀请链接无效或已过期',
    });
  });

  it('limits an address to 300 per minute', async () => {
    const { code } = await invite();
    // Side by side: one after the other they take more than the minute on a loaded machine.
    for (let round = 0; round < 15; round += 1)
      await Promise.all(Array.from({ length: 20 }, () => api.as(null)(resolveFlagCode, { flagCode: code })));
    const answer = await api.post('/user/transflagcodeurl', { flage_code: code });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('POST /user/invitescan', () => {
  it('ED6: counts a browser once and rewards nobody', async () => {
    const { inviteId } = await invite();
    const first = await scan(inviteId);
    expect(first).toMatchObject({ code: 200, data: null });
    const cookie = cookieOf(first.headers);
    await Promise.all(Array.from({ length: 20 }, () => scan(inviteId, { cookie })));
    expect(await scansOf(inviteId)).toBe(1);
    await scan(inviteId);
    expect(await scansOf(inviteId)).toBe(2);
    expect(await database.aiCountEntry.count()).toBe(0);
  });

  it('treats the return address as text and never redirects', async () => {
    const { inviteId } = await invite();
    const answer = await scan(inviteId, {}, { jyq_url: 'javascript:alert(1)//https://evil.example' });
    expect(answer).toMatchObject({ status: 200, code: 200, data: null });
    expect(answer.headers.get('location')).toBeNull();
    expect((await scan(inviteId, {}, { jyq_url: 'x'.repeat(501) })).code).toBe(0);
  });

  it('writes nothing for a nonexistent or ended invitation', async () => {
    const { inviteId, code } = await invite(1);
    await database.invitation.update({ where: { code }, data: { expiresAt: new Date(Date.now() - 1) } });
    const before = await database.invitationScan.count();
    for (const id of [inviteId, 'nobody', '', 'x'.repeat(200)])
      expect(await scan(id)).toMatchObject({ code: 0, msg: '邀请链接无效或已过期' });
    expect(await database.invitationScan.count()).toBe(before);
  });
});

it('ED6: flags 50 registrations from one address by one inviter and rewards none', async () => {
  const [{ inviteId }, honest] = [await invite(), await invite()];
  for (let index = 0; index < 52; index += 1) {
    const { userId } = await openAccount(api, String(13_700_000_000 + index));
    const by = index < 50 ? inviteId : honest.inviteId;
    await database.user.update({ where: { id: userId }, data: { origin: { inviteId: by } } });
  }
  const list = await service().list();
  expect(list.find((row) => row.inviteId === inviteId)).toMatchObject({
    registrations: 50,
    mostFromOneAddress: 50,
    isSuspicious: true,
  });
  expect(list.find((row) => row.inviteId === honest.inviteId)).toMatchObject({
    registrations: 2,
    isSuspicious: false,
  });
  expect(await database.aiCountEntry.count()).toBe(0);
});
