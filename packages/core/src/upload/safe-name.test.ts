import { cleanStem, safeName } from './accept-upload.js';

describe('safeName', () => {
  it.each([
    ['我的简历.pdf', 'pdf', '我的简历.pdf'],
    ['../../etc/passwd', 'txt', 'passwd.txt'],
    ['C:\\Users\\me\\照片.JPEG', 'jpg', '照片.jpeg'],
    ['a\r\nSet-Cookie: x.png', 'png', 'aSet-Cookie_ x.png'],
    ['简历\u202efdp.txt', 'txt', '简历fdp.txt'],
    ['a\0b.json', 'json', 'ab.json'],
    ['.pdf', 'pdf', '文件.pdf'],
    ['...', 'doc', '文件.doc'],
    ['blob', 'jpg', 'blob.jpg'],
  ] as const)('makes %j safe', (name, type, expected) => {
    expect(safeName(name, type)).toBe(expected);
  });

  it('truncates a name of ten thousand characters without splitting one', () => {
    expect(safeName(`${'👩'.repeat(10_000)}.pdf`, 'pdf')).toBe(`${'👩'.repeat(80)}.pdf`);
  });
});

describe('cleanStem', () => {
  it('makes a file name from a title', () => {
    expect(cleanStem(' 产品/经理: "2026" ')).toBe('产品_经理_ _2026_');
    expect(cleanStem('../../林晓-前端\\后端')).toBe('_.._林晓-前端_后端');
  });
});
