import type { ResumeDocument } from '@qicheng/resume/document';
import { SAMPLES, sampleNames } from '@qicheng/resume/samples';
import { ATS_TEMPLATE, atsDocument } from '@qicheng/templates/ats';
import { hardResume } from '@qicheng/testing/hard-resumes';
import { timeLimit } from '@qicheng/testing/open-database';
import { readZip } from '@qicheng/testing/read-zip';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { DocxWordWriter } from '../../src/resume-export/docx.word-writer.js';
import { chromiumConfig } from './env.js';
import { readWithMutool, readWithPdfjs, textOf } from './pdf-reader.js';
import { outOfOrder, printedTexts } from './reading-order.js';

jest.setTimeout(timeLimit(120_000));

let printer: ChromiumPrinter;
beforeAll(async () => {
  printer = await ChromiumPrinter.create(chromiumConfig());
});
afterAll(() => printer.close());

/** Returns the résumé with a complex layout: a side column, custom headings, sections on their own pages. */
function decorated(document: ResumeDocument): ResumeDocument {
  return {
    ...document,
    meta: {
      ...document.meta,
      templateCode: 'tem0002',
      style: { icons: true, pageNumbers: true, groundColour: '#F4EFE6' },
      sections: document.meta.sections.map((placement, index) => ({
        ...placement,
        region: index % 2 === 0 ? 'side' : 'main',
        startsPage: index % 3 === 0,
        style: { heading: 'band', headingShown: false, columns: 3, dateSide: 'start' },
      })),
    },
  };
}

const inputOf = (document: ResumeDocument, lang: 'zh' | 'en') =>
  ({ document: atsDocument(decorated(document)), lang, templateCode: ATS_TEMPLATE, title: 'ATS' }) as const;

/** Removes the family table, in which the column header is printed before each cell. */
const withoutFamily = (input: ReturnType<typeof inputOf>) => ({
  ...input,
  document: { ...input.document, family: [] },
});

const CASES = sampleNames.flatMap((name) => (['zh', 'en'] as const).map((lang) => ({ name, lang })));

it.each(CASES)('$name in $lang reads from top to bottom, all of it', async ({ name, lang }) => {
  const input = inputOf(SAMPLES[name](), lang);
  const texts = printedTexts(withoutFamily(input));
  const { bytes } = await printer.pdf(input);
  const { pages } = await readWithPdfjs(bytes);
  expect(outOfOrder(textOf({ pages }), texts)).toEqual([]);
  expect(outOfOrder(await readWithMutool(bytes), texts)).toEqual([]);
});

it('every kind of section reads from top to bottom', async () => {
  const input = inputOf(hardResume('everySection', 'tem0002'), 'zh');
  const texts = printedTexts(withoutFamily(input));
  const { bytes } = await printer.pdf(input);
  expect(outOfOrder(textOf(await readWithPdfjs(bytes)), texts)).toEqual([]);
  expect(outOfOrder(await readWithMutool(bytes), texts)).toEqual([]);
});

it('the Word file is running text: no table, no picture, headings as styles', async () => {
  const input = inputOf(SAMPLES.computerScience(), 'zh');
  const { bytes } = await new DocxWordWriter().docx(input);
  const xml = readZip(Buffer.from(bytes)).get('word/document.xml')?.toString() ?? '';
  expect(xml).toContain('w:val="Heading1"');
  expect(xml).not.toMatch(/<w:tbl>|<w:drawing>|<w:pict>/);
  const text = Array.from(xml.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>/g), ([, each]) => each).join('');
  expect(outOfOrder(text, printedTexts(input))).toEqual([]);
});
