import { readDate, writeDate } from './date-text.js';

describe('readDate', () => {
  it.each([
    ['2024', { y: 2024 }],
    ['2024.9', { y: 2024, m: 9 }],
    ['2024-09', { y: 2024, m: 9 }],
    ['2024/9', { y: 2024, m: 9 }],
    ['2024年9月', { y: 2024, m: 9 }],
    ['2024年', { y: 2024 }],
    ['202409', { y: 2024, m: 9 }],
    ['2024.9.1', { y: 2024, m: 9, d: 1 }],
    ['2024年2月29日', { y: 2024, m: 2, d: 29 }],
  ])('reads %s', (typed, date) => expect(readDate(typed)).toEqual(date));

  it.each(['', '昨天', '2024.13', '2023.2.29', '1899', '24.9'])('rejects %j', (typed) =>
    expect(readDate(typed)).toBeNull(),
  );
});

it('formats the date it parsed', () => {
  expect(writeDate({ y: 2024, m: 9 })).toBe('2024.09');
  expect(writeDate({ y: 2024, m: 9, d: 1 })).toBe('2024.09.01');
  expect(writeDate({ y: 2024 })).toBe('2024');
});
