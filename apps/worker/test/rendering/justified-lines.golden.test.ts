import { timeLimit } from '@qicheng/testing/open-database';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { chromiumConfig } from './env.js';
import { readWithMutool, readWithPdfjs, textOf } from './pdf-reader.js';
import { PreviewBrowser } from './preview-browser.js';
import { resumeOfParagraphs } from './sample-resume.js';
import { shownLines } from './shown-lines.js';
import { expectTextLayer } from './text-layer.js';

jest.setTimeout(timeLimit(120_000));

let printer: ChromiumPrinter;
let browser: PreviewBrowser;
beforeAll(async () => {
  [printer, browser] = await Promise.all([ChromiumPrinter.create(chromiumConfig()), PreviewBrowser.open(1)]);
});
afterAll(() => Promise.all([printer.close(), browser.close()]));

const PARAGRAPHS = [
  '十四年制造业与零售业供应链经验，先后负责采购、计划、仓储与履约，带过最多63人的团队，管理年度采购额12.6亿元。相信好的流程不是写在手册里的，而是让一线同事少走弯路的；做事以数据为先，也重视与供应商的长期信任。',
  '采用“召回—粗排—精排”三级架构，离线AUC 0.812；《设计心理学》《启示录》和A/B测试——好的产品是用户“不必思考”的产品，这也是我在过去五年里反复验证过的一条座右铭，团队里的人都知道。',
  '主导新一代需求预测平台的建设：以门店、单品、天为粒度，融合天气、促销与节假日因素，预测准确率从61%提升到78%，并把方法整理成手册，供二十六家子公司使用，喆镕堃龑等同事参与了全部的测算与复核工作。',
];

interface Shown {
  /** How far each line but the last of each text ends from the edge, in ems. */
  gaps: number[];
  /** The spacings of runs, in ems. */
  spacings: number[];
  /** The texts of runs with a spacing. */
  runs: string[];
}

const shownNow = async (): Promise<Shown> => JSON.parse(await browser.read(justification, '')) as Shown;

describe.each(['sans', 'serif', 'kai'] as const)('in %s', (fontFamily) => {
  const documentOf = (sizePt: number) => {
    const document = resumeOfParagraphs(PARAGRAPHS, 'tem0001');
    Object.assign(document.meta.style, { fontFamily, fontSizePt: sizePt });
    return document;
  };

  it('fills nearly full lines of Chinese by at most a twentieth of an em per gap, and breaks them as before', async () => {
    const ends: number[] = [];
    for (const sizePt of [9.5, 10.5, 12]) {
      await browser.show(documentOf(sizePt), 'zh');
      const lines = await browser.read(shownLines, '');
      const { gaps, spacings, runs } = await shownNow();
      expect(Math.min(...spacings)).toBeGreaterThan(0);
      expect(Math.max(...spacings)).toBeLessThanOrEqual(0.05);
      expect(runs.join('')).not.toMatch(/[\w\s“”‘’—]/);
      expect(Math.min(...gaps)).toBeGreaterThan(-0.02);
      ends.push(...gaps);
      await browser.read(setPlain, '');
      expect(await browser.read(shownLines, '')).toBe(lines);
    }
    const isFull = (gap: number): boolean => gap < 0.06;
    expect(ends.filter(isFull).length).toBeGreaterThan(ends.length / 3);
    expect(ends.filter((gap) => !isFull(gap) && gap < 0.5)).toEqual([]);
  });

  it('prints the same lines as it shows, and adds no space to the text', async () => {
    const document = documentOf(10.5);
    await browser.show(document, 'zh');
    const shown = (await browser.read(shownLines, '')).split(/[\n\t]/);
    const { bytes } = await printer.pdf({ document, lang: 'zh', templateCode: 'tem0001', title: '两端对齐' });
    await expectTextLayer(bytes, PARAGRAPHS);
    const texts = [textOf(await readWithPdfjs(bytes)), await readWithMutool(bytes)];
    for (const text of texts) {
      expect(text).not.toMatch(/[\p{Script=Han}、，。；] +[\p{Script=Han}、，。；]/u);
      for (const line of shown) expect(text).toContain(line.trimEnd());
    }
  });
});

it('leaves English ragged', async () => {
  const document = resumeOfParagraphs([], 'tem0001');
  const text = 'Ran channel promotion in six provinces and reviewed the return of each. '.repeat(4);
  document.selfEvaluation = [{ id: 'p0', kind: 'paragraph', zh: [{ text }], en: [{ text }] }];
  await browser.show(document, 'en');
  expect((await shownNow()).runs).toEqual([]);
  await browser.show(document, 'zh');
  expect((await shownNow()).runs).toEqual([]);
});

/** Runs in the preview page: measures the lines of paragraphs. */
function justification(): string {
  const root = document.querySelector('#root > *')?.shadowRoot;
  const shown: Shown = { gaps: [], spacings: [], runs: [] };
  for (const text of Array.from(root?.querySelectorAll('.atom-paragraph') ?? [])) {
    const em = parseFloat(getComputedStyle(text).fontSize);
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = Array.from(range.getClientRects()).filter(({ width }) => width > 0);
    const edge = text.getBoundingClientRect().right;
    const last = Math.max(...boxes.map(({ top }) => top)) - em / 2;
    const lines = new Map<number, number>();
    for (const { top, right } of boxes.filter((box) => box.top < last)) {
      const line = Array.from(lines.keys()).find((one) => Math.abs(one - top) < em / 2) ?? top;
      lines.set(line, Math.max(lines.get(line) ?? 0, right));
    }
    shown.gaps.push(...Array.from(lines.values(), (right) => (edge - right) / em));
    for (const run of Array.from(text.querySelectorAll<HTMLElement>('[data-justified] > [style]'))) {
      shown.spacings.push(parseFloat(run.style.letterSpacing) / em);
      shown.runs.push(run.textContent);
    }
  }
  return JSON.stringify(shown);
}

/** Runs in the preview page: sets justified lines as they were before. */
function setPlain(): string {
  const root = document.querySelector('#root > *')?.shadowRoot;
  for (const text of Array.from(root?.querySelectorAll('[data-justified]') ?? []))
    text.replaceWith(text.textContent);
  return '';
}
