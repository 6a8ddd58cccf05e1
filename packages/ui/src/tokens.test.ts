import fs from 'node:fs';
import path from 'node:path';

const sheet = fs.readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const declarations = (block: string): Record<string, string> =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
const blockOf = (selector: string) => declarations(sheet.split(`${selector} {`)[1]?.split('}')[0] ?? '');
const sizes = blockOf(':root');
const themes = { light: blockOf("[data-theme='light']"), dark: blockOf("[data-theme='dark']") };

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex = '') => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string | undefined, other: string | undefined) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

describe('design tokens', () => {
  it.each([12, 14, 16, 20, 28, 40])('text of %i px stays between 12 px and 15 %% over its size', (size) => {
    const [, min, , max] = /clamp\((.+)px, (.+)rem, (.+)px\)/.exec(sizes[`text-${size}`] ?? '') ?? [];
    expect(Number(min)).toBeGreaterThanOrEqual(12);
    expect(Number(max)).toBeLessThanOrEqual(size * 1.15 + 0.001);
  });

  const pairs = [
    ['ink', 'paper', 4.5],
    ['ink-soft', 'paper', 4.5],
    ['ink-soft', 'sheet', 4.5],
    ['ink-soft', 'well', 4.5],
    ['ink-faint', 'sheet', 4.5],
    ['bamboo', 'sheet', 4.5],
    ['bamboo', 'paper', 4.5],
    ['bamboo-deep', 'bamboo-wash', 4.5],
    ['on-accent', 'bamboo', 4.5],
    ['on-accent', 'bamboo-deep', 4.5],
    ['on-accent', 'red', 4.5],
    ['seal', 'sheet', 4.5],
    ['red', 'sheet', 4.5],
    ['amber', 'amber-wash', 4.5],
    ['line-strong', 'sheet', 3],
    ['line-strong', 'paper', 3],
  ] as const;

  it.each(
    Object.entries(themes).flatMap(([name, theme]) => pairs.map((pair) => [name, ...pair, theme] as const)),
  )('%s: %s is distinguishable from %s', (_name, text, ground, min, theme) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(min);
  });

  it('defines every colour of the light theme in the dark one', () => {
    const colours = Object.keys(themes.light).filter((name) => /#|rgb/.test(themes.light[name] ?? ''));
    expect(Object.keys(themes.dark)).toEqual(colours);
  });

  it.each(['light', 'dark'] as const)('cards are lighter than their background in the %s theme', (theme) =>
    expect(luminance(themes[theme]['sheet'])).toBeGreaterThan(luminance(themes[theme]['well'])),
  );
});
