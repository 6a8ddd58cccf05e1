import { generateResume } from '@qicheng/resume/generate';
import { valueAt } from '@qicheng/resume/pointer';
import { SAMPLES } from '@qicheng/resume/samples';
import { catalog } from '../catalog.js';
import { baseOf, withFit, withVisible } from './apply-fit.js';
import { cutCandidates } from './cut-candidates.js';
import { findCuts, type CutCandidate } from './fit-cuts.js';
import { sizesAt } from './fit-density.js';

const cut = (id: string): CutCandidate => ({ id, pointer: '', kind: 'entry', section: 's', name: id });

/** Items with a height on pages of 100. */
const shelf = (heights: Record<string, number>, rest: number) => (hidden: ReadonlySet<string>) => {
  const height = Object.entries(heights).reduce((sum, [id, own]) => sum + (hidden.has(id) ? 0 : own), rest);
  return { pageCount: Math.ceil(height / 100), fill: 0 };
};
const ids = (cuts: readonly CutCandidate[]) => cuts.map(({ id }) => id);

describe('findCuts', () => {
  const candidates = ['a', 'b', 'c', 'd'].map(cut);

  it('hides the least valuable first, and no more than needed', async () => {
    const { cuts, isEnough } = await findCuts(candidates, 1, shelf({ a: 10, b: 10, c: 10, d: 10 }, 75));
    expect([ids(cuts), isEnough]).toEqual([['a', 'b'], true]);
  });

  it('keeps items that do not help', async () => {
    const { cuts } = await findCuts(candidates, 1, shelf({ a: 1, b: 2, c: 30, d: 10 }, 75));
    expect(ids(cuts)).toEqual(['c']);
  });

  it('reports if hiding all of them is not enough', async () => {
    const { cuts, isEnough, layouts } = await findCuts(candidates, 1, shelf({ a: 10 }, 150));
    expect([cuts.length, isEnough, layouts]).toEqual([4, false, 1]);
  });
});

describe('cutCandidates', () => {
  it('names each with its section and pointer', () => {
    const document = generateResume(1, 'long');
    for (const { pointer, id, name } of cutCandidates(document)) {
      expect(valueAt(document, pointer)).toMatchObject({ id });
      expect(name).toMatch(/^“.+”./);
    }
  });

  it('starts with hobbies and later statements of old entries, and spares the newest entry', () => {
    const generated = generateResume(1, 'long');
    const ends = [2023, 2025, 2022, 2026, 2024];
    const internships = generated.internships.map((job, index) => ({
      ...job,
      period: { end: { y: ends[index] ?? 2020 } },
    }));
    const candidates = cutCandidates({ ...generated, internships });
    expect(candidates[0]?.section).toBe('hobbies');
    const jobs = candidates.filter(({ section, kind }) => section === 'internships' && kind === 'entry');
    expect(ids(jobs)).toEqual([2, 0, 4, 1].map((index) => internships[index]?.id));
    const statement = candidates.findIndex(
      ({ kind, section }) => kind === 'statement' && section === 'internships',
    );
    expect(statement).toBeLessThan(candidates.findIndex(({ id }) => id === jobs[0]?.id));
  });

  it('offers nothing that is already hidden', () => {
    const document = SAMPLES.computerScience();
    const before = cutCandidates(document);
    const hidden = withVisible(document, new Set(ids(before).slice(0, 3)), false);
    expect(ids(cutCandidates(hidden))).not.toEqual(expect.arrayContaining(ids(before).slice(0, 1)));
  });
});

describe('withVisible', () => {
  it('hides entries and statements, deletes nothing and shares what it leaves', () => {
    const document = generateResume(1, 'long');
    const chosen = [document.projects[1]!.id, document.internships[0]!.highlights![4]!.id];
    const hidden = withVisible(document, new Set(chosen), false);
    expect(hidden.projects[1]).toEqual({ ...document.projects[1], visible: false });
    expect(hidden.internships[0]?.highlights?.[4]?.visible).toBe(false);
    expect(hidden.education).toBe(document.education);
    expect(withVisible(hidden, new Set(chosen), true)).toEqual(document);
  });
});

describe('withFit', () => {
  const document = SAMPLES.computerScience();
  const choice = { budget: 1, fills: false, keeps: true };
  const dense = { density: 12, sizes: sizesAt(baseOf(document), 12) };

  it('starts the next fit where the first one started', () => {
    const fitted = withFit(document, dense, choice);
    expect(fitted.meta.style).toMatchObject(dense.sizes);
    expect(baseOf(fitted)).toEqual(baseOf(document));
    const again = withFit(fitted, { density: 0, sizes: baseOf(fitted).sizes }, choice);
    expect(again.meta.style).toEqual(document.meta.style);
  });

  it('starts at sizes changed manually since', () => {
    const fitted = withFit(document, dense, choice);
    fitted.meta.style = { ...fitted.meta.style, fontSizePt: 11 };
    expect(baseOf(fitted).sizes.fontSizePt).toBe(11);
  });

  it('follows the template if nothing had to change', () => {
    const same = withFit(document, { density: 0, sizes: baseOf(document).sizes }, choice);
    expect(same.meta.style).toEqual(document.meta.style);
    expect(baseOf(same).sizes.fontSizePt).toBe(catalog.tem0001.defaults.fontSizePt);
    expect(same.meta).toMatchObject({ pageBudget: 1, pageFit: { keeps: true } });
  });
});
