import { refuseWeakPassword, COMMON_PASSWORDS } from './password-rules.js';

const PHONE = '13800000001';

describe('refuseWeakPassword', () => {
  it.each(['Qwer1234', 'a1234567', 'WOAINI1314', 'ｑｗｅｒ１２３４'])(
    'refuses %s from the guessing lists',
    (password) => {
      expect(() => refuseWeakPassword(password, PHONE)).toThrow('passwordTooCommon');
    },
  );

  it('refuses a password that contains the phone number', () => {
    expect(() => refuseWeakPassword(`x${PHONE}!`, PHONE)).toThrow('passwordContainsPhone');
  });

  it('accepts an ordinary one', () => {
    expect(() => refuseWeakPassword('春风得意-2026', PHONE)).not.toThrow();
    expect(() => refuseWeakPassword('null-春风得意', null)).not.toThrow();
  });

  it('has more than 3,000 entries that would pass the format rules', () => {
    const kinds = (text: string) => [/[a-z]/, /\d/, /[^a-z\d]/].filter((kind) => kind.test(text)).length;
    const fitting = [...COMMON_PASSWORDS].filter(({ length }) => length >= 8 && length <= 30);
    expect(fitting.filter((password) => kinds(password) >= 2).length).toBeGreaterThan(5_000);
  });

  it('lists only lower case', () => {
    expect([...COMMON_PASSWORDS].filter((password) => password !== password.toLowerCase())).toEqual([]);
  });
});
