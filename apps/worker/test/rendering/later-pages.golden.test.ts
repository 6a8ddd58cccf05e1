import { SAMPLES } from '@qicheng/resume/samples';
import { renderResume } from '@qicheng/templates/print';
import { longCareer } from '@qicheng/testing/long-career';
import { timeLimit } from '@qicheng/testing/open-database';
import { sampleOf } from '@qicheng/testing/sample';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { documentOf } from './compared-resumes.js';
import { chromiumConfig } from './env.js';
import { readWithPdfjs, textOf } from './pdf-reader.js';
import { PreviewBrowser } from './preview-browser.js';
import { templatesOfThisRun } from './templates-of-this-run.js';

jest.setTimeout(timeLimit(120_000));

let printer: ChromiumPrinter;
let browser: PreviewBrowser;
beforeAll(async () => {
  [printer, browser] = await Promise.all([ChromiumPrinter.create(chromiumConfig()), PreviewBrowser.open(1)]);
});
afterAll(() => Promise.all([printer.close(), browser.close()]));

/** The templates with a coloured or ruled side column. */
const SIDE_COLUMNS = ['tem0002', 'tem0006', 'tem0008', 'tem0012', 'tem0015', 'tem0021', 'tem0032'];

describe.each(templatesOfThisRun)('%s', (code) => {
  it('numbers the pages from the second one on, as the last text of each, if the candidate wants it', async () => {
    const document = longCareer(code, 8);
    const read = async (lang: 'zh' | 'en') => {
      const { bytes } = await printer.pdf({ document, lang, templateCode: code, title: '页码' });
      return (await readWithPdfjs(bytes)).pages.map((page) => textOf({ pages: [page] }).trim());
    };
    for (const page of await read('zh')) expect(page).not.toMatch(/第 ?\d+ ?页/);
    document.meta.style.pageNumbers = true;
    const chinese = await read('zh');
    expect(chinese.length).toBeGreaterThan(1);
    chinese.forEach((page, index) => {
      const line = `陈嘉禾 · 第 ${index + 1} 页 共 ${chinese.length} 页`;
      if (index === 0) expect(page).not.toContain('第 1 页');
      else expect(page.endsWith(line)).toBe(true);
    });
    const english = await read('en');
    expect(english.at(-1)).toMatch(new RegExp(`· Page ${english.length} of ${english.length}$`));
    await browser.show(document, 'zh');
    expect(await browser.read(shownNumbers, '')).toBe(
      chinese
        .slice(1)
        .map((_, index) => `陈嘉禾 · 第 ${index + 2} 页 共 ${chinese.length} 页`)
        .join('\n'),
    );
  });

  it('fills a page that is far from full with wider gaps, unless the spacing was chosen', async () => {
    const document = documentOf({ kind: 'short', seed: 1, lang: 'zh' }, code);
    const asChosen = structuredClone(document);
    asChosen.meta.style.itemGapPt = 5;
    const chosen = await browser.show(asChosen, 'zh');
    const spread = await browser.show(document, 'zh');
    expect(spread).toMatchObject({ pageCount: 1, problems: [] });
    if (chosen.fill < 0.75) expect(spread.fill).toBeGreaterThan(chosen.fill);
    const widest = renderResume(document, 'zh').geometry.widerSpacings?.at(-1);
    const isWidest = (await browser.read(shownSpacing, '')) === JSON.stringify(widest);
    // One step of the spacing is less than a tenth of a page.
    if (!isWidest) expect(spread.fill).toBeGreaterThan(0.75);
    const { pageCount } = await printer.pdf({ document, lang: 'zh', templateCode: code, title: '半页' });
    expect(pageCount).toBe(1);
  });
});

describe.each(sampleOf(SIDE_COLUMNS, 4))('%s', (code) => {
  it('widens the main column to both columns where the side column has ended', async () => {
    const { pageCount, problems } = await browser.show(longCareer(code, 8), 'zh');
    expect(pageCount).toBeGreaterThan(1);
    expect(problems).toEqual([]);
    const [first = 0, last = 0, left = 0, right = 0, bands = 0] = (await browser.read(columnOfPages, ''))
      .split(' ')
      .map(Number);
    expect(last).toBeGreaterThan(first * 1.2);
    expect(Math.abs(left - right)).toBeLessThan(0.5);
    expect(bands).toBe(1);
  });
});

it.each(['tem0009', 'tem0017', 'tem0028'])(
  'no rule between entries of %s is at the top of a page',
  async (code) => {
    const document = SAMPLES.accounting();
    document.meta.templateCode = code;
    document.meta.sections = [{ key: 'awards', visible: true }];
    const [award] = document.awards;
    document.awards = Array.from({ length: 90 }, (_, index) => ({
      ...award,
      id: `award${index}`,
    })) as typeof document.awards;
    const { pageCount } = await browser.show(document, 'zh');
    expect(pageCount).toBeGreaterThan(1);
    const colours = await browser.read(rulesOfFirstEntries, '');
    expect(new Set(colours.split('|'))).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  },
);

it('tem0009 has the same space below all entries, also below one that continues from the page before', async () => {
  let continued = 0;
  for (const employers of [4, 5, 6, 7]) {
    const document = longCareer('tem0009', employers);
    const { bytes } = await printer.pdf({ document, lang: 'en', templateCode: 'tem0009', title: 'Space' });
    const { pages } = await readWithPdfjs(bytes);
    const spaces = pages.flatMap((page) =>
      page.flatMap(({ text, y }) => {
        const above = Math.max(0, ...page.map((other) => other.y).filter((other) => other < y - 1));
        return text.startsWith('Jiangpan') && above > 0 ? [y - above] : [];
      }),
    );
    expect(Math.max(...spaces) - Math.min(...spaces)).toBeLessThan(0.4);
    continued += pages.slice(1).filter((page) => {
      const top = Math.min(...page.map(({ y }) => y)) + 1;
      return page.every(({ text, y }) => !text.startsWith('Jiangpan') || y > top);
    }).length;
  }
  expect(continued).toBeGreaterThan(0);
});

it('spreads a page that is mostly full by its gaps alone, up to 95 %', async () => {
  const document = SAMPLES.accounting();
  const { pageCount, fill } = await browser.show(document, 'zh');
  expect(pageCount).toBe(1);
  expect(fill).toBeGreaterThan(0.93);
  expect(fill).toBeLessThanOrEqual(0.95);
  const [own = {}] = renderResume(document, 'zh').geometry.spacings ?? [];
  const shown = JSON.parse(await browser.read(shownSpacing, '')) as Record<string, string>;
  expect(shown['--line']).toBe(own['--line']);
  expect(Number.parseFloat(shown['--item-gap'] ?? '')).toBeGreaterThan(
    Number.parseFloat(own['--item-gap'] ?? ''),
  );
});

it.each(['tem0001', 'tem0003', 'tem0009', 'tem0020'])(
  '%s repeats the header of a table on each page',
  async (code) => {
    const document = documentOf({ kind: 'everySection', seed: 1, lang: 'zh' }, code);
    const [relative] = document.family;
    document.family = Array.from({ length: 60 }, (_, index) => ({
      ...relative,
      id: `relative${index}`,
      name: `亲属${index}`,
    })) as typeof document.family;
    document.meta.sections = [{ key: 'family', visible: true }];
    const { bytes, pageCount } = await printer.pdf({
      document,
      lang: 'zh',
      templateCode: code,
      title: '表头',
    });
    expect(pageCount).toBeGreaterThan(1);
    const pages = (await readWithPdfjs(bytes)).pages.map((page) => textOf({ pages: [page] }));
    const withRows = pages.filter((page) => /亲属\d/.test(page));
    expect(withRows.length).toBeGreaterThan(1);
    for (const page of withRows) expect(page.match(/工作单位及职务/g)).toHaveLength(1);
    for (let index = 0; index < 60; index += 1) expect(pages.join('\n')).toContain(`亲属${index}`);
    const shown = await browser.show(document, 'zh');
    expect(shown).toMatchObject({ pageCount, problems: [] });
  },
);

/** Runs in the preview page: returns the page numbers. */
function shownNumbers(): string {
  const root = document.querySelector('#root > *')?.shadowRoot;
  return Array.from(root?.querySelectorAll('.page-numbers p') ?? [], (line) => line.textContent).join('\n');
}

/** Runs in the preview page: returns the colours of the rules above the entries that start a page. */
function rulesOfFirstEntries(): string {
  const root = document.querySelector('#root > *')?.shadowRoot;
  return Array.from(
    root?.querySelectorAll('[data-spacer] + .entry-row') ?? [],
    (row) => getComputedStyle(row).borderTopColor,
  ).join('|');
}

/** Runs in the preview page: returns its gaps and line height. */
function shownSpacing(): string {
  const root = document.querySelector('#root > *')?.shadowRoot?.querySelector<HTMLElement>('.resume');
  const names = ['--line', '--section-gap', '--item-gap', '--bullet-gap'];
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, root?.style.getPropertyValue(name)])));
}

/**
 * Runs in the preview page: returns the widths of entry rows on the first and the last page, the margins of the last
 * page, and the number of pages with a coloured band.
 */
function columnOfPages(): string {
  const root = document.querySelector('#root > *')?.shadowRoot;
  const sheet = root?.querySelector('.resume')?.getBoundingClientRect();
  const rows = Array.from(root?.querySelectorAll('[data-region="main"] [data-block="row"]') ?? [], (row) =>
    row.getBoundingClientRect(),
  );
  const [first, last] = [rows[0], rows.at(-1)];
  const bands = Array.from(root?.querySelectorAll('.page > div') ?? []).filter(
    (band) => getComputedStyle(band).display !== 'none',
  ).length;
  const margins = [(last?.left ?? 0) - (sheet?.left ?? 0), (sheet?.right ?? 0) - (last?.right ?? 0)];
  return [first?.width, last?.width, ...margins, bands].join(' ');
}
