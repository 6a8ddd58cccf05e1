import { hash, verify } from '@node-rs/argon2';

const MIN_LENGTH = 12;
const MAX_LENGTH = 128;

/** Operators hold more than users do: length counts, kinds of characters do not. */
export const isStrongPassword = (password: string): boolean =>
  password.length >= MIN_LENGTH && password.length <= MAX_LENGTH && new Set(password).size >= 6;

/** argon2id with the library's defaults (19 MiB, 2 passes). */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/** Checks a password; without a hash it works just as long and fails, so that time does not tell who exists. */
export async function passwordMatches(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hash('no operator has this password');
  const isRight = await verify(passwordHash ?? (await decoy), password.slice(0, MAX_LENGTH));
  return isRight && passwordHash !== null;
}
