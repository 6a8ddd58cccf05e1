import { numbersFrom } from '#test/offer-questions.js';
import { yearlyTax } from './income-tax.js';

/** Rate table 1 by its definition: each part of the income at its own rate, in integers of any size. */
function taxByParts(taxable: bigint): bigint {
  const bounds = [0n, 36_000n, 144_000n, 300_000n, 420_000n, 660_000n, 960_000n].map((yuan) => yuan * 100n);
  const percents = [3n, 10n, 20n, 25n, 30n, 35n, 45n];
  const hundredths = bounds.reduce((sum, low, index) => {
    const high = bounds[index + 1] ?? taxable;
    const part = (taxable < high ? taxable : high) - low;
    return part > 0n ? sum + part * (percents[index] ?? 0n) : sum;
  }, 0n);
  return (hundredths + 50n) / 100n;
}

it('the tax of a year equals integer arithmetic for 1,000,000 amounts', () => {
  const next = numbersFrom(20261123);
  let different = 0;
  for (let count = 0; count < 1_000_000; count += 1) {
    // Half of them in the range of most salaries, half up to 20,000,000 yuan.
    const taxable = Math.floor(next() * (count % 2 === 0 ? 40_000_000 : 2_000_000_000));
    if (BigInt(yearlyTax(taxable)) !== taxByParts(BigInt(taxable))) different += 1;
  }
  expect(different).toBe(0);
});
