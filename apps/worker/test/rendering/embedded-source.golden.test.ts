import { SAMPLES } from '@qicheng/resume/samples';
import { timeLimit } from '@qicheng/testing/open-database';
import sharp from 'sharp';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { extrasOf } from '../../src/resume-export/file-extras.js';
import type { PrintInput } from '../../src/resume-export/printer.js';
import { chromiumConfig } from './env.js';
import { readWithMutool, readWithPdfjs, textOf } from './pdf-reader.js';
import { carryingPrint, roundTrip, sourceInPdf } from './round-trip.js';

jest.setTimeout(timeLimit(180_000));

let printer: ChromiumPrinter;
beforeAll(async () => {
  printer = await ChromiumPrinter.create(chromiumConfig());
});
afterAll(() => printer.close());

const equal = { pdf: 'equal', docx: 'equal', json: 'equal' };

/** Returns a print whose first statement was written by AI. */
function writtenByAi(): PrintInput {
  const document = SAMPLES.computerScience();
  const atomId = document.internships[0]?.highlights?.[0]?.id ?? '';
  document.meta.authorship = [{ atomId, lang: 'zh', start: 0, end: 6, source: 'aiSuggested' }];
  const snapshot = { document, language: 'zh' as const, templateCode: 'tem0001', title: '简历', version: 1 };
  const extras = extrasOf({ id: 'export-ai', snapshot: { ...snapshot, aiText: 'noticed' } });
  return { document, lang: 'zh', templateCode: 'tem0001', title: '简历', extras };
}

describe('our files contain their source', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed + 1))('and return it unchanged (%i)', async (seed) => {
    expect(await roundTrip(printer, carryingPrint(seed))).toEqual(equal);
  });

  it.each([3, 6])('limited to what is printed by default (%i)', async (seed) => {
    expect(await roundTrip(printer, carryingPrint(seed, 'printed'))).toEqual(equal);
  });

  it('without changing the pages, for pdf.js and MuPDF', async () => {
    const { extras: _extras, ...bare } = carryingPrint(4);
    const [before, after] = [await printer.pdf(bare), await printer.pdf(carryingPrint(4))];
    const [plain, carrying] = [await readWithPdfjs(before.bytes), await readWithPdfjs(after.bytes)];
    expect(textOf(carrying)).toBe(textOf(plain));
    expect(carrying).toMatchObject({ isTagged: true, title: '简历', outline: plain.outline });
    expect(await readWithMutool(after.bytes)).toBe(await readWithMutool(before.bytes));
    expect(carrying.attachments).toEqual(['qicheng-resume.json']);
    expect(after.bytes.length - before.bytes.length).toBeLessThan(8_000);
    expect(Buffer.from(after.bytes).includes('/Type3')).toBe(false);
  });
});

describe('AI8: a file with text that AI wrote', () => {
  it('is labelled on its last page and in its metadata', async () => {
    const input = writtenByAi();
    const { bytes, pageCount } = await printer.pdf(input);
    const read = await readWithPdfjs(bytes);
    expect(textOf(read)).toContain('本简历部分内容由 AI 辅助生成');
    expect(read.custom).toMatchObject({ AIGC: expect.stringContaining('"ProduceID":"export-ai"') as string });
    expect(JSON.parse(await sourceInPdf(bytes))).toMatchObject({
      aigc: expect.stringContaining('Label') as string,
    });
    const { extras: _extras, ...bare } = input;
    expect(pageCount).toBe((await printer.pdf(bare)).pageCount);
  });

  it('is labelled in the metadata of an image', async () => {
    const { bytes } = await printer.image(writtenByAi(), 'png');
    const { xmp } = await sharp(bytes).metadata();
    expect(xmp?.toString()).toContain('AIGC');
  });
});
