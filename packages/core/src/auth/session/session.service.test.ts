import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { TestClock } from '#test/test-clock.js';
import { CryptoService } from '../../platform/crypto.service.js';
import type { SessionRepository } from './session.repository.js';
import { SessionService, SessionCache } from './session.service.js';

const DAY = 86_400;
const USER = randomUUID();

interface Row {
  userId: string;
  ipHash: string;
  method: string;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

/** An in-memory session store; the queries have their own tests. */
class MemorySessions {
  readonly rows = new Map<string, Row>();

  add({ id, ...row }: Omit<Row, 'lastSeenAt' | 'revokedAt'> & { id: string }) {
    this.rows.set(id, { ...row, lastSeenAt: row.createdAt, revokedAt: null });
    return Promise.resolve(false);
  }

  findLive(id: string, now: Date) {
    const row = this.rows.get(id);
    return Promise.resolve(row && row.revokedAt === null && row.expiresAt > now ? { ...row } : null);
  }

  extend(id: string, now: Date, expiresAt: Date) {
    this.rows.set(id, { ...this.rows.get(id)!, lastSeenAt: now, expiresAt });
    return Promise.resolve();
  }

  revoke(id: string, now: Date) {
    this.rows.get(id)!.revokedAt = now;
    return Promise.resolve();
  }

  revokeOf(userId: string, id: string, now: Date) {
    const isTheirs = this.rows.get(id)?.userId === userId;
    if (isTheirs) this.rows.get(id)!.revokedAt = now;
    return Promise.resolve(isTheirs);
  }

  revokeAllOf(userId: string, now: Date, exceptId?: string) {
    for (const [id, row] of this.rows) if (row.userId === userId && id !== exceptId) row.revokedAt = now;
    return Promise.resolve();
  }

  listLive = jest.fn(() => Promise.resolve([]));
}

function start() {
  const clock = new TestClock();
  const rows = new MemorySessions();
  const jwt = new JwtService({ secret: 'for tests', verifyOptions: { algorithms: ['HS256'] } });
  const secrets = new CryptoService('a secret for tests only, 32 characters');
  const sessions = new SessionService(rows as unknown as SessionRepository, jwt, secrets, clock);
  const open = (userId = USER) =>
    sessions.open(userId, { ip: '10.0.0.1', userAgent: 'test', method: 'password' });
  return { clock, rows, jwt, sessions, open };
}

describe('a session', () => {
  it('is a row of thirty days identified by a token; the address is stored as a hash', async () => {
    const { sessions, open, rows, clock } = start();
    const { token, sessionId } = await open();
    expect(rows.rows.get(sessionId)).toMatchObject({
      userId: USER,
      userAgent: 'test',
      method: 'password',
      createdAt: clock.now(),
      expiresAt: new Date(clock.now().getTime() + 30 * DAY * 1000),
    });
    expect(rows.rows.get(sessionId)?.ipHash).not.toContain('10.0.0.1');
    expect(await sessions.authenticate(token)).toEqual({ userId: USER, sessionId });
    expect(sessions.tokenOf({ userId: USER, sessionId })).toBe(token);
    jest.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 5_000);
    expect(sessions.tokenOf({ userId: USER, sessionId })).toBe(token);
    jest.restoreAllMocks();
    const unnamed = await sessions.open(USER, { ip: '10.0.0.1', userAgent: '' });
    expect(rows.rows.get(unnamed.sessionId)?.method).toBe('');
  });

  it('is not found for a token that is forged, of another user or of no session', async () => {
    const { sessions, open, jwt, rows } = start();
    const { sessionId } = await open();
    expect(await sessions.authenticate('nonsense')).toBeNull();
    const forged = new JwtService({ secret: 'another' }).sign({ sub: USER, jti: sessionId });
    expect(await sessions.authenticate(forged)).toBeNull();
    expect(await sessions.authenticate(jwt.sign({ sub: randomUUID(), jti: sessionId }))).toBeNull();
    expect(await sessions.authenticateClaims({ sub: USER, jti: randomUUID() })).toBeNull();
    const findLive = jest.spyOn(rows, 'findLive');
    for (const [sub, jti] of [
      [USER, 'x'],
      ['x', sessionId],
      [USER, `x${sessionId}`],
      [USER, `${sessionId}0`],
      [USER, sessionId.replaceAll('-', '')],
    ] as const)
      expect(await sessions.authenticateClaims({ sub, jti })).toBeNull();
    expect(findLive).not.toHaveBeenCalled();
  });

  it('slides with use, at most once an hour', async () => {
    const { sessions, open, rows, clock } = start();
    const { token, sessionId } = await open();
    const began = clock.now();
    clock.advance(3_600);
    await sessions.authenticate(token);
    expect(rows.rows.get(sessionId)?.lastSeenAt).toEqual(began);
    clock.advance(2);
    await sessions.authenticate(token);
    expect(rows.rows.get(sessionId)).toMatchObject({
      lastSeenAt: clock.now(),
      expiresAt: new Date(clock.now().getTime() + 30 * DAY * 1000),
    });
  });

  it('ends after half a year regardless of use', async () => {
    const { sessions, open, clock } = start();
    const { token } = await open();
    for (let weeks = 0; weeks < 25; weeks += 1) {
      clock.advance(7 * DAY);
      expect(await sessions.authenticate(token)).not.toBeNull();
    }
    clock.advance(5 * DAY);
    expect(await sessions.authenticate(token)).toBeNull();
  });

  it('ends thirty days after its last use', async () => {
    const { sessions, open, clock } = start();
    const { token } = await open();
    clock.advance(30 * DAY);
    expect(await sessions.authenticate(token)).toBeNull();
  });

  it('is read from the database once a second', async () => {
    const { sessions, open, rows, clock } = start();
    const { token } = await open();
    const findLive = jest.spyOn(rows, 'findLive');
    await sessions.authenticate(token);
    clock.advance(0.9);
    await sessions.authenticate(token);
    expect(findLive).toHaveBeenCalledTimes(1);
    clock.advance(0.1);
    await sessions.authenticate(token);
    expect(findLive).toHaveBeenCalledTimes(2);
  });
});

describe('the end of sessions', () => {
  it('takes effect at once: for one session, the current one, all others, or all', async () => {
    const { sessions, open } = start();
    const live = async (...tokens: string[]) =>
      Promise.all(tokens.map(async (token) => (await sessions.authenticate(token)) !== null));
    const [a, b, c, d] = [await open(), await open(), await open(), await open()];
    const tokens = [a, b, c, d].map(({ token }) => token);
    expect(await live(...tokens)).toEqual([true, true, true, true]);
    await sessions.revoke(a.sessionId);
    expect(await live(...tokens)).toEqual([false, true, true, true]);
    expect(await sessions.revokeOf(randomUUID(), b.sessionId)).toBe(false);
    expect(await live(...tokens)).toEqual([false, true, true, true]);
    expect(await sessions.revokeOf(USER, b.sessionId)).toBe(true);
    expect(await live(...tokens)).toEqual([false, false, true, true]);
    await sessions.revokeOthersOf({ userId: USER, sessionId: d.sessionId });
    expect(await live(...tokens)).toEqual([false, false, false, true]);
    await sessions.revokeAllOf(USER);
    expect(await live(...tokens)).toEqual([false, false, false, false]);
  });

  it('keeps the cache of a session that was not ended', async () => {
    const { sessions, open, rows } = start();
    const { token, sessionId } = await open();
    await sessions.authenticate(token);
    const findLive = jest.spyOn(rows, 'findLive');
    await sessions.revokeOf(randomUUID(), sessionId);
    await sessions.authenticate(token);
    expect(findLive).not.toHaveBeenCalled();
  });
});

it('lists at most a hundred sessions of a user', async () => {
  const { sessions, rows, clock } = start();
  await sessions.listOf(USER);
  expect(rows.listLive).toHaveBeenCalledWith(USER, clock.now(), 100);
});

it('caches at most ten thousand sessions and evicts the least recently used one', () => {
  const cache = new SessionCache();
  const now = new Date();
  for (let index = 0; index < 10_000; index += 1) cache.put(String(index), USER, now);
  expect([cache.get('0', now), cache.get('9999', now)]).toEqual([USER, USER]);
  cache.put('last', USER, now);
  expect(['0', '1', 'last'].map((id) => cache.get(id, now))).toEqual([USER, null, USER]);
});
