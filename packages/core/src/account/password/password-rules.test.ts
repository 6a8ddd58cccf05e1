import { COMMON_PASSWORDS } from './common-passwords.js';
import { refuseWeakPassword } from './password-rules.js';

const PHONE = '13800000001';

describe('refuseWeakPassword', () => {
  it.each(['Qwer1234', 'a1234567', 'WOAINI1314', 'ｑｗｅｒ１２３４'])(
    'refuses %s from the guessing lists',
    (password) => {
      expect(() => refuseWeakPassword(password, PHONE)).toThrow('passwordTooCommon');
    },
  );

  it('refuses a password that holds the phone number', () => {
    expect(() => refuseWeakPassword(`x${PHONE}!`, PHONE)).toThrow('passwordContainsPhone');
  });

  it('takes an ordinary one', () => {
    expect(() => refuseWeakPassword('春风得意-2026', PHONE)).not.toThrow();
  });

  it('lists only lower case', () => {
    expect([...COMMON_PASSWORDS].filter((password) => password !== password.toLowerCase())).toEqual([]);
  });
});
