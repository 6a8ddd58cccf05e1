import { readDomainList } from './read-domain-list.js';

const outcomes = (text: string) =>
  readDomainList(text).map(({ line, schoolName, domain, refusal }) => [line, schoolName, domain, refusal]);

describe('readDomainList', () => {
  it('reads schools with one or several domains, ignoring heading, blank lines and BOM', () => {
    expect(
      outcomes(
        '\uFEFF学校,后缀\r\n浙江大学,zju.edu.cn\r\n\r\n"清华大学","@Tsinghua.EDU.cn; mails.tsinghua.edu.cn"\r\n',
      ),
    ).toEqual([
      [2, '浙江大学', 'zju.edu.cn', null],
      [4, '清华大学', 'tsinghua.edu.cn', null],
      [4, '清华大学', 'mails.tsinghua.edu.cn', null],
    ]);
  });

  it.each([
    ['甲大学,not a domain', 'domainInvalid'],
    ['甲大学,x..edu.cn', 'domainInvalid'],
    ['甲大学,evil.com#.edu.cn', 'domainInvalid'],
    ['甲大学,a@b.edu.cn', 'domainInvalid'],
    ['甲大学', 'domainInvalid'],
    ['甲大学,edu.cn', 'domainTooWide'],
    ['甲大学,com.cn', 'domainTooWide'],
    ['甲大学,bj.cn', 'domainTooWide'],
    ['甲大学,bj.edu.cn', 'domainTooWide'],
    ['甲大学,qq.cn', 'domainTooWide'],
    ['甲大学,gmail.com', 'domainTooWide'],
    ['甲大学,@163.com', 'domainTooWide'],
    ['甲大学,vip.qq.com', 'domainTooWide'],
    ['甲大学,QQ.com', 'domainTooWide'],
    ['甲大学,mail.ru', 'domainTooWide'],
    [',x.edu.cn', 'nameInvalid'],
    ['<b>甲</b>,x.edu.cn', 'nameInvalid'],
    ['=HYPERLINK(1),x.edu.cn', 'nameInvalid'],
  ])('refuses %s: %s', (row, refusal) => {
    expect(readDomainList(`学校,后缀\n${row}`).at(-1)).toMatchObject({ line: 2, refusal });
  });

  it('accepts a school whose name only ends like a mailbox provider', () => {
    expect(outcomes('甲大学,notgmail.com')).toEqual([[1, '甲大学', 'notgmail.com', null]]);
  });

  it('refuses a duplicate domain', () => {
    expect(outcomes('甲大学,x.edu.cn\n乙大学,X.edu.cn')).toEqual([
      [1, '甲大学', 'x.edu.cn', null],
      [2, '乙大学', 'x.edu.cn', 'domainRepeated'],
    ]);
  });
});
