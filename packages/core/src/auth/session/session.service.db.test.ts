import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { startAuth } from '#test/auth-stack.js';

const DAY = 86_400;
const client = { ip: '10.0.0.1', userAgent: 'test' };

let stack: Awaited<ReturnType<typeof startAuth>>;
let userId: string;
beforeAll(async () => {
  stack = await startAuth();
  userId = (await stack.accounts.createUser({ phone: '13800000001', password: null })) ?? '';
});
afterAll(() => stack.stop());

describe('AU5: sessions', () => {
  it('have a new token at every sign-in, and the same one for the same session', async () => {
    const [first, second] = [
      await stack.sessions.open(userId, client),
      await stack.sessions.open(userId, client),
    ];
    expect(first.token).not.toBe(second.token);
    expect(stack.sessions.tokenOf({ userId, sessionId: first.sessionId })).toBe(first.token);
    expect(await stack.sessions.authenticate(first.token)).toEqual({ userId, sessionId: first.sessionId });
  });

  it('recognise a user agent while another live session of the same user has it', async () => {
    const [user, other] = await Promise.all(
      ['13800000011', '13800000012'].map((phone) => stack.accounts.createUser({ phone, password: null })),
    );
    const isKnown = async (id: string | null | undefined, userAgent: string) =>
      (await stack.sessions.open(id ?? '', { ...client, userAgent })).isKnownAgent;
    expect(await isKnown(user, 'one')).toBe(false);
    expect(await isKnown(user, 'one')).toBe(true);
    expect(await isKnown(user, 'two')).toBe(false);
    expect(await isKnown(other, 'one')).toBe(false);
    await stack.sessions.revokeAllOf(user ?? '');
    expect(await isKnown(user, 'one')).toBe(false);
  });

  it('end at once where revoked and within a second elsewhere', async () => {
    const { token, sessionId } = await stack.sessions.open(userId, client);
    const elsewhere = stack.newSessions();
    expect(await elsewhere.authenticate(token)).not.toBeNull();
    await stack.sessions.revoke(sessionId);
    expect(await stack.sessions.authenticate(token)).toBeNull();
    stack.clock.advance(1);
    expect(await elsewhere.authenticate(token)).toBeNull();
  });

  it('end for one user without affecting others', async () => {
    const other = (await stack.accounts.createUser({ phone: '13800000009', password: null })) ?? '';
    const theirs = await stack.sessions.open(other, client);
    const [one, two] = [await stack.sessions.open(userId, client), await stack.sessions.open(userId, client)];
    await stack.sessions.revokeAllOf(userId);
    for (const { token } of [one, two]) expect(await stack.sessions.authenticate(token)).toBeNull();
    expect(await stack.sessions.authenticate(theirs.token)).not.toBeNull();
  });

  it('slide: 30 days after the last use, not after the first', async () => {
    const { token } = await stack.sessions.open(userId, client);
    stack.clock.advance(29 * DAY);
    expect(await stack.sessions.authenticate(token)).not.toBeNull();
    stack.clock.advance(29 * DAY);
    expect(await stack.sessions.authenticate(token)).not.toBeNull();
    stack.clock.advance(30 * DAY + 1);
    expect(await stack.sessions.authenticate(token)).toBeNull();
  });

  it('end after 180 days regardless of use', async () => {
    const { token } = await stack.sessions.open(userId, client);
    for (let day = 20; day < 180; day += 20) {
      stack.clock.advance(20 * DAY);
      expect(await stack.sessions.authenticate(token)).not.toBeNull();
    }
    stack.clock.advance(20 * DAY + 1);
    expect(await stack.sessions.authenticate(token)).toBeNull();
  });

  it('end with the account', async () => {
    const id = (await stack.accounts.createUser({ phone: '13800000008', password: null })) ?? '';
    const { token } = await stack.sessions.open(id, client);
    await stack.database.user.update({ where: { id }, data: { disabledAt: stack.clock.now() } });
    expect(await stack.sessions.authenticate(token)).toBeNull();
  });

  it('reject forged tokens', async () => {
    const { sessionId } = await stack.sessions.open(userId, client);
    const claims = { sub: userId, jti: sessionId };
    const foreign = new JwtService({ secret: 'another' }).sign(claims);
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
    const odd = stack.jwt.sign({ sub: userId, jti: "x' or 1=1" });
    const stolen = stack.jwt.sign({ sub: randomUUID(), jti: sessionId });
    for (const token of [foreign, none, odd, stolen, '', 'a.b.c']) {
      expect(await stack.sessions.authenticate(token)).toBeNull();
    }
  });

  it('store neither token nor address in plain text', async () => {
    const { token } = await stack.sessions.open(userId, client);
    const rows = JSON.stringify(await stack.database.session.findMany());
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(client.ip);
  });
});
