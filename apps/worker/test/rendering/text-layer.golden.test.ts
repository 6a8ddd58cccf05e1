import { templateCodes } from '@qicheng/templates/catalog';
import { timeLimit } from '@qicheng/testing/open-database';
import { gb2312Ideographs, tongguiCharacters } from '../../../../tooling/fonts/charset.mjs';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { chromiumConfig } from './env.js';
import { readWithMutool, readWithPdfjs, textOf } from './pdf-reader.js';
import { chunks, expectTextLayer, MIXED, printParagraphs, RARE } from './text-layer.js';

jest.setTimeout(timeLimit(120_000));

let printer: ChromiumPrinter;
beforeAll(async () => {
  printer = await ChromiumPrinter.create(chromiumConfig());
});
afterAll(() => printer.close());

describe('the text layer', () => {
  const gb2312 = chunks(gb2312Ideographs(), 200);
  // Each template prints a share of GB 2312; text-layer.render.test.ts prints all of it with each template.
  const shareOf = (index: number): string[] =>
    gb2312.filter((_, place) => place % templateCodes.length === index);

  it.each(templateCodes.map((code, index) => ({ code, index })))(
    '$code gives its share of GB 2312 and rare characters back to pdf.js and to MuPDF',
    async ({ code, index }) => {
      const paragraphs = [...shareOf(index), RARE, ...MIXED];
      await expectTextLayer(await printParagraphs(printer, paragraphs, code), paragraphs);
    },
  );

  it.each(['sans', 'serif', 'kai'] as const)(
    '%s is readable for all of 通用规范汉字表',
    async (fontFamily) => {
      const paragraphs = [...chunks(tongguiCharacters(), 200), RARE];
      await expectTextLayer(
        await printParagraphs(printer, paragraphs, 'tem0001', { fontFamily }),
        paragraphs,
      );
    },
  );

  it('preserves the spaces of mixed lines', async () => {
    const pdf = await printParagraphs(printer, MIXED, 'tem0001');
    const lines = textOf(await readWithPdfjs(pdf))
      .split('\n')
      .map((line) => line.trim());
    const mutoolLines = (await readWithMutool(pdf)).split('\n').map((line) => line.trim());
    for (const text of MIXED) {
      expect(lines).toContain(text);
      expect(mutoolLines).toContain(text);
    }
  });

  it('prints characters that share a glyph as the more common one', async () => {
    const pdf = await printParagraphs(printer, ['⼈⼯智能〜➀⋯'], 'tem0001');
    expect(textOf(await readWithPdfjs(pdf))).toContain('人工智能～①…');
  });
});
