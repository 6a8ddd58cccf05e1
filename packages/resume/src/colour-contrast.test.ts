import { contrastOf, isReadableGround, isReadableText } from './colour-contrast.js';

describe('contrast of colours', () => {
  it('is that of WCAG', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastOf('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
    expect(contrastOf('#777777', '#777777')).toBe(1);
  });

  it('takes paper on which grey words and accents can still be read', () => {
    for (const ground of ['#FFFFFF', '#F6F4EF', '#FFF8E6']) {
      expect(isReadableGround(ground)).toBe(true);
      // The grey of labels, and the lightest accent that is text.
      expect(contrastOf('#5b6472', ground)).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of ['#D9D9D9', '#1C2430', '#FFCC00']) expect(isReadableGround(ground)).toBe(false);
  });

  it('refuses text that is too faint on its paper', () => {
    expect(isReadableText('#1C2430', '#F6F4EF')).toBe(true);
    expect(isReadableText('#8A8A8A')).toBe(false);
  });
});
