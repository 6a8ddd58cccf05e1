import { contrastOf, isReadableGround, isReadableText } from './colour-contrast.js';

describe('colour contrast', () => {
  it('matches WCAG', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastOf('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
    expect(contrastOf('#777777', '#777777')).toBe(1);
  });

  it('accepts paper on which grey text and accents are still legible', () => {
    for (const ground of ['#FFFFFF', '#F6F4EF', '#FFF8E6']) {
      expect(isReadableGround(ground)).toBe(true);
      // The grey of labels, and the lightest accent used for text.
      expect(contrastOf('#5b6472', ground)).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of ['#D9D9D9', '#1C2430', '#FFCC00']) expect(isReadableGround(ground)).toBe(false);
  });

  it('rejects text that is too faint on its paper', () => {
    expect(isReadableText('#1C2430', '#F6F4EF')).toBe(true);
    expect(isReadableText('#8A8A8A')).toBe(false);
  });
});
