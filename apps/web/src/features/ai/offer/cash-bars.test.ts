import type { ComparedOffer } from '@qicheng/analysis/offer-result';
import { cashParts } from './cash-bars.js';

const offer = (cash: Partial<ComparedOffer['cash']>) => ({ cash }) as Pick<ComparedOffer, 'cash'>;

describe('parts of a year’s pay', () => {
  it('add up to it exactly', () => {
    const parts = cashParts(offer({ gross: 216_000, net: 168_240.12, tax: 9_119.88 }));
    expect(parts.map(({ key, amount }) => [key, amount])).toEqual([
      ['net', 168_240.12],
      ['insurance', 38_640],
      ['tax', 9_119.88],
    ]);
  });

  it('are shown as percentages that add up to 100', () => {
    const parts = cashParts(offer({ gross: 1_000, net: 776, tax: 47 }));
    expect(parts.map(({ percent }) => percent)).toEqual([77, 18, 5]);
  });

  it('omit empty parts', () => {
    const parts = cashParts(offer({ gross: 36_000, net: 36_000, tax: 0 }));
    expect(parts.map(({ key }) => key)).toEqual(['net']);
  });
});
