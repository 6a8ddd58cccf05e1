import { PasswordHasher } from './password-hasher.js';

describe('PasswordHasher', () => {
  it('stores argon2id hashes and verifies the password', async () => {
    const hasher = new PasswordHasher({});
    const stored = await hasher.hash('春风得意-2026');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify(stored, '春风得意-2026')).toBe(true);
    expect(await hasher.verify(stored, '春风得意-2027')).toBe(false);
  });

  it('AU2: never matches without a stored hash', async () => {
    expect(await new PasswordHasher({}).verify(null, 'x')).toBe(false);
  });

  it('matches a password in every Unicode normalisation form', async () => {
    const hasher = new PasswordHasher({});
    const stored = await hasher.hash('ＡＢcafé-1234');
    expect(await hasher.verify(stored, 'ABcafe\u0301-1234')).toBe(true);
  });

  it('distinguishes passwords by case, spaces and the last character', async () => {
    const hasher = new PasswordHasher({});
    const password = `${'长安一片月'.repeat(5)}aB1 x`;
    const stored = await hasher.hash(password);
    for (const other of [
      password.toLowerCase(),
      `${password} `,
      password.slice(0, -1),
      password.trim().slice(1),
    ])
      expect(await hasher.verify(stored, other)).toBe(false);
    expect(await hasher.verify(stored, password)).toBe(true);
  });

  it('is busy beyond 36 running and waiting calls', async () => {
    const hasher = new PasswordHasher({});
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => hasher.hash('x')));
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    expect(refused).toHaveLength(4);
    expect(refused[0]).toMatchObject({ reason: 'busy' });
  });
});
