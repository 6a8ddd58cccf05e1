import type { Database } from '@qicheng/db';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { openDatabase } from '@qicheng/testing/open-database';
import { Clock, CryptoService } from '../platform/index.js';
import { ThrottleRepository } from '../platform/throttle/throttle.repository.js';
import { AuditLogService } from './audit-log.service.js';
import { AuditRepository } from './audit.repository.js';
import { OperatorSessionRepository } from './operator-session.repository.js';
import { OperatorSessionService } from './operator-session.service.js';
import { OperatorRepository } from './operator.repository.js';
import { OperatorService } from './operator.service.js';

class TestClock extends Clock {
  time = new Date('2026-11-21T08:00:00Z').getTime();
  now(): Date {
    return new Date(this.time);
  }
}

const secrets = new CryptoService('a secret for tests only, 32 characters');
const password = 'calm bamboo lake';
let test: TestDatabase;
let database: Database;
let clock: TestClock;
let operators: OperatorService;
let sessions: OperatorSessionService;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url });
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
});
beforeEach(async () => {
  await Promise.all([
    database.operator.deleteMany(),
    database.auditEntry.deleteMany(),
    database.throttle.deleteMany(),
  ]);
  clock = new TestClock();
  const repository = new OperatorRepository(database);
  const audit = new AuditLogService(new AuditRepository(database), clock);
  const throttle = new ThrottleRepository(database, clock);
  operators = new OperatorService(repository, audit, secrets, clock);
  sessions = new OperatorSessionService(
    repository,
    new OperatorSessionRepository(database),
    throttle,
    audit,
    secrets,
    clock,
  );
});

describe('Operators', () => {
  it('generates a password once if none is given, stores only its argon2id hash, and audits', async () => {
    const { password: made } = await operators.add({ actor: 'ops-cli', name: 'lin', role: 'owner' });
    expect(made).toMatch(/^[\w-]{20}$/);
    const row = await database.operator.findUnique({ where: { name: 'lin' } });
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(await operators.list())).not.toContain('argon2');
    const [entry] = await database.auditEntry.findMany();
    expect(entry).toMatchObject({
      actor: 'ops-cli',
      action: 'operator.add',
      subject: 'lin',
      detail: { role: 'owner' },
    });
  });

  it.each([
    [{ name: 'x', role: 'owner' }, 'operatorNameInvalid'],
    [{ name: '<b>', role: 'owner' }, 'operatorNameInvalid'],
    [{ name: 'lin', role: 'root' }, 'operatorRoleUnknown'],
    [{ name: 'lin', role: 'owner', password: 'short' }, 'operatorPasswordWeak'],
    [{ name: 'lin', role: 'owner', password: 'aaaaaaaaaaaaaaaa' }, 'operatorPasswordWeak'],
  ])('refuses %j', async (input, reason) => {
    await expect(operators.add({ actor: 'ops-cli', ...input })).rejects.toMatchObject({ reason });
    expect(await database.operator.count()).toBe(0);
  });

  it('refuses a name that is taken', async () => {
    await operators.add({ actor: 'ops-cli', name: 'lin', role: 'owner', password });
    const again = operators.add({ actor: 'ops-cli', name: 'lin', role: 'support', password });
    await expect(again).rejects.toMatchObject({ reason: 'operatorNameTaken' });
  });
});

describe('OperatorSessionService', () => {
  const signIn = (attempt = password, ip = '203.0.113.7', name = 'lin') =>
    sessions.signIn({ name, password: attempt, ip });

  beforeEach(() => operators.add({ actor: 'ops-cli', name: 'lin', role: 'support', password }));

  it('signs in, verifies the token and signs out', async () => {
    const { token } = await signIn();
    expect(await sessions.authenticate(token)).toMatchObject({ name: 'lin', role: 'support' });
    expect(await sessions.authenticate(`${token}x`)).toBeNull();
    await sessions.signOut(token);
    expect(await sessions.authenticate(token)).toBeNull();
  });

  it('ends when the account is disabled, with an audit entry', async () => {
    const { token } = await signIn();
    await operators.disable({ actor: 'ops-cli', name: 'lin' });
    expect(await sessions.authenticate(token)).toBeNull();
    await expect(signIn()).rejects.toMatchObject({ reason: 'operatorCredentialsWrong' });
    await database.operator.updateMany({ data: { disabledAt: null } });
    expect(await sessions.authenticate(token)).toBeNull();
    const where = { action: 'operator.disable' };
    expect(await database.auditEntry.findFirst({ where })).toMatchObject({
      actor: 'ops-cli',
      subject: 'lin',
    });
  });

  it('ends with a new password, after which only the new one is valid', async () => {
    const { token } = await signIn();
    const { password: made } = await operators.resetPassword({ actor: 'ops-cli', name: 'lin' });
    expect(await sessions.authenticate(token)).toBeNull();
    await expect(signIn()).rejects.toMatchObject({ reason: 'operatorCredentialsWrong' });
    await expect(signIn(made ?? '')).resolves.toBeDefined();
    expect(await database.auditEntry.count({ where: { action: 'operator.resetPassword' } })).toBe(1);
  });

  it('is unchanged when the new password is weak or the name unknown', async () => {
    const { token } = await signIn();
    const actor = 'ops-cli';
    const weak = operators.resetPassword({ actor, name: 'lin', password: 'short' });
    await expect(weak).rejects.toMatchObject({ reason: 'operatorPasswordWeak' });
    for (const run of [
      operators.disable({ actor, name: 'su' }),
      operators.resetPassword({ actor, name: 'su' }),
    ])
      await expect(run).rejects.toMatchObject({ reason: 'operatorUnknown' });
    expect(await sessions.authenticate(token)).toMatchObject({ name: 'lin' });
  });

  it('stores no token', async () => {
    const { token } = await signIn();
    expect(JSON.stringify(await database.operatorSession.findMany())).not.toContain(token);
  });

  it('ends after twelve hours and with the account', async () => {
    const { token } = await signIn();
    await database.operator.updateMany({ data: { disabledAt: clock.now() } });
    expect(await sessions.authenticate(token)).toBeNull();
    await expect(signIn()).rejects.toMatchObject({ reason: 'operatorCredentialsWrong' });
    await database.operator.updateMany({ data: { disabledAt: null } });
    clock.time += 12 * 3600 * 1000;
    expect(await sessions.authenticate(token)).toBeNull();
  });

  it('gives the same answer for an unknown name and a wrong password', async () => {
    await expect(signIn('wrong wrong wrong')).rejects.toMatchObject({ reason: 'operatorCredentialsWrong' });
    await expect(signIn(password, '203.0.113.7', 'nobody')).rejects.toMatchObject({
      reason: 'operatorCredentialsWrong',
    });
  });

  it('refuses the sixth attempt from one address, even in parallel and with the correct password', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => signIn('wrong wrong wrong')));
    const reasons = tries.map((one) =>
      one.status === 'rejected' ? (one.reason as { reason: string }).reason : 'in',
    );
    expect(reasons.filter((reason) => reason === 'operatorCredentialsWrong')).toHaveLength(5);
    expect(reasons.filter((reason) => reason === 'tooManyRequests')).toHaveLength(3);
    await expect(signIn()).rejects.toMatchObject({ reason: 'tooManyRequests', retryAfterSeconds: 900 });
    await expect(signIn(password, '198.51.100.9')).resolves.toBeDefined();
    clock.time += 15 * 60 * 1000;
    await expect(signIn()).resolves.toBeDefined();
  });

  it('gives every session a separate form token', async () => {
    const [one, two] = [await signIn(), await signIn()];
    expect(sessions.isFormToken(one.token, sessions.formToken(one.token))).toBe(true);
    expect(sessions.isFormToken(one.token, sessions.formToken(two.token))).toBe(false);
    expect(sessions.isFormToken(one.token, '')).toBe(false);
  });
});
