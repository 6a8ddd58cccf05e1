import fc from 'fast-check';
import { chinaMoment, fenOf, momentOfChina, yuanOf } from './alipay-format.js';

it('writes and reads every amount without rounding', () => {
  const amount = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(fc.property(amount, (fen) => fenOf(yuanOf(fen)) === fen));
  expect(yuanOf(1)).toBe('0.01');
  expect(yuanOf(1800)).toBe('18.00');
  expect(fenOf('18')).toBe(1800);
  expect(fenOf('18.5')).toBe(1850);
});

it.each(['', '1e3', '-1.00', '1.005', 'NaN', '1,000.00', ' 1.00'])('takes %j for no amount', (text) => {
  expect(fenOf(text)).toBeNull();
});

it('writes and reads moments of China', () => {
  const moment = new Date('2026-11-21T18:05:09Z');
  expect(chinaMoment(moment)).toBe('2026-11-22 02:05:09');
  expect(momentOfChina('2026-11-22 02:05:09')).toEqual(moment);
  expect(momentOfChina('yesterday')).toBeNull();
  expect(momentOfChina(undefined)).toBeNull();
});
