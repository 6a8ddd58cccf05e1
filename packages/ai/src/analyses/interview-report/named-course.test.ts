import { namesCourse } from './answer-form.js';

describe('a course that an answer names', () => {
  it.each([
    '国际结算。老师让我们拿一套真信用证找不符点，我找出 8 个。',
    '《食品微生物学》这门课，期末做了一次菌落计数的实验。',
    '是结构力学，每周有一次习题课。',
  ])('is recognised with and without 《》: %s', (text) => {
    expect(namesCourse({ bankId: 'ex-study' }, text)).toBe(true);
  });

  it('is recognised only for the question about studies', () => {
    expect(namesCourse({ bankId: 'hr-strength' }, '国际结算。老师让我们找不符点。')).toBe(false);
  });
});
