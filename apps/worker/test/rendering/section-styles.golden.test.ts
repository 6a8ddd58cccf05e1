import type { SectionStyle } from '@qicheng/resume/document';
import { placeSection } from '@qicheng/resume/ops';
import { resumeView } from '@qicheng/resume/view';
import { catalog, findTemplate, sectionChoices, type SectionChoice } from '@qicheng/templates/catalog';
import { timeLimit } from '@qicheng/testing/open-database';
import { documentOf } from './compared-resumes.js';
import { PreviewBrowser } from './preview-browser.js';
import { templatesOfThisRun } from './templates-of-this-run.js';

jest.setTimeout(timeLimit(120_000));

let browser: PreviewBrowser;
beforeAll(async () => {
  browser = await PreviewBrowser.open(1);
});
afterAll(() => browser.close());

const VALUES: Readonly<Record<SectionChoice, SectionStyle>> = {
  accent: { accent: '#8A1F6A' },
  heading: { heading: 'band' },
  headingShown: { headingShown: false },
  columns: { columns: 2 },
  spacing: { spacing: 3 },
  fontStepPt: { fontStepPt: 2 },
  bullet: { bullet: 'diamond' },
  dateSide: { dateSide: 'start' },
};

const SECTIONS = ['internships', 'awards', 'skills'];

/** Returns the positions and colours of everything in a section. */
const lookOf = (key: string) => browser.read(readSection, key);

describe.each(templatesOfThisRun)('%s', (code) => {
  it('applies every style that it offers for a section', async () => {
    const document = documentOf({ kind: 'everySection', seed: 1, lang: 'zh' }, code);
    await browser.show(document, 'zh');
    const before = new Map<string, string>();
    for (const key of SECTIONS) before.set(key, await lookOf(key));
    const silent: string[] = [];
    for (const choice of Object.keys(VALUES) as SectionChoice[]) {
      let changed = document;
      for (const key of SECTIONS) changed = placeSection(changed, key, { style: VALUES[choice] });
      const { problems } = await browser.show(changed, 'zh');
      expect(problems).toEqual([]);
      const offering = resumeView(changed, 'zh').sections.filter((section) => {
        const { offered, fixed } = sectionChoices(findTemplate(code) ?? catalog.tem0001, section);
        return SECTIONS.includes(section.key) && offered.includes(choice) && !fixed.includes(choice);
      });
      // A lone entry has no gap, and a list may have no colour, so one section with a visible change is enough.
      let isSeen = offering.length === 0;
      for (const { key } of offering) isSeen ||= (await lookOf(key)) !== before.get(key);
      if (!isSeen) silent.push(choice);
    }
    expect(silent).toEqual([]);
  });
});

it.each(['tem0005', 'tem0009', 'tem0020', 'tem0026'])(
  '%s keeps a heading beside its section, however large the type',
  async (code) => {
    const document = documentOf({ kind: 'everySection', seed: 1, lang: 'zh' }, code);
    for (const [fontSizePt, fontStepPt] of [
      [10, 4],
      [14, 0],
      [12, -2],
    ] as const) {
      let changed = { ...document, meta: { ...document.meta, style: { fontSizePt } } };
      for (const { key } of document.meta.sections)
        changed = placeSection(changed, key, { style: { fontStepPt } }) as typeof changed;
      await browser.show(changed, 'zh');
      expect(await browser.read(headingsOverNext, '')).toBe('');
    }
  },
);

/** Runs in the preview page: returns sections whose heading overlaps the next section. */
function headingsOverNext(): string {
  const root = document.querySelector('#root > *')?.shadowRoot;
  const sections = [...(root?.querySelectorAll<HTMLElement>('.section') ?? [])];
  return sections
    .filter((section, index) => {
      const heading = section.querySelector('.heading > span');
      const next = sections[index + 1];
      if (!heading || !next) return false;
      const below = next.getBoundingClientRect().top;
      const { top, bottom } = heading.getBoundingClientRect();
      return below > top && bottom > below + 1;
    })
    .map((section) => section.dataset['section'] ?? '')
    .join(', ');
}

/** Runs in the preview page: returns the boxes and colours of a section's elements. */
function readSection(key: string): string {
  const root = document.querySelector('#root > *')?.shadowRoot;
  const section = root?.querySelector<HTMLElement>(`[data-section="${key}"]`);
  if (!section) return '';
  const origin = section.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
  return [section, ...Array.from(section.querySelectorAll<HTMLElement>('*'))]
    .map((element) => {
      const { top, left, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor } = getComputedStyle(element);
      const before = getComputedStyle(element, '::before').backgroundColor;
      const box = [top - origin, left, width, height].map(Math.round).join();
      const own = element.childElementCount === 0 ? element.textContent : '';
      return `${element.className} ${box} ${color} ${backgroundColor} ${borderColor} ${before} ${own}`;
    })
    .join('\n');
}
