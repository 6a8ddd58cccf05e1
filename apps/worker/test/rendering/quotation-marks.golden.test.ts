import type { ResumeDocument } from '@qicheng/resume/document';
import { timeLimit } from '@qicheng/testing/open-database';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { documentOf } from './compared-resumes.js';
import { chromiumConfig } from './env.js';
import { measuredGlyphs } from './measured-glyphs.js';
import { PreviewBrowser } from './preview-browser.js';
import { resumeOfParagraphs } from './sample-resume.js';
import { expectTextLayer } from './text-layer.js';

jest.setTimeout(timeLimit(120_000));

let printer: ChromiumPrinter;
let browser: PreviewBrowser;
beforeAll(async () => {
  [printer, browser] = await Promise.all([ChromiumPrinter.create(chromiumConfig()), PreviewBrowser.open(1)]);
});
afterAll(() => Promise.all([printer.close(), browser.close()]));

const LATIN = ['O’Connor’s “Best Paper” award, ‘done’', 'Winner of the “三好学生” award'];
const CHINESE = ['荣获“三好学生”称号并‘双写’', '写的“Hello World” demo 项目'];
const MARKS = /[‘’“”]/;
/** Widths in em: 0.35 in LXGW WenKai, and 0.58 for a bold pair in Noto Serif SC. */
const NARROW = 0.6;

const print = async (document: ResumeDocument): Promise<Uint8Array> =>
  (await printer.pdf({ document, lang: 'zh', templateCode: 'tem0001', title: '引号' })).bytes;

function paragraphs(texts: string[], fontFamily: 'sans' | 'serif' | 'kai', bold: boolean): ResumeDocument {
  const document = resumeOfParagraphs(texts, 'tem0001');
  document.meta.style.fontFamily = fontFamily;
  for (const { zh } of document.selfEvaluation) for (const run of zh ?? []) run.bold = bold;
  return document;
}

describe.each(['sans', 'serif', 'kai'] as const)('quotation marks in %s', (family) => {
  it.each([false, true])('are half a width in Latin text (bold: %s)', async (bold) => {
    const document = paragraphs(LATIN, family, bold);
    const pdf = await print(document);
    const marks = (await measuredGlyphs(pdf)).filter(({ text }) => MARKS.test(text));
    expect(marks).toHaveLength(8);
    expect(marks.filter(({ width }) => width > NARROW)).toEqual([]);
    await expectTextLayer(pdf, LATIN);
    await browser.show(document, 'zh');
    const shown = widthsOf(await browser.read(shownMarks, ''));
    expect(shown).toHaveLength(8);
    expect(shown.filter((width) => width > NARROW)).toEqual([]);
  });

  it.each([false, true])('are a full width in Chinese text (bold: %s)', async (bold) => {
    const document = paragraphs(CHINESE, family, bold);
    const pdf = await print(document);
    const marks = (await measuredGlyphs(pdf)).filter(({ text }) => MARKS.test(text));
    expect(marks).toHaveLength(6);
    for (const { width } of marks) expect(width).toBeCloseTo(1, 1);
    await expectTextLayer(pdf, CHINESE);
    await browser.show(document, 'zh');
    const shown = widthsOf(await browser.read(shownMarks, ''));
    expect(shown).toHaveLength(6);
    for (const width of shown) expect(width).toBeCloseTo(1, 1);
  });
});

it('reads without a space around an apostrophe', async () => {
  const pdf = await print(paragraphs(LATIN, 'sans', false));
  const text = (await measuredGlyphs(pdf)).map((glyph) => glyph.text).join('');
  for (const line of LATIN) expect(text).toContain(line);
});

it.each(['tem0007', 'tem0010', 'tem0017', 'tem0019', 'tem0026', 'tem0028'])(
  '%s keeps quotation marks in the line of their text',
  async (code) => {
    const document = quoted(documentOf({ kind: 'everySection', seed: 1, lang: 'zh' }, code));
    await browser.show(document, 'zh');
    expect(await browser.read(marksOutOfLine, '')).toBe('');
  },
);

const widthsOf = (list: string): number[] => list.split(' ').filter(Boolean).map(Number);

/** Appends a Chinese and a Latin quotation to every text. */
function quoted<Value>(value: Value, key = ''): Value {
  if (typeof value === 'string' && ['zh', 'en', 'text', 'name', 'employer'].includes(key)) {
    return `${value}“甲”the “b” c` as Value;
  }
  if (Array.isArray(value)) return value.map((one: unknown) => quoted(one)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, quoted(one, name)])) as Value;
}

/** Runs in the preview page: returns the widths of its quotation marks in ems. */
function shownMarks(): string {
  const root = document.querySelector('#root > *')?.shadowRoot?.querySelector('.resume');
  const walker = document.createTreeWalker(root ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const widths: number[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const size = parseFloat(getComputedStyle(node.parentElement ?? document.body).fontSize);
    for (const { index } of node.data.matchAll(/[‘’“”]/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      widths.push(range.getBoundingClientRect().width / size);
    }
  }
  return widths.join(' ');
}

/** Runs in the preview page: returns quotation marks whose display or font size a template rule has changed. */
function marksOutOfLine(): string {
  const root = document.querySelector('#root > *')?.shadowRoot;
  const marks = Array.from(root?.querySelectorAll('.quotes-latin, .quotes-chinese') ?? []);
  if (marks.length === 0) return 'none';
  return marks
    .filter((mark) => getComputedStyle(mark).display !== 'inline' || sizeOf(mark) !== sizeOf(around(mark)))
    .map((mark) => `${mark.parentElement?.className} ${mark.parentElement?.textContent}`)
    .join('\n');

  function around(mark: Element): Element {
    return mark.closest('.typeset')?.parentElement ?? mark;
  }
  function sizeOf(element: Element): string {
    return getComputedStyle(element).fontSize;
  }
}
