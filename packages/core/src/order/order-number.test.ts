import { newNumber } from './order.repository.js';

it('consists of a time in China and eight unpredictable digits', () => {
  const now = new Date('2026-11-21T18:05:09Z');
  const numbers = Array.from({ length: 200 }, () => newNumber(now));
  for (const number of numbers) expect(number).toMatch(/^20261122020509\d{8}$/);
  expect(new Set(numbers).size).toBe(200);
});
