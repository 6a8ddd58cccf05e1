import { PDFDocument } from '@cantoo/pdf-lib';
import { FontCoverageService } from '@qicheng/core/resume-export';
import { timeLimit } from '@qicheng/testing/open-database';
import { generatedResume } from '@qicheng/testing/resumes';
import sharp from 'sharp';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { PrintRefusedError } from '../../src/resume-export/printer.js';
import { chromiumConfig } from './env.js';
import { readWithPdfjs, textOf } from './pdf-reader.js';
import { resumeOfParagraphs } from './sample-resume.js';
import { templatesOfThisRun } from './templates-of-this-run.js';

jest.setTimeout(timeLimit(120_000));

let printer: ChromiumPrinter;
let photo: { bytes: Uint8Array; mime: string };
beforeAll(async () => {
  printer = await ChromiumPrinter.create(chromiumConfig());
  // Noise compresses worse than any portrait.
  const noise = {
    create: {
      width: 1800,
      height: 2520,
      channels: 3 as const,
      noise: { type: 'gaussian' as const, mean: 128, sigma: 20 },
    },
  };
  photo = {
    bytes: await sharp({ ...noise, create: { ...noise.create, background: '#888' } })
      .jpeg()
      .toBuffer(),
    mime: 'image/jpeg',
  };
});
afterAll(() => printer.close());

const print = (templateCode: string) => ({
  document: generatedResume('noPhoto', 3, templateCode),
  lang: 'zh' as const,
  templateCode,
  title: '产品经理简历',
});

describe('a PDF', () => {
  it('has title, author, structure and an outline of its sections', async () => {
    const input = print('tem0001');
    const read = await readWithPdfjs((await printer.pdf(input)).bytes);
    expect(read).toMatchObject({
      title: '产品经理简历',
      author: input.document.basics.name?.zh,
      isTagged: true,
    });
    expect(read.outline).toEqual(expect.arrayContaining(['教育背景', '实习经历', '项目经历']));
  });

  it.each(templatesOfThisRun)('of %s stays under 250 KB with a large photo', async (code) => {
    const input = { ...print(code), document: generatedResume('short', 2, code), photo };
    const { bytes, pageCount } = await printer.pdf(input);
    expect(pageCount).toBe(1);
    expect(bytes.length).toBeLessThan(250_000);
  });

  it('is A4', async () => {
    const { bytes } = await printer.pdf(print('tem0001'));
    const { width, height } = (await PDFDocument.load(bytes)).getPage(0).getSize();
    expect(Math.abs(width - 595.28)).toBeLessThan(0.5);
    expect(Math.abs(height - 841.89)).toBeLessThan(0.5);
  });

  it('contains nothing of the previous résumé', async () => {
    await printer.pdf({ ...print('tem0001'), document: resumeOfParagraphs(['秘密甲'], 'tem0001') });
    const read = await readWithPdfjs(
      (await printer.pdf({ ...print('tem0001'), document: resumeOfParagraphs(['内容乙'], 'tem0001') })).bytes,
    );
    expect(JSON.stringify(read)).toContain('内容乙');
    expect(JSON.stringify(read)).not.toContain('秘密甲');
  });

  it('is rejected beyond twenty pages', async () => {
    const document = resumeOfParagraphs(
      Array.from({ length: 24 }, () => '长'.repeat(1600)),
      'tem0001',
    );
    document.meta.style.fontSizePt = 16;
    await expect(printer.pdf({ ...print('tem0001'), document })).rejects.toBeInstanceOf(PrintRefusedError);
  });
});

describe('a picture', () => {
  it.each(['png', 'jpg'] as const)('as %s shows all pages below each other at scale 2', async (format) => {
    const input = { ...print('tem0001'), document: generatedResume('long', 1, 'tem0001'), photo };
    const { bytes, mime, pageCount } = await printer.image(input, format);
    const size = await sharp(bytes).metadata();
    expect(mime).toBe(format === 'png' ? 'image/png' : 'image/jpeg');
    expect(pageCount).toBeGreaterThan(1);
    expect([size.width, size.height]).toEqual([1588, pageCount * 2246]);
  });
});

describe('characters', () => {
  const withName = (name: string) => ({
    ...print('tem0001'),
    document: resumeOfParagraphs([name], 'tem0001'),
  });

  it('outside the common set are printed from a second subset', async () => {
    const read = await readWithPdfjs((await printer.pdf(withName('㛃䶮𰻞'))).bytes);
    expect(textOf(read).replace(/\s/g, '')).toContain('㛃䶮𰻞');
  });

  it('missing from all fonts are reported', async () => {
    const { document } = withName('王😀㛃\u{F0000}');
    const coverage = new FontCoverageService(chromiumConfig());
    await expect(coverage.missingIn(document, 'zh')).resolves.toEqual(['😀']);
  });
});
