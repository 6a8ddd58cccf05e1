import { parseReport, type ParseReport } from '@qicheng/resume/parse-report';
import { SAMPLES, sampleNames } from '@qicheng/resume/samples';
import { ATS_TEMPLATE, atsDocument } from '@qicheng/templates/ats';
import { timeLimit } from '@qicheng/testing/open-database';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { extrasOf } from '../../src/resume-export/file-extras.js';
import { PdfReaderService } from '../../src/resume-export/pdf-reader.service.js';
import type { PrintInput } from '../../src/resume-export/printer.js';
import { chromiumConfig } from './env.js';
import { sourceImporter } from './source-importer.js';

jest.setTimeout(timeLimit(120_000));

let printer: ChromiumPrinter;
const importer = sourceImporter();
beforeAll(async () => {
  printer = await ChromiumPrinter.create(chromiumConfig());
});
afterAll(() => Promise.all([printer.close(), importer.close()]));

/** Returns the report of the sandboxed reader on the exported file, including its embedded source. */
async function reportOf(input: PrintInput): Promise<ParseReport> {
  const { document, lang: language, templateCode, title } = input;
  const snapshot = { document, language, templateCode, title, version: 1 };
  const { bytes } = await printer.pdf({ ...input, extras: extrasOf({ id: 'export-1', snapshot }) });
  const made = await new PdfReaderService(importer).report(input, bytes, new AbortController().signal);
  return parseReport.parse(JSON.parse(Buffer.from(made.bytes).toString()));
}

it.each(sampleNames)(
  'the ATS version of %s is read as it is: name, contacts, schools, employers, periods',
  async (name) => {
    const document = atsDocument(SAMPLES[name]());
    const { fields, lines, fileOrder } = await reportOf({
      document,
      lang: 'zh',
      templateCode: ATS_TEMPLATE,
      title: 'ATS',
    });
    expect(fields.filter(({ state }) => state !== 'found')).toEqual([]);
    expect(fields.length).toBeGreaterThan(3);
    expect(fileOrder.join('').replace(/\s/g, '')).toBe(lines.join('').replace(/\s/g, ''));
  },
);

it('reports what is not found in a file without a name', async () => {
  const document = SAMPLES.computerScience();
  document.basics = { phone: '13800000001' };
  const { fields } = await reportOf({ document, lang: 'zh', templateCode: 'tem0002', title: '简历' });
  expect(fields.map(({ kind }) => kind)).toEqual(['phone', 'school', 'period', 'employer', 'period']);
});
