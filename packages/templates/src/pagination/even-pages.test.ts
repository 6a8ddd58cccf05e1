import { evenPages } from './even-pages.js';
import type { PageGeometry } from './page-geometry.js';

/** A sheet whose content fills this much of a page, times its line height. */
function laidOut(content: number): { fill: number; pageCount: number; line: number } {
  let line = 1;
  const root = { style: { setProperty: (_name: string, value: string) => (line = Number(value)) } };
  const steps = Array.from({ length: 11 }, (_, step) => ({ '--line': String(1 + step * 0.02) }));
  const geometry = { spacings: [{ '--line': '1' }], widerSpacings: steps } as unknown as PageGeometry;
  const { fill, pageCount } = evenPages(root as unknown as HTMLElement, geometry, () => {
    const pages = content * line;
    const count = Math.ceil(pages);
    return { pageCount: count, fill: pages - count + 1, pageBreaks: [], oversized: [] };
  });
  return { fill, pageCount, line };
}

describe('evenPages with a last page under a quarter full', () => {
  const steps = [
    { '--line': '20', '--item-gap': '10' },
    { '--line': '20', '--item-gap': '8' },
    { '--line': '18', '--item-gap': '6' },
    { '--line': '18', '--item-gap': '4' },
    { '--line': '17', '--item-gap': '2' },
  ];
  /** The spacing of a sheet with 50 lines and 10 gaps on pages of this height. */
  const spacingOn = (height: number) => {
    const set: Record<string, string> = {};
    const root = { style: { setProperty: (name: string, value: string) => (set[name] = value) } };
    evenPages(root as unknown as HTMLElement, { spacings: steps } as unknown as PageGeometry, () => {
      const pages = (50 * Number(set['--line']) + 10 * Number(set['--item-gap'])) / height;
      const pageCount = Math.ceil(pages);
      return { pageCount, fill: pages - pageCount + 1, pageBreaks: [], oversized: [] };
    });
    return set;
  };

  it('narrows lines and gaps just enough', () => {
    expect(spacingOn(1090)).toEqual({ '--line': '20', '--item-gap': '8' });
    expect(spacingOn(945)).toEqual({ '--line': '18', '--item-gap': '4' });
  });

  it('leaves the gaps the room that the lines free', () => {
    expect(spacingOn(1010)).toEqual({ '--line': '18', '--item-gap': '10' });
    expect(spacingOn(980)).toEqual({ '--line': '18', '--item-gap': '8' });
  });

  it('changes nothing if the narrowest spacing does not help', () => {
    expect(spacingOn(860)).toEqual(steps[0]);
  });
});

describe('evenPages on a single page', () => {
  it('widens the gaps until the page is 95 % full', () => {
    for (const content of [0.8, 0.84, 0.88, 0.92]) {
      const { fill, pageCount } = laidOut(content);
      expect(pageCount).toBe(1);
      expect(fill).toBeGreaterThan(0.93);
      expect(fill).toBeLessThanOrEqual(0.95);
    }
  });

  it('gives the gaps alone what is too little for another pixel of line height', () => {
    const steps = [
      { '--line': '20', '--item-gap': '10' },
      { '--line': '20', '--item-gap': '12' },
      { '--line': '22', '--item-gap': '14' },
      { '--line': '22', '--item-gap': '16' },
    ];
    const set: Record<string, string> = {};
    const root = { style: { setProperty: (name: string, value: string) => (set[name] = value) } };
    const geometry = { spacings: steps.slice(0, 1), widerSpacings: steps } as unknown as PageGeometry;
    evenPages(root as unknown as HTMLElement, geometry, () => ({
      pageCount: 1,
      fill: (40 * Number(set['--line']) + 10 * Number(set['--item-gap'])) / 1000,
      pageBreaks: [],
      oversized: [],
    }));
    expect(set).toEqual({ '--line': '20', '--item-gap': '14' });
  });

  it('stops at the widest allowed spacing', () => {
    expect(laidOut(0.5)).toMatchObject({ pageCount: 1, line: 1.2 });
  });

  it('does not change a fuller page', () => {
    expect(laidOut(0.96)).toMatchObject({ pageCount: 1, line: 1 });
  });
});
