import { displayAction, displayTime } from './display-time.js';

const now = new Date(2026, 10, 21, 9, 0);

it.each([
  [new Date(2026, 10, 21, 8, 5), '今天 08:05'],
  [new Date(2026, 10, 20, 23, 59), '昨天 23:59'],
  [new Date(2026, 8, 3), '9月3日'],
  [new Date(2025, 8, 3), '2025年9月3日'],
])('shows %s as %s', (instant, text) => expect(displayTime(instant, now)).toBe(text));

it('separates a time from the following word', () => {
  expect(displayAction(new Date(2026, 10, 21, 8, 5), '更新', now)).toBe('今天 08:05 更新');
  expect(displayAction(new Date(2026, 8, 3), '更新', now)).toBe('9月3日更新');
});
