import { startAuth } from '#test/auth-stack.js';
import { AuditLogService } from '../../operator/audit-log.service.js';
import { AuditRepository } from '../../operator/audit.repository.js';
import { WechatIdentityRepository } from './wechat-identity.repository.js';
import { WechatIdentityService } from './wechat-identity.service.js';

let stack: Awaited<ReturnType<typeof startAuth>>;
let identities: WechatIdentityService;
beforeAll(async () => {
  stack = await startAuth();
  const { database, secrets, clock } = stack;
  const audit = new AuditLogService(new AuditRepository(database), clock);
  identities = new WechatIdentityService(new WechatIdentityRepository(database), secrets, audit, clock);
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.database.wechatIdentity.deleteMany();
  await stack.database.user.deleteMany();
});

const newUser = async (phone: string) => (await stack.accounts.createUser({ phone, password: null })) ?? '';

describe('links between accounts and WeChats', () => {
  it('one WeChat is one account, and one account has one WeChat, even under concurrency', async () => {
    const [one, two] = [await newUser('13800000001'), await newUser('13800000002')];
    const outcomes = await Promise.allSettled([
      identities.link('o1', one),
      identities.link('o1', two),
      identities.link('o2', one),
      identities.link('o2', two),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const owners = [await identities.find('o1'), await identities.find('o2')].map((found) => found?.userId);
    expect(owners.sort()).toEqual([one, two].sort());
  });

  it('show the owner when a WeChat was linked but not which one; the openid is encrypted', async () => {
    const userId = await newUser('13800000001');
    await identities.link('oSecret', userId);
    await identities.link('oSecret', userId);
    expect(await identities.identitiesOf(userId)).toEqual([{ linkedAt: stack.clock.now() }]);
    expect(await identities.hasOther(userId, 'oSecret')).toBe(false);
    expect(await identities.hasOther(userId, 'oOther')).toBe(true);
    const rows = await stack.database.wechatIdentity.findMany();
    expect(JSON.stringify(rows)).not.toContain('oSecret');
    expect(JSON.stringify(await stack.database.auditEntry.findMany())).not.toContain('oSecret');
  });

  it('can be removed while the phone allows sign-in, and not if nothing else would', async () => {
    const userId = await newUser('13800000001');
    await identities.link('o1', userId);
    await stack.database.user.update({ where: { id: userId }, data: { phoneIndex: null } });
    await expect(identities.unlink(userId)).rejects.toMatchObject({ reason: 'wechatLastWayIn' });
    expect(await identities.identitiesOf(userId)).toHaveLength(1);
    await stack.database.user.update({ where: { id: userId }, data: { phoneIndex: 'p' } });
    await identities.unlink(userId);
    expect(await identities.find('o1')).toBeNull();
  });
});
