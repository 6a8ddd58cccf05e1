import { catalog, templateCodes } from '../catalog.js';
import { sizeVariables } from '../resolve-style.js';
import { spacingsOf } from './spacings.js';

const pixels = (value: string | undefined): number => parseFloat(value ?? '');

it.each([8.5, 9, 9.5, 10, 10.5, 11, 11.5, 12])(
  'lines of 1.5 are less than 1.5 em apart at %d pt',
  (points) => {
    const { '--em': em, '--line': line } = sizeVariables(points, 1.5);
    expect(pixels(line)).toBeLessThan(pixels(em) * 1.5);
    expect(pixels(em)).toBeCloseTo((points * 96) / 72, 0);
  },
);

describe.each(templateCodes)('the spacings of %s', (code) => {
  const { spacings, widerSpacings } = spacingsOf(catalog[code], {});

  it("start with the template's and only become narrower", () => {
    const { sectionGapPt } = catalog[code].defaults;
    expect(pixels(spacings[0]?.['--section-gap'])).toBeCloseTo((sectionGapPt * 96) / 72, 0);
    for (const name of ['--section-gap', '--item-gap', '--line'] as const) {
      const values = spacings.map((spacing) => pixels(spacing[name]));
      expect(values).toEqual([...values].sort((one, other) => other - one));
    }
  });

  it('become wider from there within the limits', () => {
    const { fontSizePt } = catalog[code].defaults;
    expect(widerSpacings[0]).toEqual(spacings[0]);
    expect(widerSpacings.length).toBeGreaterThan(2);
    for (const name of ['--section-gap', '--item-gap', '--line'] as const) {
      const values = widerSpacings.map((spacing) => pixels(spacing[name]));
      expect(values).toEqual([...values].sort((one, other) => one - other));
    }
    expect(pixels(widerSpacings.at(-1)?.['--line'])).toBeLessThanOrEqual((fontSizePt * 1.75 * 96) / 72 + 0.5);
  });

  it('keep lines and gaps within the limits of a fit', () => {
    const { fontSizePt, sectionGapPt } = catalog[code].defaults;
    const narrowest = spacings.at(-1);
    expect(pixels(narrowest?.['--line'])).toBeGreaterThanOrEqual((fontSizePt * 1.25 * 96) / 72 - 0.5);
    expect(pixels(narrowest?.['--section-gap'])).toBeGreaterThanOrEqual(
      (Math.min(4, sectionGapPt) * 96) / 72 - 0.25,
    );
  });

  it('keep the lines of a paragraph in one block for readers by position where there are two columns', () => {
    const { regions, defaults } = catalog[code];
    const { fontSizePt, lineHeight } = defaults;
    const em = pixels(sizeVariables(fontSizePt, lineHeight)['--em']);
    const limit = regions.some((region) => region === 'side') && lineHeight <= 1.5 ? em * 1.5 : Infinity;
    expect(Math.max(...widerSpacings.map((spacing) => pixels(spacing['--line'])))).toBeLessThanOrEqual(limit);
  });

  it.each([{ sectionGapPt: 9 }, { itemGapPt: 3 }, { lineHeight: 1.5 }])(
    'are a single one with a choice of %j',
    (chosen) => {
      const { spacings, widerSpacings } = spacingsOf(catalog[code], chosen);
      expect(spacings).toHaveLength(1);
      expect(widerSpacings).toEqual(spacings);
    },
  );

  it('have lines of whole pixels, on which browsers draw them', () => {
    const heights = [...spacings, ...widerSpacings].map((spacing) => pixels(spacing['--line']));
    expect(heights).toEqual(heights.map(Math.round));
  });

  it('are the chosen ones', () => {
    const { spacings } = spacingsOf(catalog[code], {
      fontSizePt: 10.5,
      sectionGapPt: 3,
      itemGapPt: 3,
      lineHeight: 1.2,
    });
    expect(spacings[0]).toEqual({
      '--section-gap': '4px',
      '--item-gap': '4px',
      '--bullet-gap': '1px',
      '--line': '17px',
    });
  });
});
