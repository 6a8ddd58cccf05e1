import { domainOf, enclosingDomains, isEduCn, isWellFormed, isWithin } from './education-address.js';

it.each([
  [' Lin@PKU.edu.cn ', 'pku.edu.cn'],
  ['ｌｉｎ＠ｐｋｕ．ｅｄｕ．ｃｎ', 'pku.edu.cn'],
  ['nobody', ''],
])('reads the domain of %j as %j', (address, domain) => expect(domainOf(address)).toBe(domain));

it.each([
  ['a@b.cn', true],
  [' a@b.cn ', true],
  ['a@b', true],
  ['ａ＠ｂ．ｃｎ', true],
  ['用户@pku.edu.cn', false],
  ['a', false],
  ['a b@c.cn', false],
  ['@b.cn', false],
])('decides whether %j is well formed', (address, expected) => expect(isWellFormed(address)).toBe(expected));

it('accepts .edu.cn at a label boundary only', () => {
  expect(isEduCn('stu.pku.edu.cn')).toBe(true);
  expect(isEduCn('edu.cn')).toBe(false);
  expect(isEduCn('.edu.cn')).toBe(false);
  expect(isEduCn('fakeedu.cn')).toBe(false);
  expect(isEduCn('pku.edu.cn.example.com')).toBe(false);
});

it('matches a domain within a listed suffix, but not one that merely ends with its letters', () => {
  expect(isWithin('stu.pku.org', 'pku.org')).toBe(true);
  expect(isWithin('notpku.org', 'pku.org')).toBe(false);
  expect(enclosingDomains('a.b.org')).toEqual(['a.b.org', 'b.org']);
  expect(enclosingDomains('localhost')).toEqual([]);
});
