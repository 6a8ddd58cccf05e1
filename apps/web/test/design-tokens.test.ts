import { clampedText, designTokenSheet } from '../build/design-tokens.js';
import { colour, typeScale } from '../src/styles/tokens.js';

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

describe('design tokens', () => {
  it.each(typeScale)('text of %i px stays between 12 px and 15 %% over its size', (size) => {
    const [, least, , most] = /clamp\((.+)px, (.+)rem, (.+)px\)/.exec(clampedText(size)) ?? [];
    expect(Number(least)).toBeGreaterThanOrEqual(12);
    expect(Number(most)).toBeLessThanOrEqual(size * 1.15 + 0.001);
  });

  it.each([
    ['ink', 'paper', 4.5],
    ['ink-soft', 'paper', 4.5],
    ['ink-soft', 'sheet', 4.5],
    ['bamboo', 'sheet', 4.5],
    ['bamboo', 'paper', 4.5],
    ['bamboo-deep', 'bamboo-wash', 4.5],
    ['seal', 'sheet', 4.5],
    ['red', 'sheet', 4.5],
    ['amber', 'amber-wash', 4.5],
    ['line-strong', 'sheet', 3],
    ['line-strong', 'paper', 3],
  ] as const)('%s can be told from %s', (text, ground, least) => {
    expect(contrast(colour[text], colour[ground])).toBeGreaterThanOrEqual(least);
  });

  it('prints every colour as a custom property', () => {
    for (const [name, value] of Object.entries(colour))
      expect(designTokenSheet()).toContain(`--${name}: ${value};`);
  });
});
