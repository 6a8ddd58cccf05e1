import { certificateMarkup } from './certificate.js';

const text = {
  contest: '校级简历大赛',
  organiser: '就业中心',
  award: '一等奖',
  fullName: '王小明',
  school: '示例大学',
  number: 12,
  rank: 1,
  publishedAt: new Date('2026-12-31T16:30:00Z'),
  isSample: false,
  code: 'abcdefghijklmnopqrstuv',
  verifyUrl: 'https://example.cn/contest/verify',
  qrCode: '<svg></svg>',
};

describe('the markup of a certificate', () => {
  it('names the winner, the prize, the contest, the issuer, the day in China and how to verify it', () => {
    const markup = certificateMarkup(text);
    for (const part of [
      '示例大学 王小明',
      '（编号 12）',
      '名列第 1，获一等奖',
      '就业中心',
      '2027年1月1日',
      text.code,
    ])
      expect(markup).toContain(part);
    expect(markup).not.toContain('示例证书');
    expect(certificateMarkup({ ...text, isSample: true })).toContain('示例证书，不是真实的比赛');
  });

  it('escapes markup in texts', () => {
    const markup = certificateMarkup({ ...text, fullName: '<script>x</script>', school: '' });
    expect(markup).not.toContain('<script>');
  });
});
