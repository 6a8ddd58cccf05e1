import { SAMPLES } from '@qicheng/resume/samples';
import { longCareer } from '@qicheng/testing/long-career';
import sharp from 'sharp';
import { extrasOf } from '../../src/resume-export/file-extras.js';
import type { PrintInput, ResumePrinter } from '../../src/resume-export/printer.js';
import { documentOf } from './compared-resumes.js';
import { conditionsWith } from './conformance/conditions.js';
import { PdfUnderTest } from './conformance/pdf-under-test.js';

const MORE_EMPLOYERS = 4;

export async function portrait(): Promise<NonNullable<PrintInput['photo']>> {
  const create = { width: 295, height: 413, channels: 3 as const, background: '#8ac' };
  return { bytes: await sharp({ create }).jpeg().toBuffer(), mime: 'image/jpeg' };
}

/** Returns a Chinese résumé with a photo, AI text and an embedded source. */
export async function carryingPrintOf(templateCode: string): Promise<PrintInput> {
  const document = SAMPLES.computerScience();
  document.meta.templateCode = templateCode;
  document.basics.photo = { fileId: 'photo', ratio: 'oneInch' };
  const atomId = document.internships[0]?.highlights?.[0]?.id ?? '';
  document.meta.authorship = [{ atomId, lang: 'zh', start: 0, end: 6, source: 'aiSuggested' }];
  const snapshot = { document, language: 'zh' as const, templateCode, title: '简历', version: 1 };
  const extras = extrasOf({
    id: 'export-conformance',
    snapshot: { ...snapshot, aiText: 'noticed', carries: 'full' },
  });
  return { document, lang: 'zh', templateCode, title: '简历', photo: await portrait(), extras };
}

/** Returns an English résumé of several pages. */
const longPrintOf = async (templateCode: string): Promise<PrintInput> => ({
  document: longCareer(templateCode, MORE_EMPLOYERS),
  lang: 'en',
  templateCode,
  title: 'Resume',
  photo: await portrait(),
});

/** Returns a Chinese résumé with all kinds of sections, including tables. */
const everySectionOf = (templateCode: string): PrintInput => ({
  document: documentOf({ kind: 'everySection', seed: 1, lang: 'zh' }, templateCode),
  lang: 'zh',
  templateCode,
  title: '简历',
});

/** Returns the conditions that a file violates. */
export const missedBy = async (pdf: Uint8Array): Promise<string[]> =>
  conditionsWith('fail', await PdfUnderTest.open(pdf));

/** Returns the conditions that the résumés of a template violate. */
export async function missedByTemplate(printer: ResumePrinter, templateCode: string): Promise<string[]> {
  const missed: string[] = [];
  const inputs = [
    await carryingPrintOf(templateCode),
    await longPrintOf(templateCode),
    everySectionOf(templateCode),
  ];
  for (const input of inputs) {
    missed.push(...(await missedBy((await printer.pdf(input)).bytes)));
  }
  return missed;
}
