import { RATES } from './confidence-rates.js';
import { calibrated, kindOfPointer } from './confidence.js';

describe('the confidence of a field', () => {
  it('never decreases from a less certain method to a more certain one, for any kind', () => {
    for (const kinds of Object.values(RATES))
      for (const levels of Object.values(kinds)) {
        expect(levels).toHaveLength(4);
        expect([...levels].sort((one, other) => one - other)).toEqual(levels);
      }
  });

  it('is that of its kind, or the overall one for kinds without statistics', () => {
    expect(kindOfPointer('/work/0/company/zh')).toBe('work.company');
    expect(kindOfPointer('/selfEvaluation/2')).toBe('selfEvaluation');
    expect(calibrated('/work/0/company/zh', 0.9, 'loose')).toBe(RATES.loose['work.company']?.[2]);
    expect(calibrated('/basics/heightCm', 0.97, 'headed')).toBe(RATES.headed['']?.[3]);
  });

  it('is low enough to ask the owner about guesses', () => {
    for (const layout of ['headed', 'loose'] as const)
      expect(calibrated('/work/0/department/zh', 0.6, layout)).toBeLessThan(0.7);
  });
});
