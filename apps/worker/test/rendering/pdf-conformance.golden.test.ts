import { sampleSheet } from '@qicheng/report/sample';
import { timeLimit } from '@qicheng/testing/open-database';
import { BrowserReportWriter } from '../../src/report-export/browser.report-writer.js';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { brokenArchive } from './conformance/broken-archive.js';
import { brokenMatterhorn } from './conformance/broken-matterhorn.js';
import { archive, conditionsWith, matterhorn } from './conformance/conditions.js';
import { PdfUnderTest } from './conformance/pdf-under-test.js';
import { chromiumConfig } from './env.js';
import { carryingPrintOf, missedBy, missedByTemplate } from './pdf-conformance.js';
import { templatesOfThisRun } from './templates-of-this-run.js';

jest.setTimeout(timeLimit(120_000));

let printer: ChromiumPrinter;
let whole: Buffer;
beforeAll(async () => {
  printer = await ChromiumPrinter.create(chromiumConfig());
  whole = Buffer.from((await printer.pdf(await carryingPrintOf('tem0001'))).bytes);
});
afterAll(() => printer.close());

const identifiers = [...matterhorn, ...archive].map(({ id }) => id);
const broken = [...brokenMatterhorn, ...brokenArchive];

describe('PDF/UA-1 and PDF/A-3b', () => {
  it.each(templatesOfThisRun)('%s violates no condition', async (code) => {
    expect(await missedByTemplate(printer, code)).toEqual([]);
  });

  it('an AI report violates no condition', async () => {
    const { bytes } = await new BrowserReportWriter(printer).pdf(sampleSheet(), '{"Label":"1"}');
    expect(await missedBy(bytes)).toEqual([]);
  });
});

describe('the conditions', () => {
  it('are the 87 of the Matterhorn Protocol and some of PDF/A-3b, each once', () => {
    expect(matterhorn).toHaveLength(87);
    expect(new Set(identifiers).size).toBe(identifiers.length);
  });

  it.each(broken)('detect $how', async ({ fails, change }) => {
    const pdf = await PdfUnderTest.open(whole, change);
    expect(conditionsWith('fail', pdf).toSorted()).toEqual(fails.split(' ').toSorted());
  });

  it.each([
    [
      'a later version',
      'A6.1.2',
      () => Buffer.from(whole.toString('latin1').replace('%PDF-1', '%PDF-2'), 'latin1'),
    ],
    ['something after the end', 'A6.1.3-EOF', () => Buffer.concat([whole, Buffer.from('more')])],
  ])('see %s', async (_how, id, changed) => {
    expect(await missedBy(changed())).toEqual([id]);
  });

  it('are each violated by some broken file', () => {
    const proven = new Set(['A6.1.2', 'A6.1.3-EOF', ...broken.flatMap(({ fails }) => fails.split(' '))]);
    expect(identifiers.filter((id) => !proven.has(id))).toEqual([]);
  });
});
