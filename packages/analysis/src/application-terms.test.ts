import { readEntry } from './application-entry.js';
import { applicationTermsOf, closingDayIn } from './application-terms.js';

const closing = (posting: string) => closingDayIn(posting)?.day ?? null;

describe('the last day of applications', () => {
  it.each([
    ['报名截止时间：2026年12月20日', '2026-12-20'],
    ['请于2026.12.5前投递简历', '2026-12-05'],
    ['简历接收至2026-12-31截止', '2026-12-31'],
  ])('is read from %s', (text, day) => {
    expect(closing(text)).toBe(day);
    expect(readEntry({ title: '', url: '', text }).deadline).toBe(day);
  });

  it.each([
    ['12月15日前投递', '2026-11-30', '2026-12-15'],
    ['12月10号截止', '2026-12-10', '2026-12-10'],
    ['1月8日截止报名', '2026-11-30', '2027-01-08'],
    ['12月10号截止', '2027-01-03', ''],
    ['2月30日截止报名', '2026-11-30', ''],
  ])('is the next such day without a year: %s on %s', (text, today, day) => {
    expect(closingDayIn(text)?.day).toBeNull();
    expect(readEntry({ title: '', url: '', text }, today).deadline).toBe(day);
  });

  it.each(['年龄计算截止2026年12月1日', '2026年7月毕业', '13月40日前投递'])('is not read from %s', (text) => {
    expect(closingDayIn(text)).toBeNull();
  });
});

describe('the channel', () => {
  const channel = (text: string) => readEntry({ title: '', url: '', text }).channel;

  it.each([
    '简历投递 hr@example.com，主题写 姓名+学校+护理',
    '邮箱：job@example.com',
    '投递及咨询邮箱 hr@example.com',
    '12月10号截止，发 hr@example.com',
  ])('is mail where the posting states an address: %s', (text) => {
    expect(channel(text)).toBe('email');
  });

  it.each([
    '招聘幼儿教师，带简历来园面谈',
    '咨询邮箱：ask@example.com',
    '官网投递简历，有问题发 hr@example.com',
    '扫码投递，或发简历到 hr@example.com',
    '登录人才网报名。简历另发 hr@example.com',
  ])('stays open where another way or purpose is stated: %s', (text) => {
    expect(channel(text)).toBe('');
  });
});

it('the address of a posting that looks like a fraud is not repeated', () => {
  const posting = '12月15日前投递到 hr@example.com';
  expect(applicationTermsOf(posting, [{ verdict: 'unlawful' }]).mail).toBe('hr@example.com');
  const terms = applicationTermsOf(posting, [{ verdict: 'suspicious' }]);
  expect(terms).toEqual({ closing: { text: '12月15日', day: null, monthAndDay: '12-15' }, mail: null });
});
