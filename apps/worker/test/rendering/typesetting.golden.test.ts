import { longCareer } from '@qicheng/testing/long-career';
import { timeLimit } from '@qicheng/testing/open-database';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { documentOf } from './compared-resumes.js';
import { chromiumConfig } from './env.js';
import { measuredGlyphs } from './measured-glyphs.js';
import { PreviewBrowser } from './preview-browser.js';
import { resumeOfParagraphs } from './sample-resume.js';
import { shownLines } from './shown-lines.js';
import { templatesOfThisRun } from './templates-of-this-run.js';
import { expectTextLayer } from './text-layer.js';

jest.setTimeout(timeLimit(120_000));

let printer: ChromiumPrinter;
let browser: PreviewBrowser;
beforeAll(async () => {
  [printer, browser] = await Promise.all([ChromiumPrinter.create(chromiumConfig()), PreviewBrowser.open(1)]);
});
afterAll(() => Promise.all([printer.close(), browser.close()]));

const GAP = 0.09375;
const FAMILIES = ['sans', 'serif', 'kai'] as const;
const SPACED = '用React与“C++”开发的Java 8服务在2021年3月提升38%的吞吐';
const ADJOINING = '熟悉（精通）：负责「数据」、《规范》，（含）“引言”。';
/** The characters around each group of punctuation, the number of marks, and how many pairs of them share one width. */
const CLUSTERS = [
  ['通', '负', 2, 1],
  ['据', '规', 3, 2],
  ['范', '含', 3, 2],
  ['含', '引', 2, 1],
] as const;
const EM_MM = 10 * (25.4 / 72);

describe.each(FAMILIES)('in %s', (fontFamily) => {
  const documentOfTexts = (texts: string[]) => {
    const document = resumeOfParagraphs(texts, 'tem0001');
    document.meta.style.fontFamily = fontFamily;
    return document;
  };

  it('one gap separates Chinese from Latin and digits', async () => {
    const document = documentOfTexts([SPACED]);
    const { bytes } = await printer.pdf({ document, lang: 'zh', templateCode: 'tem0001', title: '字距' });
    await expectTextLayer(bytes, [SPACED]);
    const glyphs = await measuredGlyphs(bytes);
    const gapIn = (pair: string): number => {
      const at = glyphs.findIndex(({ text }, index) => text + glyphs[index + 1]?.text === pair);
      const [one, next] = [glyphs[at], glyphs[at + 1]];
      return (next?.left ?? NaN) - (one?.left ?? NaN) - (one?.width ?? NaN);
    };
    for (const pair of ['用R', 't与', '的J', '在2', '%的', '8服']) expect(gapIn(pair)).toBeCloseTo(GAP, 2);
    for (const pair of ['1年', '年3', '月提', ' 8']) expect(gapIn(pair)).toBeCloseTo(0, 2);
  });

  it('adjacent punctuation marks take half a width each, in the preview and in the PDF', async () => {
    const document = documentOfTexts([ADJOINING]);
    const { bytes } = await printer.pdf({ document, lang: 'zh', templateCode: 'tem0001', title: '标点' });
    await expectTextLayer(bytes, [ADJOINING]);
    const all = await measuredGlyphs(bytes);
    const printed = all.slice(all.findIndex(({ text }) => text === ADJOINING[0]));
    // pdftotext -raw starts a new line where a glyph overlaps the previous one.
    const overlaid = printed.filter(({ left, width }, index) => {
      const next = printed[index + 1]?.left ?? Infinity;
      return next > left && next < left + width - 0.05;
    });
    expect(overlaid).toEqual([]);
    await browser.show(document, 'zh');
    const pieces = (await browser.text()).pages.flat();
    const shown = pieces.map(({ text, x }) => ({ text, left: x / EM_MM }));
    for (const glyphs of [printed, shown]) {
      const leftOf = (character: string): number =>
        glyphs.find(({ text }) => text === character)?.left ?? NaN;
      for (const [from, to, marks, pairs] of CLUSTERS) {
        expect(leftOf(to) - leftOf(from)).toBeCloseTo(1 + marks - pairs / 2, 1);
      }
    }
  });
});

it.each(FAMILIES)('digits of dates are equally wide in %s', async (fontFamily) => {
  const document = longCareer('tem0001', 4);
  document.meta.style.fontFamily = fontFamily;
  await browser.show(document, 'zh');
  const widths = (await browser.read(dateFigures, '')).split(' ').map(Number);
  expect(widths.length).toBeGreaterThan(30);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.02);
});

it('breaks a long name into lines of about the same width', async () => {
  const document = resumeOfParagraphs(['段落'], 'tem0001');
  document.basics.name = { zh: 'Alexandra Catherine Ouyang-Fitzgerald de la Northbridge' };
  await browser.show(document, 'zh');
  const widths = (await browser.read(nameLines, '')).split(' ').map(Number);
  expect(widths.length).toBeGreaterThan(1);
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.6);
});

describe.each(templatesOfThisRun)('%s', (code) => {
  it('ends no paragraph with a single character and keeps numbers with their units', async () => {
    const index = templatesOfThisRun.indexOf(code);
    const document =
      index % 2 ? longCareer(code, 6) : documentOf({ kind: 'everySection', seed: 1, lang: 'zh' }, code);
    // Other font sizes produce other line breaks.
    for (const fontSizePt of [undefined, 9.5, 11]) {
      document.meta.style.fontSizePt = fontSizePt;
      await browser.show(document, 'zh');
      const blocks = (await browser.read(shownLines, '')).split('\n').map((lines) => lines.split('\t'));
      expect(blocks.length).toBeGreaterThan(5);
      const wrapped = blocks.filter((lines) => lines.length > 1);
      expect(wrapped.filter((lines) => lettersOf(lines.at(-1)) < 2)).toEqual([]);
      expect(wrapped.map((lines) => lines.join('\t')).filter((lines) => PARTED.test(lines))).toEqual([]);
    }
  });
});

const PARTED = /\d *\t *(?:[万亿元天人名个月岁次倍家项篇支台条款秒位]|ms\b|QPS\b)/;
const lettersOf = (line = ''): number => line.replaceAll(/[^\p{L}\p{N}]/gu, '').length;

/** Runs in the preview page: returns the widths of the lines of the name. */
function nameLines(): string {
  const name = document.querySelector('#root > *')?.shadowRoot?.querySelector('h1');
  const range = document.createRange();
  if (name) range.selectNodeContents(name);
  return Array.from(range.getClientRects(), ({ width }) => width).join(' ');
}

/** Runs in the preview page: returns the widths of the digits in dates, in ems. */
function dateFigures(): string {
  const root = document.querySelector('#root > *')?.shadowRoot;
  const range = document.createRange();
  return Array.from(root?.querySelectorAll('.entry-date') ?? [])
    .flatMap((date) => {
      const size = parseFloat(getComputedStyle(date).fontSize);
      const text = date.firstChild as Text;
      return Array.from(text.data.matchAll(/\d/g), ({ index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect().width / size;
      });
    })
    .join(' ');
}
