import { TestClock } from '#test/test-clock.js';
import { CryptoService } from '../../platform/crypto.service.js';
import type { CodeChallengeRepository } from './code-challenge.repository.js';
import { CodeChallengeService } from './code-challenge.service.js';

const BINDING = { recipientIndex: 'a phone', purpose: 'login' };

function start() {
  const clock = new TestClock();
  const rows = {
    add: jest.fn<Promise<void>, [Record<string, unknown>]>(() => Promise.resolve()),
    spend: jest.fn<Promise<boolean>, [{ codeHash: string }, Date]>(() => Promise.resolve(true)),
    remove: jest.fn(() => Promise.resolve()),
    findNewest: jest.fn(() => Promise.resolve('newest')),
  };
  const secrets = new CryptoService('a secret for tests only, 32 characters');
  const codes = new CodeChallengeService(rows as unknown as CodeChallengeRepository, secrets, clock);
  return { clock, rows, codes };
}

describe('a code', () => {
  it('has six digits and is stored as a hash for the requested time', async () => {
    const { clock, rows, codes } = start();
    const { challengeId, code } = await codes.create(BINDING, 300);
    expect(code).toMatch(/^\d{6}$/);
    const [kept] = rows.add.mock.calls[0] ?? [];
    expect(kept).toEqual({
      id: challengeId,
      ...BINDING,
      codeHash: expect.any(String) as string,
      createdAt: clock.now(),
      expiresAt: new Date(clock.now().getTime() + 300_000),
    });
    expect(JSON.stringify(kept)).not.toContain(`"${code}"`);
  });

  it('has six digits with leading zeros', async () => {
    const { codes } = start();
    const drawn = await Promise.all(Array.from({ length: 200 }, () => codes.create(BINDING, 300)));
    expect(drawn.filter(({ code }) => !/^\d{6}$/.test(code))).toEqual([]);
    expect(drawn.some(({ code }) => code.startsWith('0'))).toBe(true);
    expect(drawn.some(({ code }) => /^[5-9]/.test(code))).toBe(true);
  });

  it('is claimed by the hash of itself, its challenge, its recipient and its purpose', async () => {
    const { clock, rows, codes } = start();
    const { challengeId, code } = await codes.create(BINDING, 300);
    const stored = rows.add.mock.calls[0]?.[0]['codeHash'];
    const hashOf = async (over: object) => {
      expect(await codes.spend({ ...BINDING, challengeId, code, ...over })).toBe(true);
      return rows.spend.mock.calls.at(-1)?.[0].codeHash;
    };
    expect(await hashOf({})).toBe(stored);
    expect(rows.spend).toHaveBeenLastCalledWith(
      { id: challengeId, ...BINDING, codeHash: stored },
      clock.now(),
    );
    for (const over of [
      { challengeId: 'another' },
      { recipientIndex: 'another' },
      { purpose: 'register' },
      { code: 'another' },
    ])
      expect(await hashOf(over)).not.toBe(stored);
    // Codes with letters, used by other channels, are accepted in either case.
    expect(await hashOf({ code: 'aB3' })).toBe(await hashOf({ code: 'Ab3' }));
    rows.spend.mockResolvedValueOnce(false);
    expect(await codes.spend({ ...BINDING, challengeId, code })).toBe(false);
  });

  it('is found and deleted by its row', async () => {
    const { clock, rows, codes } = start();
    expect(await codes.findNewest(BINDING)).toBe('newest');
    expect(rows.findNewest).toHaveBeenCalledWith(BINDING, clock.now());
    await codes.withdraw('one');
    expect(rows.remove).toHaveBeenCalledWith('one');
  });
});
