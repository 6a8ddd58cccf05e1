import { Failure } from '../../platform/index.js';
import type { AccountFailure } from '../account.failures.js';
import { COMMON_PASSWORDS } from './common-passwords.js';

/**
 * What a new password must not be, beyond its form (length and kinds are checked where it is decoded):
 * one from the guessing lists, or one that holds the phone number.
 */
export function refuseWeakPassword(password: string, phone: string | null): void {
  if (COMMON_PASSWORDS.has(password.normalize('NFKC').toLowerCase()))
    throw new Failure<AccountFailure>('passwordTooCommon');
  if (phone !== null && password.normalize('NFKC').includes(phone))
    throw new Failure<AccountFailure>('passwordContainsPhone');
}
