import fc from 'fast-check';
import { catalog, templateCodes } from '../catalog.js';
import { boundSizes, DENSEST, fitBase, LOOSEST, sizesAt, type FitSizes } from './fit-density.js';
import { solveFit, type FitQuestion } from './solve-fit.js';

const base = fitBase({}, catalog.tem0001);

/** Simulates this many lines and entries: denser sizes never take more pages. */
function paper(lines: number, entries: number) {
  const measured: FitSizes[] = [];
  const measure = (sizes: FitSizes) => {
    measured.push(sizes);
    const wrapped =
      lines * (sizes.fontSizePt / 10) * (180 / (210 - sizes.marginMm.left - sizes.marginMm.right));
    const height =
      wrapped * sizes.fontSizePt * sizes.lineHeight + entries * sizes.itemGapPt + 8 * sizes.sectionGapPt;
    const page = ((297 - sizes.marginMm.top - sizes.marginMm.bottom) * 72) / 25.4;
    return { pageCount: Math.max(1, Math.ceil(height / page)), fill: (height % page) / page };
  };
  return { measured, measure };
}

const ask = (lines: number, more: Partial<FitQuestion> = {}) => {
  const { measured, measure } = paper(lines, 10);
  return { measured, answer: solveFit({ base, budget: 1, fills: false, measure, ...more }) };
};

describe('sizesAt', () => {
  it.each(templateCodes)('never lets a size grow on the way to the densest page (%s)', (code) => {
    const own = fitBase({}, catalog[code]);
    const flat = ({ marginMm: { top, right, bottom, left }, ...sizes }: FitSizes): number[] => [
      ...Object.values(sizes as Record<string, number>),
      top,
      right,
      bottom,
      left,
    ];
    for (let density = LOOSEST; density < DENSEST; density += 1) {
      const [looser, denser] = [flat(sizesAt(own, density)), flat(sizesAt(own, density + 1))];
      expect(denser.every((size, index) => size <= (looser[index] ?? 0))).toBe(true);
    }
    expect(sizesAt(own, 0)).toEqual(own.sizes);
  });

  it('stays within the limits whatever was chosen', () => {
    const size = (from: number, to: number) => fc.double({ min: from, max: to, noNaN: true });
    const margin = size(0, 50);
    fc.assert(
      fc.property(
        fc.record({
          fontSizePt: size(8, 16),
          lineHeight: size(1, 2.5),
          sectionGapPt: size(0, 60),
          itemGapPt: size(0, 40),
          marginMm: fc.record({ top: margin, right: margin, bottom: margin, left: margin }),
        }),
        fc.integer({ min: LOOSEST, max: DENSEST }),
        (chosen, density) => {
          const { marginMm, ...sizes } = sizesAt(fitBase(chosen, catalog.tem0001), density);
          expect(sizes.fontSizePt).toBeGreaterThanOrEqual(9);
          expect(sizes.lineHeight).toBeGreaterThanOrEqual(1.25);
          expect(sizes.sectionGapPt).toBeGreaterThanOrEqual(Math.min(4, chosen.sectionGapPt));
          expect(
            Math.min(marginMm.top, marginMm.right, marginMm.bottom, marginMm.left),
          ).toBeGreaterThanOrEqual(10);
        },
      ),
    );
  });

  it('keeps the vertical margins of a fixed content box and margins designed below the limit', () => {
    expect(sizesAt(fitBase({}, catalog.tem0002), DENSEST).marginMm).toEqual({
      top: 10,
      right: 10,
      bottom: 10,
      left: 9,
    });
  });
});

describe('solveFit', () => {
  it('leaves a résumé that fits unchanged, after one layout', async () => {
    const { answer } = ask(20);
    expect(await answer).toMatchObject({ fits: true, density: 0, sizes: base.sizes, bound: [], layouts: 1 });
  });

  it('takes the loosest page that fits and proves it with the next looser one', async () => {
    const { answer } = ask(50);
    const { fits, density, looser, layouts, layout } = await answer;
    expect({ fits, pageCount: layout.pageCount, looser }).toEqual({
      fits: true,
      pageCount: 1,
      looser: { density: density - 1, pageCount: 2 },
    });
    expect(layouts).toBeLessThanOrEqual(8);
  });

  it('reports which sizes are at their limit when nothing fits, after two layouts', async () => {
    const { answer } = ask(200);
    const { fits, density, bound, layouts } = await answer;
    expect({ fits, density, layouts }).toEqual({ fits: false, density: DENSEST, layouts: 2 });
    expect(bound).toEqual(['fontSizePt', 'lineHeight', 'sectionGapPt', 'itemGapPt', 'marginMm']);
  });

  it('stretches a short résumé only on request', async () => {
    const { density, sizes } = await ask(35, { fills: true }).answer;
    expect(density).toBeLessThan(0);
    expect(sizes.sectionGapPt).toBeGreaterThan(base.sizes.sectionGapPt);
    expect(sizes.fontSizePt).toBe(base.sizes.fontSizePt);
  });

  it('gives the same answer whatever the hint, and near it with two layouts', async () => {
    const plain = await ask(50).answer;
    for (let hint = 0; hint <= DENSEST; hint += 1) {
      const { density, layouts } = await ask(50, { hint }).answer;
      expect(density).toBe(plain.density);
      if (hint === plain.density) expect(layouts).toBe(2);
    }
  });

  it('finds a page for any length and budget, or has tried the densest one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 260 }),
        fc.constantFrom(1, 2, 3),
        fc.boolean(),
        async (lines, budget, fills) => {
          const { fits, density, layout, looser } = await ask(lines, { budget, fills }).answer;
          if (fits) expect(layout.pageCount).toBeLessThanOrEqual(budget);
          else expect(density).toBe(DENSEST);
          if (looser) expect(looser.pageCount).toBeGreaterThan(budget);
        },
      ),
    );
  });

  it('reports no size that could still shrink', () => {
    expect(boundSizes(base, { ...base.sizes, lineHeight: 1.25 })).toEqual(['lineHeight']);
  });
});
