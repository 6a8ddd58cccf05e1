import type { ResumeDocument } from '@qicheng/resume/document';
import { placeSection } from '@qicheng/resume/ops';
import { SAMPLES } from '@qicheng/resume/samples';
import { hardResume } from '@qicheng/testing/hard-resumes';
import { timeLimit } from '@qicheng/testing/time-limit';
import { longCareer } from '@qicheng/testing/long-career';
import { PreviewBrowser } from './preview-browser.js';

jest.setTimeout(timeLimit(120_000));

let browser: PreviewBrowser;
beforeAll(async () => {
  browser = await PreviewBrowser.open(1);
});
afterAll(() => browser.close());

async function boxesOf(document: ResumeDocument, selector: string): Promise<number[][]> {
  await browser.show(document, document.meta.lang);
  return JSON.parse(await browser.read(readBoxes, selector)) as number[][];
}

it('the frame of tem0003 runs through the upper rule of a heading that opens a page', async () => {
  const document = longCareer('tem0003', 4);
  document.meta.sections = document.meta.sections.map((section) =>
    section.key === 'projects' ? { ...section, startsPage: true } : section,
  );
  const [heading] = await boxesOf(document, '[data-section=projects] > .heading');
  const frame = (await boxesOf(document, '.page > div'))[1];
  expect(Math.round(frame?.[1] ?? 0)).toBe(Math.round(heading?.[1] ?? NaN));
});

it.each(['zh', 'en'] as const)(
  'labels and values in the head of tem0016 stand below each other: %s',
  async (lang) => {
    const document = SAMPLES.teaching();
    document.meta.templateCode = 'tem0016';
    document.meta.lang = lang;
    for (const part of ['.fact-label', '.fact-label + span']) {
      const boxes = await boxesOf(document, `.head-fact > ${part}`);
      expect(boxes.length).toBeGreaterThan(5);
      expect(new Set(boxes.map(([left]) => left)).size).toBe(2);
    }
  },
);

it('cards of tem0013 have two pairs of edges and one height in a row', async () => {
  const document = SAMPLES.marketing();
  document.meta.templateCode = 'tem0013';
  const cards = await boxesOf(document, '[data-section=skills] .card');
  expect(cards).toHaveLength(3);
  expect(new Set(cards.map(([, , , height]) => height)).size).toBe(1);
  expect(new Set(cards.map(([, , width]) => width)).size).toBe(1);
  expect(cards[2]?.[0]).toBe(cards[0]?.[0]);
});

it('a year mark in the side column of tem0010 ends short of the rings on the axis', async () => {
  const document = longCareer('tem0010', 4);
  const marks = await boxesOf(document, '.region-side .mark');
  const rings = await boxesOf(document, '.ring');
  expect(Math.min(marks.length, rings.length)).toBeGreaterThan(0);
  const end = Math.max(...marks.map(([left = 0, , width = 0]) => left + width));
  expect(end).toBeLessThan(Math.min(...rings.map(([left = 0]) => left)));
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

/** Runs in the preview page: names that are higher than the row that holds them. */
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

/** Runs in the preview page: left, top, width and height of what a selector finds, in tenths of a pixel. */
function readBoxes(selector: string): string {
  const root = document.querySelector('#root > *')?.shadowRoot;
  const boxes = Array.from(root?.querySelectorAll(selector) ?? [], (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height].map((length) => Math.round(length * 10) / 10);
  });
  return JSON.stringify(boxes);
}
