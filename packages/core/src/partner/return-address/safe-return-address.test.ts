import { safeReturnAddress } from './safe-return-address.js';

const rules = {
  site: 'https://resume.example.cn',
  partners: [{ code: 'jobs', hosts: ['ok.com', 'work.ok.com:8443'] }],
  allowHttp: false,
};
const check = (raw: string) => safeReturnAddress(raw, rules);

describe('SS4: allowed redirect targets', () => {
  it.each([
    ['/', '/'],
    ['/index/index?flag_code=a#top', '/index/index?flag_code=a#top'],
    ['/a/../personal/personal', '/personal/personal'],
    ['/resume/edit?title=%E7%AE%80%E5%8E%86', '/resume/edit?title=%E7%AE%80%E5%8E%86'],
    ['/index/index?jyq_url=https%3A%2F%2Fevil.com', '/index/index?jyq_url=https%3A%2F%2Fevil.com'],
    ['https://resume.example.cn/member/info', '/member/info'],
    ['HTTPS://RESUME.example.cn:443/member/info', '/member/info'],
  ])('%s is a path of this site', (raw, path) => {
    expect(check(raw)).toEqual({ kind: 'own', path });
  });

  it.each([
    ['https://ok.com', 'https://ok.com/'],
    ['https://OK.com:443/jobs?id=7', 'https://ok.com/jobs?id=7'],
    ['https://work.ok.com:8443/', 'https://work.ok.com:8443/'],
  ])('%s is a URL of a partner', (raw, href) => {
    const safe = check(raw);
    expect(safe).toMatchObject({ kind: 'partner', partnerCode: 'jobs' });
    expect(safe?.kind === 'partner' && safe.url.href).toBe(href);
  });

  it.each([
    '',
    ' ',
    'home',
    '//evil',
    '///evil',
    '/\\evil',
    '\\\\evil',
    '/.//evil',
    '/a/..//evil',
    '/%2e//evil',
    '/%2fevil',
    '/%5cevil',
    '/%252fevil',
    '/%25252fevil',
    '/%2f%2fevil',
    '/%09/evil',
    '/%',
    '%2f%2fevil',
    '%252f%252fevil',
    '/\t/evil',
    '/\n/evil',
    '/a\u0000b',
    '/a b',
    '/\u2028/evil',
    'https:evil',
    'https:/evil',
    'https:ok.com',
    'https:///ok.com',
    'https:\\\\ok.com',
    'https://ok.com\\@evil',
    'https://ok.com@evil',
    'https://@ok.com',
    'https://:@ok.com',
    'https://user:word@ok.com',
    'https://ok.com:443@evil',
    'https://ok.com%40evil',
    'https://ok.com%2eevil',
    'https://ok.com.evil',
    'https://ok.com.',
    'https://evilok.com',
    'https://evil/ok.com',
    'https://evil?ok.com',
    'https://evil#@ok.com',
    'https://sub.ok.com',
    'https://ok.com:8443',
    'https://work.ok.com',
    'https://o\tk.com',
    'https://ok.com\n.evil',
    'ht\ntps://ok.com',
    ' https://ok.com',
    'https://оk.com',
    'https://ok。com',
    'https://ｏk.com',
    'https://xn--k-emb.com',
    'https://[::1]',
    'https://127.0.0.1',
    'https://2130706433',
    'http://ok.com',
    'http://resume.example.cn/',
    'ftp://ok.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'javascript://ok.com/%0aalert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://ok.com/1',
    'file:///etc/hosts',
    'about:blank',
    `/${'a'.repeat(500)}`,
  ])('%j is refused', (raw) => {
    expect(check(raw)).toBeNull();
  });

  it('accepts plain http outside production', () => {
    expect(safeReturnAddress('http://ok.com/', { ...rules, allowHttp: true })).toMatchObject({
      kind: 'partner',
    });
  });
});
