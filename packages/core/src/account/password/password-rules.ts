import { dictionary } from '@zxcvbn-ts/language-common';
import { Failure } from '../../platform/index.js';

/** Common passwords in China that international lists lack; lower case. */
const KNOWN_HERE = `
  aa12345678 abc1234567 abc12345678 abc123!@# as12345678 admin1234 admin123456 admin888 admin@123 administrator1
  123abc456 123qwe!@# qq12345678 qwe12345 qwer123456 p@ssword1 pass12345 iloveyou520 iloveyou1314 woaini123
  woaini520 woaini521 woaini1314 woaini123456 woaini5201314 woaini11 aini1314 aini1314520 love1314 love5201314
  love520520 5201314a 5201314aa 5201314abc 5201314qq a5201314 z12345678 w12345678 x1234567 l1234567 wang1234
  wang123456 zhang123 zhang123456 liu123456 li123456 chen123456 yang123456 test12345 test123456 user1234 user123456
  root1234 root123456 guest123 china123 china888 beijing2008 beijing123 shanghai1 student123 school123 jianli123
  qicheng123 qicheng1 resume123 offer123 a11111111 a88888888 a8888888 a00000000 aa888888 aaaa1234 111111qq
  88888888a 159357aa 123123aa 1314520a 1314520aa xiaoming123 nihao1234 hello12345 abc@1234 abc@123456 aa@123456
  admin@1234 123456!a
`;

/**
 * Breached and commonly guessed passwords: some 49,000 international ones plus those common here; lower case.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  ...dictionary.passwords.map((password) => password.toLowerCase()),
  ...KNOWN_HERE.trim().split(/\s+/),
]);

/** Why an account is not created or a password not accepted. */
export type AccountFailure = 'phoneTaken' | 'passwordTooCommon' | 'passwordContainsPhone' | 'accountClosing';

/**
 * Rules beyond length and character kinds (checked when decoding): rejects passwords from guessing lists and
 * those that contain the phone number.
 */
export function refuseWeakPassword(password: string, phone: string | null): void {
  if (COMMON_PASSWORDS.has(password.normalize('NFKC').toLowerCase()))
    throw new Failure<AccountFailure>('passwordTooCommon');
  if (phone !== null && password.normalize('NFKC').includes(phone))
    throw new Failure<AccountFailure>('passwordContainsPhone');
}
