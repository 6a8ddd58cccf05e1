import fc from 'fast-check';
import { fenOf, yuanOf } from './alipay.pay-provider.js';

it('writes and reads every amount without rounding', () => {
  const amount = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(fc.property(amount, (fen) => fenOf(yuanOf(fen)) === fen));
  expect(yuanOf(1)).toBe('0.01');
  expect(yuanOf(1800)).toBe('18.00');
  expect(fenOf('18')).toBe(1800);
  expect(fenOf('18.5')).toBe(1850);
});

it.each(['', '1e3', '-1.00', '1.005', 'NaN', '1,000.00', ' 1.00'])('rejects %j as an amount', (text) => {
  expect(fenOf(text)).toBeNull();
});
