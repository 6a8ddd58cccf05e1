import type { Language, ResumeDocument } from '@qicheng/resume/document';
import { placeSection } from '@qicheng/resume/ops';
import { SAMPLES } from '@qicheng/resume/samples';
import type { TemplateCode } from '@qicheng/templates/catalog';
import { hardResume } from '@qicheng/testing/hard-resumes';
import { longCareer } from '@qicheng/testing/long-career';
import { timeLimit } from '@qicheng/testing/open-database';
import { PreviewBrowser } from './preview-browser.js';
import { ownSample, PHOTO } from './sample-resume.js';

jest.setTimeout(timeLimit(120_000));

let browser: PreviewBrowser;
beforeAll(async () => {
  browser = await PreviewBrowser.open(1);
});
afterAll(() => browser.close());

async function boxesOf(document: ResumeDocument, selector: string): Promise<number[][]> {
  await browser.show(document, document.meta.lang);
  return boxes(selector);
}

const boxes = async (selector: string): Promise<number[][]> =>
  JSON.parse(await browser.read(readBoxes, selector)) as number[][];

/** Returns the distinct left edges of the elements of a selector, in whole pixels. */
const leftEdges = async (selector: string): Promise<number[]> =>
  [...new Set((await boxes(selector)).map(([left = NaN]) => Math.round(left)))].toSorted((a, b) => a - b);

/** Renders the sample of a template with a photo and, in both languages, all personal details. */
async function showSample(code: TemplateCode, lang: Language): Promise<void> {
  const document = ownSample(code);
  document.meta.personalDetailsInEnglish = true;
  await browser.show(document, lang, PHOTO);
}

it.each([
  { code: 'tem0003', above: 0 },
  { code: 'tem0009', above: 0 },
  { code: 'tem0020', above: 0 },
  { code: 'tem0036', above: 1 },
  { code: 'tem0042', above: 0 },
] as const)(
  'the frame of $code runs through the upper rule of a heading that starts a page',
  async ({ code, above }) => {
    const document = longCareer(code, 4);
    document.meta.sections = document.meta.sections.map((section) =>
      section.key === 'projects' ? { ...section, startsPage: true } : section,
    );
    const [heading] = await boxesOf(document, '[data-section=projects] > .heading');
    const frames = await boxes('.page > div');
    const distances = frames.map(([, top = NaN]) => Math.abs((heading?.[1] ?? NaN) - top));
    expect(Math.round(Math.min(...distances))).toBe(above);
    // The title covers the start of the first one, whose edge would show above the title.
    const [title] = await boxes('.form-title');
    expect(frames[0]?.[1]).toBeGreaterThan((title?.[1] ?? NaN) + 4);
  },
);

it.each(['tem0009', 'tem0020', 'tem0036'] as const)(
  'a label of two lines in %s is within its frame',
  async (code) => {
    const document = ownSample(code);
    document.meta.lang = 'en';
    document.awards = document.awards.slice(0, 1);
    document.meta.sections = document.meta.sections.map((section) => ({
      ...section,
      visible: section.key === 'awards',
    }));
    const labels = await boxesOf(document, '.heading-two');
    const [frame = []] = await boxes('.page > div');
    const [first = []] = await boxes('[data-section=awards] .entry-title');
    expect(labels).toHaveLength(1);
    const [[, top = NaN, , height = NaN] = []] = labels;
    expect(top + height).toBeLessThanOrEqual((frame[1] ?? NaN) + (frame[3] ?? NaN));
    // Its first line is aligned with that of the text.
    expect(Math.abs(top - (first[1] ?? NaN))).toBeLessThan(5);
  },
);

it.each([
  { code: 'tem0003', beside: '.form-row-2' },
  { code: 'tem0009', beside: '.form-row-3' },
  { code: 'tem0024', beside: '.form-row-2' },
  { code: 'tem0036', beside: '.form-row-3' },
  { code: 'tem0042', beside: '.form-row-3' },
] as const)('the columns beside the photo of $code continue below it', async ({ code, beside }) => {
  for (const lang of ['zh', 'en'] as const) {
    await showSample(code, lang);
    const last = await leftEdges(`.form-head ${beside} > :last-child`);
    expect(last).toHaveLength(1);
    expect(await leftEdges('.form-row-2[data-block] > :last-child')).toEqual(last);
  }
});

it('the cells of entries in tem0042 end where its labels start', async () => {
  await showSample('tem0042', 'zh');
  const [last] = await leftEdges('.form-head .form-row-3 > :last-child');
  expect(await leftEdges('.entry-row > .cell:last-child')).toEqual([last]);
});

it.each(['zh', 'en'] as const)('values in the card of tem0040 are in three columns: %s', async (lang) => {
  await showSample('tem0040', lang);
  expect((await boxes('.card > p')).length).toBeGreaterThan(6);
  expect(await leftEdges('.card > p')).toHaveLength(3);
});

it.each(['tem0010', 'tem0014', 'tem0025', 'tem0034', 'tem0037', 'tem0038', 'tem0041'] as const)(
  'no contact of %s is alone on a line',
  async (code) => {
    for (const lang of ['zh', 'en'] as const) {
      await showSample(code, lang);
      const tops = (await boxes('.contacts > *, .headline + .line > *')).map(([, top]) => top);
      expect(tops.length).toBeGreaterThan(3);
      for (const top of new Set(tops))
        expect(tops.filter((other) => other === top).length).toBeGreaterThan(1);
    }
  },
);

it.each(['zh', 'en'] as const)(
  'labels and values in the header of tem0016 are aligned vertically: %s',
  async (lang) => {
    const document = SAMPLES.teaching();
    document.meta.templateCode = 'tem0016';
    document.meta.lang = lang;
    document.meta.personalDetailsInEnglish = true;
    for (const part of ['.fact-label', '.fact-label + span']) {
      const found = await boxesOf(document, `.head-fact > ${part}`);
      expect(found.length).toBeGreaterThan(5);
      expect(new Set(found.map(([left]) => left)).size).toBe(2);
    }
  },
);

it('cards of tem0013 have two pairs of edges and one height per row', async () => {
  const document = SAMPLES.marketing();
  document.meta.templateCode = 'tem0013';
  const cards = await boxesOf(document, '[data-section=skills] .card');
  expect(cards).toHaveLength(3);
  expect(new Set(cards.map(([, , , height]) => height)).size).toBe(1);
  expect(new Set(cards.map(([, , width]) => width)).size).toBe(1);
  expect(cards[2]?.[0]).toBe(cards[0]?.[0]);
});

it('cards of skills in tem0013 have the full width if one of them needs it', async () => {
  const document = SAMPLES.marketing();
  document.meta.templateCode = 'tem0013';
  const [strategy, analytics, media] = document.skills;
  if (!strategy || !analytics || !media) throw new Error('three skills expected');
  analytics.keywords = ['SQL', 'Tableau', 'Google Analytics 4', 'Power BI', 'Python'];
  const cards = await boxesOf(document, '[data-section=skills] .card');
  expect(cards).toHaveLength(3);
  expect(new Set(cards.map(([left, , width]) => `${left} ${width}`)).size).toBe(1);
});

it('the first statement of an entry is as far from its head as from the next statement', async () => {
  const document = SAMPLES.accounting();
  document.meta.templateCode = 'tem0001';
  const entry = '[data-section=work] .entry:last-child';
  const [head, first, second] = await boxesOf(document, `${entry} > .entry-row, ${entry} li`);
  if (!head || !first || !second) throw new Error('an entry with two statements expected');
  const gap = ([, top = 0, , height = 0]: number[], [, next = 0]: number[]) => next - top - height;
  expect(gap(first, second)).toBeGreaterThan(0);
  expect(gap(head, first)).toBeCloseTo(gap(first, second), 1);
});

it('the card of tem0008 ends below what is on it', async () => {
  const document = ownSample('tem0008');
  const [card, ...sections] = await boxesOf(document, '.page > div, .region-side .section');
  const bottoms = sections.map(([, top = 0, , height = 0]) => top + height);
  const below = (card?.[1] ?? 0) + (card?.[3] ?? 0) - Math.max(...bottoms);
  expect(below).toBeGreaterThan(15);
  expect(below).toBeLessThan(40);
});

it('a date in the side column of tem0010 ends before the rings on the axis', async () => {
  const document = ownSample('tem0010');
  const dates = await boxesOf(document, '.region-side :is(.entry-date, .side-date)');
  const rings = await boxesOf(document, '.ring');
  expect(Math.min(dates.length, rings.length)).toBeGreaterThan(0);
  const end = Math.max(...dates.map(([left = 0, , width = 0]) => left + width));
  expect(end).toBeLessThan(Math.min(...rings.map(([left = 0]) => left)));
});

it('tags after a name in tem0010 fit into their narrow column', async () => {
  const document = SAMPLES.computerScience();
  document.meta.templateCode = 'tem0010';
  await browser.show(document, 'en');
  const ends = async (selector: string) =>
    (await boxes(selector)).map(([left = NaN, , width = NaN]) => left + width);
  const tags = await ends('.region-side .badge');
  expect(tags.length).toBeGreaterThan(1);
  expect(Math.max(...tags)).toBeLessThanOrEqual(Math.max(...(await ends('.region-side .entry-row'))));
});

it.each(['sans', 'serif', 'kai'] as const)(
  'a name of tem0033 beside its text ends above the next entry, whatever the type: %s',
  async (fontFamily) => {
    for (const lang of ['zh', 'en'] as const) {
      for (const [kind, fontSizePt, fontStepPt] of [
        ['everySection', 9.5, 0],
        ['longWords', 14, 0],
        ['everySection', 10, 4],
        ['everySection', 12, -2],
      ] as const) {
        let document = hardResume(kind, 'tem0033');
        document.meta.lang = lang;
        document.meta.style = { fontFamily, fontSizePt };
        for (const { key } of document.meta.sections)
          document = placeSection(document, key, { style: { fontStepPt } });
        await browser.show(document, lang);
        expect(await browser.read(namesOverNext, '')).toBe('');
      }
    }
  },
);

/** Runs in the preview page: returns the names that are higher than their row. */
function namesOverNext(): string {
  const root = document.querySelector('#root > *')?.shadowRoot;
  return Array.from(root?.querySelectorAll('.entry-row > .lead') ?? [])
    .filter((lead) => {
      const row = lead.parentElement?.getBoundingClientRect();
      return lead.getBoundingClientRect().bottom > (row?.bottom ?? 0) + 1;
    })
    .map(({ textContent }) => textContent)
    .join(', ');
}

/** Runs in the preview page: returns left, top, width and height of a selector's elements, to a tenth of a pixel. */
function readBoxes(selector: string): string {
  const root = document.querySelector('#root > *')?.shadowRoot;
  const boxes = Array.from(root?.querySelectorAll(selector) ?? [], (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height].map((length) => Math.round(length * 10) / 10);
  });
  return JSON.stringify(boxes);
}

describe.each(['tem0003', 'tem0024', 'tem0028'] as const)('the columns of %s', (code) => {
  const documentWith = (companies: readonly string[], periods: readonly object[]): ResumeDocument => {
    const document = ownSample(code);
    document.internships = companies.map((company, index) => ({
      id: `entry${index}`,
      company: { zh: company },
      title: { zh: '质检员' },
      ...periods[index],
    }));
    document.meta.sections = [{ key: 'internships', visible: true }];
    return document;
  };
  const dated = { period: { start: { y: 2021, m: 3 }, end: { y: 2022, m: 8 } } };

  const titles = '[data-section=internships] .entry-title';
  const positions = '[data-section=internships] .entry-subtitle';

  it('leave that of dates empty for a name without one, if another of its section has one', async () => {
    await boxesOf(documentWith(['云溪纺织厂', '清茗茶舍'], [dated]), titles);
    expect(await boxes(titles)).toHaveLength(2);
    expect(await leftEdges(titles)).toHaveLength(1);
    expect(await leftEdges(positions)).toHaveLength(1);
  });

  it('keep the place of the position beside a name of several lines', async () => {
    const long = '浙江省绍兴市云溪高档面料纺织印染联合有限公司华东临港智能制造技术研究院滨江分院新材料研究所';
    await boxesOf(documentWith(['云溪纺织厂', long], [dated, dated]), titles);
    expect(await leftEdges(positions)).toHaveLength(1);
  });

  it('give a long name the room that a short position leaves, on one line', async () => {
    const names = ['云溪纺织厂', '浙江省绍兴市云溪高档面料纺织印染联合有限公司'];
    const lines = await boxesOf(documentWith(names, [dated, dated]), titles);
    expect(lines).toHaveLength(2);
    expect(lines[0]?.[3]).toBe(lines[1]?.[3]);
    const [short, long] = await boxes(positions);
    expect(long?.[0]).toBeGreaterThan(short?.[0] ?? NaN);
  });
});
