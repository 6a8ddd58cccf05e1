import { longCareer } from '@qicheng/testing/long-career';
import { timeLimit } from '@qicheng/testing/open-database';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { chromiumConfig } from './env.js';
import { readWithPdfjs, textOf } from './pdf-reader.js';
import { PreviewBrowser } from './preview-browser.js';

jest.setTimeout(timeLimit(120_000));

let printer: ChromiumPrinter;
let browser: PreviewBrowser;
beforeAll(async () => {
  [printer, browser] = await Promise.all([ChromiumPrinter.create(chromiumConfig()), PreviewBrowser.open(1)]);
});
afterAll(() => Promise.all([printer.close(), browser.close()]));

interface ShownLabel {
  page: number;
  text: string;
  isHidden: boolean;
  /** From the first line of the page, in pixels. */
  below: number;
  /** From its right edge to that line. */
  room: number;
}

describe.each(['tem0005', 'tem0009', 'tem0020', 'tem0026', 'tem0036', 'tem0040'])('%s', (code) => {
  it('repeats the label of a section that continues on a page, beside its first line', async () => {
    const document = longCareer(code, 8);
    const { pageCount } = await browser.show(document, 'zh');
    expect(pageCount).toBeGreaterThan(1);
    const labels = JSON.parse(await browser.read(shownLabels, '')) as ShownLabel[];
    const [first] = labels;
    expect(first).toMatchObject({ page: 1, text: '工作经历（续）', isHidden: true });
    for (const { below, room } of labels) {
      expect(Math.abs(below)).toBeLessThan(4);
      expect(room).toBeGreaterThan(0);
    }
    const { bytes } = await printer.pdf({ document, lang: 'zh', templateCode: code, title: '续' });
    const pages = (await readWithPdfjs(bytes)).pages.map((page) => textOf({ pages: [page] }));
    expect(pages).toHaveLength(pageCount);
    expect(pages[0]).not.toContain('续');
    for (const { page, text } of labels) expect(pages[page]?.replaceAll(/\s/g, '')).toContain(text);
    await browser.show(document, 'en');
    const [english] = JSON.parse(await browser.read(shownLabels, '')) as ShownLabel[];
    expect(english?.text).toBe('Work Experience (cont.)');
  });
});

it('tem0042 repeats the band of a section that continues on a page', async () => {
  const document = longCareer('tem0042', 8);
  const shown = await browser.show(document, 'zh');
  expect(shown.problems).toEqual([]);
  const { bytes } = await printer.pdf({ document, lang: 'zh', templateCode: 'tem0042', title: '续' });
  const pages = (await readWithPdfjs(bytes)).pages.map((page) => textOf({ pages: [page] }));
  expect(pages).toHaveLength(shown.pageCount);
  expect(pages[0]).not.toContain('续');
  expect(pages[1]?.startsWith('工作经历（续）')).toBe(true);
});

it('designs with headings above their sections repeat none', async () => {
  await browser.show(longCareer('tem0001', 8), 'zh');
  expect(JSON.parse(await browser.read(shownLabels, ''))).toEqual([]);
});

/** Runs in the preview page: reads the repeated labels. */
function shownLabels(): string {
  const root = document.querySelector('#root > *')?.shadowRoot;
  const labels: ShownLabel[] = [];
  Array.from(root?.querySelectorAll('.page') ?? []).forEach((page, index) => {
    const label = page.querySelector('.continued');
    if (!label) return;
    const box = label.firstElementChild?.getBoundingClientRect() ?? label.getBoundingClientRect();
    const lines = Array.from(
      root?.querySelectorAll('[data-block]:not([data-block=heading])') ?? [],
      (block) => {
        const range = document.createRange();
        range.selectNodeContents(block);
        // The glyph of a bullet is taller than its line.
        const mark = block.querySelector('.atom-mark');
        if (mark) range.setStartAfter(mark);
        return Array.from(range.getClientRects()).filter(
          ({ top, width, height }) => width > 0 && height > 0 && top > page.getBoundingClientRect().top,
        );
      },
    ).flat();
    const top = Math.min(...lines.map((line) => line.top));
    const first = lines.filter((line) => line.top < top + 4);
    labels.push({
      page: index,
      text: label.textContent,
      isHidden: label.closest('[aria-hidden="true"]') !== null,
      below: box.top - top,
      room: Math.min(...first.map(({ left }) => left)) - box.right,
    });
  });
  return JSON.stringify(labels);
}
