import { templateCodes } from '@qicheng/templates/catalog';
import { timeLimit } from '@qicheng/testing/open-database';
import { gb2312Ideographs } from '../../../../tooling/fonts/charset.mjs';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { chromiumConfig } from './env.js';
import { chunks, expectTextLayer, MIXED, printParagraphs, RARE } from './text-layer.js';

jest.setTimeout(timeLimit(120_000));

let printer: ChromiumPrinter;
beforeAll(async () => {
  printer = await ChromiumPrinter.create(chromiumConfig());
});
afterAll(() => printer.close());

it.each(templateCodes)(
  '%s gives every GB 2312 and rare character back to pdf.js and to MuPDF',
  async (code) => {
    const paragraphs = [...chunks(gb2312Ideographs(), 200), RARE, ...MIXED];
    await expectTextLayer(await printParagraphs(printer, paragraphs, code), paragraphs);
  },
);
