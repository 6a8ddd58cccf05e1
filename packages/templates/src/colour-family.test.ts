import { catalog, COLOUR_NAMES, colourFamily } from '@qicheng/templates/catalog';

describe('colourFamily', () => {
  it.each([
    ['#B93A1E', 'red'],
    ['#9A3B4F', 'red'],
    ['#A8471F', 'orange'],
    ['#8A6D1F', 'orange'],
    ['#D8C93A', 'yellow'],
    ['#3E7C4F', 'green'],
    ['#0F6E84', 'cyan'],
    ['#2456B8', 'blue'],
    ['#6A3FA0', 'purple'],
    ['#1C2430', 'grey'],
    ['#2F3640', 'grey'],
    ['#000000', 'grey'],
    ['#FFFFFF', 'grey'],
  ])('%s is %s', (hex, family) => expect(colourFamily(hex)).toBe(family));

  it('has a name for the colour of every template', () => {
    for (const { defaults } of Object.values(catalog))
      expect(COLOUR_NAMES).toHaveProperty(colourFamily(defaults.accent));
  });
});
