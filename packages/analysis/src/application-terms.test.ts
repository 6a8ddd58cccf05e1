import { applicationTermsOf, closingDayIn } from './application-terms.js';
import { readEntry } from './application-entry.js';

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

it('the address of a posting that looks like a fraud is not repeated', () => {
  const posting = '12月15日前投递到 hr@example.com';
  expect(applicationTermsOf(posting, [{ verdict: 'unlawful' }]).mail).toBe('hr@example.com');
  const terms = applicationTermsOf(posting, [{ verdict: 'suspicious' }]);
  expect(terms).toEqual({ closing: { text: '12月15日', day: null, monthAndDay: '12-15' }, mail: null });
});
