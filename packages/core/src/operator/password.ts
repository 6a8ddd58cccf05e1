import { hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimiter } from '../platform/concurrency-limiter/index.js';

const MIN_LENGTH = 12;
const MAX_LENGTH = 128;

/** Operators have more access than users: length matters, character kinds do not. */
export const isStrongPassword = (password: string): boolean =>
  password.length >= MIN_LENGTH && password.length <= MAX_LENGTH && new Set(password).size >= 6;

// A separate limiter: a flood of users' sign-ins cannot lock out operators, and attempts under /ops cannot use every
// core.
const limiter = new ConcurrencyLimiter(1, 8);

/** argon2id with the library's defaults (19 MiB, 2 passes). */
export const hashPassword = (password: string): Promise<string> => limiter.run(() => hash(password));

let decoy: Promise<string> | undefined;

/**
 * Checks a password; without a hash it does the same work and fails, so that timing does not reveal who
 * exists.
 */
export async function passwordMatches(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hash('no operator has this password');
  const expected = passwordHash ?? (await decoy);
  const isRight = await limiter.run(() => verify(expected, password.slice(0, MAX_LENGTH)));
  return isRight && passwordHash !== null;
}
