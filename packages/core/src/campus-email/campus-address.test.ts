import { isEducationDomain, parseCampusAddress } from './campus-address.js';

const isEducation = (text: string) => {
  const parsed = parseCampusAddress(text);
  return parsed !== null && isEducationDomain(parsed);
};

describe('ED1: parseCampusAddress', () => {
  it.each([
    ['a@x.edu.cn', 'a@x.edu.cn', 'a@x.edu.cn'],
    [' Li.Ming@Stu.X.EDU.CN ', 'li.ming@stu.x.edu.cn', 'li.ming@stu.x.edu.cn'],
    ['s+1@X.EDU.CN', 's+1@x.edu.cn', 's@x.edu.cn'],
    ['ｌｉ＠ｘ．ｅｄｕ．ｃｎ', 'li@x.edu.cn', 'li@x.edu.cn'],
    ['a@x。edu。cn', 'a@x.edu.cn', 'a@x.edu.cn'],
  ])('accepts %s', (text, address, canonical) => {
    expect(parseCampusAddress(text)).toMatchObject({ address, canonical });
    expect(isEducation(text)).toBe(true);
  });

  it.each([
    'a@x.notedu.cn',
    'a@edu.cn.evil.com',
    'a@evil.com#.edu.cn',
    'a@evil.com%23.edu.cn',
    'a@evil.com/.edu.cn',
    'a@x.edu.cn\r\nBcc:b@c',
    'a@x.edu.cn\r\nBcc: b',
    'a@еdu.cn',
    'a@x.еdu.cn',
    'a@.edu.cn',
    'a@x..edu.cn',
    'a@x.edu.cn.',
    'a@edu.cn',
    '"a@b"@x.edu.cn',
    '"a"@x.edu.cn',
    'a@b@x.edu.cn',
    'a﹫b@x.edu.cn',
    'a,b@x.edu.cn',
    'a <b>@x.edu.cn',
    'a@[127.0.0.1]',
    'a@x.edu.cn, b@evil.com',
    'a@x.edu.cn;b@evil.com',
    'a@evil.com\u0000.edu.cn',
    'a@evil.com .edu.cn',
    '+tag@x.edu.cn',
    '.a@x.edu.cn',
    'a..b@x.edu.cn',
    '李@x.edu.cn',
    '@x.edu.cn',
    'x.edu.cn',
    '',
    `${'a'.repeat(65)}@x.edu.cn`,
    `a@${'x'.repeat(64)}.edu.cn`,
    `a@${'x.'.repeat(130)}edu.cn`,
  ])('rejects %j as an address of a school', (text) => {
    expect(isEducation(text)).toBe(false);
  });

  it('returns the domains of a mailbox, at label boundaries only', () => {
    expect(parseCampusAddress('a@stu.x.edu.cn')?.domains).toEqual(['stu.x.edu.cn', 'x.edu.cn', 'edu.cn']);
  });
});
