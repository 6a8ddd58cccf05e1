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

  it('has no ISO day without a year', () => {
    expect(closingDayIn('12月15日前投递')).toEqual({ text: '12月15日', day: null });
    expect(readEntry({ title: '', url: '', text: '12月15日前投递' }).deadline).toBe('');
  });

  it.each(['年龄计算截止2026年12月1日', '2026年7月毕业', '13月40日前投递'])('is not read from %s', (text) => {
    expect(closingDayIn(text)).toBeNull();
  });
});

it('the address of a posting that looks like a fraud is not repeated', () => {
  const posting = '12月15日前投递到 hr@example.com';
  expect(applicationTermsOf(posting, [{ verdict: 'unlawful' }]).mail).toBe('hr@example.com');
  const terms = applicationTermsOf(posting, [{ verdict: 'suspicious' }]);
  expect(terms).toEqual({ closing: { text: '12月15日', day: null }, mail: null });
});
