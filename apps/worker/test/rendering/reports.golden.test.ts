import { PDFDocument } from '@cantoo/pdf-lib';
import { kindOf } from '@qicheng/ai/kinds';
import { reportOf } from '@qicheng/ai/report-of';
import { makeReport, chapter, column, figures, table, text } from '@qicheng/analysis/report-parts';
import { SAMPLE_LINES, sampleSheet } from '@qicheng/report/sample';
import { type ReportSheet, sheetOf } from '@qicheng/report/sheet';
import { SAMPLES } from '@qicheng/resume/samples';
import { timeLimit } from '@qicheng/testing/open-database';
import { BrowserReportWriter } from '../../src/report-export/browser.report-writer.js';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { PrintRefusedError } from '../../src/resume-export/printer.js';
import { chromiumConfig } from './env.js';
import { fontTypes, readWithMutool, readWithPdfjs, textOf } from './pdf-reader.js';

jest.setTimeout(timeLimit(120_000));

const AIGC = '{"Label":"1","ProduceID":"test"}';
const made = { engine: { mode: 'rules', rulesVersion: '2026.11' }, madeAt: new Date(0) } as const;
const bare = (words: string) => words.replace(/[\s•·]/gu, '');
let printer: ChromiumPrinter;
let writer: BrowserReportWriter;
beforeAll(async () => {
  printer = await ChromiumPrinter.create(chromiumConfig());
  writer = new BrowserReportWriter(printer);
});
afterAll(() => printer.close());

const pdfOf = async (sheet: ReportSheet) => (await writer.pdf(sheet, AIGC)).bytes;

/** Expects both readers to find every line in order. */
async function expectLines(pdf: Uint8Array, lines: readonly string[]): Promise<void> {
  for (const found of [textOf(await readWithPdfjs(pdf)), await readWithMutool(pdf)]) {
    const read = bare(found);
    let from = 0;
    for (const line of lines.map(bare)) {
      const at = read.indexOf(line, from);
      expect([line, at >= from]).toEqual([line, true]);
      from = at;
    }
  }
}

/** Returns the texts of a report that its file must contain. */
const textsOf = ({ blocks }: ReportSheet): string[] =>
  blocks.flatMap((block) => {
    if (block.type === 'heading') return [block.text];
    if (block.type === 'text') return block.text.split('\n');
    if (block.type === 'callout') return block.lines;
    if (block.type === 'list') return block.items.map((item) => item.text);
    if (block.type === 'change') return [block.before, block.after];
    return [];
  });

describe('the PDF of a report', () => {
  it('contains every text unchanged and in order, in embedded TrueType fonts', async () => {
    const pdf = await pdfOf(sampleSheet());
    await expectLines(pdf, SAMPLE_LINES);
    const types = await fontTypes(pdf);
    expect(types.length).toBeGreaterThan(0);
    expect(types).not.toContain('Type3');
  });

  it('is tagged A4 with title, outline, page numbers and both labels', async () => {
    const pdf = await pdfOf(sampleSheet());
    const read = await readWithPdfjs(pdf);
    expect(read).toMatchObject({ title: '样例报告', author: '启程', isTagged: true, custom: { AIGC } });
    expect(read.outline).toEqual(expect.arrayContaining(['样例报告', '总体评价', '证据', '数据来源']));
    const words = bare(textOf(read));
    expect(read.pages).toHaveLength(2);
    expect(words).toContain('第2页，共2页');
    expect(words).toContain('本报告由站内分析自动生成');
    const { width, height } = (await PDFDocument.load(pdf)).getPage(0).getSize();
    expect([width, height].map(Math.round)).toEqual([595, 842]);
  });

  it('repeats the header of a table on each page, splits no row, and leaves no heading alone', async () => {
    const rows = Array.from({ length: 90 }, (_, index) => [
      `第${index}项`,
      '两行的说明。'.repeat(12),
      `${index}.00`,
    ]);
    const long = table([column('项目', 2), column('说明', 5), figures('金额', 1)], rows);
    const chapters = Array.from({ length: 24 }, (_, index) =>
      chapter(`标题${index}号`, text('正文。'.repeat(90))),
    );
    const read = await readWithPdfjs(
      await pdfOf(sheetOf(makeReport({ title: '长表' }, chapter('表', long), chapters), made)),
    );
    expect(read.pages.length).toBeGreaterThan(5);
    const pages = read.pages.map((pieces) => bare(pieces.map((piece) => piece.text).join('')));
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`第${index + 1}页，共${pages.length}页`);
      if (/第\d+项/.test(page)) expect(page).toContain('项目说明金额');
      for (const [, number = ''] of page.matchAll(/标题(\d+)号/g))
        expect(page).toMatch(new RegExp(`标题${number}号正文`));
    }
    for (const index of rows.keys())
      expect(
        pages.filter((page) => new RegExp(`第${index}项(两行的说明。){12}${index}\\.00`).test(page)),
      ).toHaveLength(1);
  });

  it('contains nothing of the previous report, and is rejected above the page limit', async () => {
    const one = (words: string) => sheetOf(makeReport({ title: '报告' }, text(words)), made);
    await pdfOf(one('秘密甲'));
    const read = textOf(await readWithPdfjs(await pdfOf(one('内容乙'))));
    expect(read).toContain('内容乙');
    expect(read).not.toContain('秘密甲');
    const book = makeReport(
      { title: '书' },
      Array.from({ length: 60 }, () => text('长'.repeat(6_000))),
    );
    await expect(pdfOf(sheetOf(book, made))).rejects.toBeInstanceOf(PrintRefusedError);
  });

  it('AI6: executes nothing that a text requests', async () => {
    const hostile = '</style><script>document.title="x"</script><img src=x onerror="document.title=1">';
    const read = await readWithPdfjs(
      await pdfOf(sheetOf(makeReport({ title: '报告', subject: hostile }, text(hostile)), made)),
    );
    expect(bare(textOf(read))).toContain(bare(hostile));
    expect(read.title).toBe('报告');
  });
});

it('the reports of services are printed completely', async () => {
  const kind = kindOf('resumeAnalysis');
  const resume = { title: '会计简历', language: 'zh', document: SAMPLES.mechanical() };
  const input = kind?.input.parse({ resume, target: { position: '机械工程师' }, month: '2026-11' });
  const report = reportOf('resumeAnalysis', input, kind?.analyse(input));
  if (!report) throw new Error('nothing to print');
  const sheet = sheetOf(report, made);
  await expectLines(await pdfOf(sheet), textsOf(sheet));
});
