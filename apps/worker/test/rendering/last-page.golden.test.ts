import type { Language, ResumeDocument } from '@qicheng/resume/document';
import { catalog, type TemplateCode } from '@qicheng/templates/catalog';
import { baseOf, sizesAt } from '@qicheng/templates/page-fit';
import { longCareer } from '@qicheng/testing/long-career';
import { timeLimit } from '@qicheng/testing/open-database';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { chromiumConfig } from './env.js';
import { PreviewBrowser } from './preview-browser.js';
import { ownSample, PHOTO } from './sample-resume.js';
import { templatesOfThisRun } from './templates-of-this-run.js';

jest.setTimeout(timeLimit(120_000));

let browser: PreviewBrowser;
let printer: ChromiumPrinter;
beforeAll(async () => {
  browser = await PreviewBrowser.open(1);
  printer = await ChromiumPrinter.create(chromiumConfig());
});
afterAll(() => Promise.all([browser.close(), printer.close()]));

const QUARTER = 0.25;
/** The space that a sample leaves free on its page, for dates in a longer format. */
const RESERVE = 0.03;
const DENSEST = 40;
const languages: Language[] = ['zh', 'en'];

/** Sets the template's own line height explicitly, which automatic fitting does not change. */
const inOwnSpacing = (document: ResumeDocument, code: TemplateCode): ResumeDocument => {
  const { lineHeight } = catalog[code].defaults;
  return { ...document, meta: { ...document.meta, style: { lineHeight } } };
};

/** Sets the narrowest spacing that a fit allows. */
function inNarrowestSpacing(document: ResumeDocument): ResumeDocument {
  const { sectionGapPt, itemGapPt, lineHeight } = sizesAt(baseOf(document), DENSEST);
  return { ...document, meta: { ...document.meta, style: { sectionGapPt, itemGapPt, lineHeight } } };
}

describe.each(templatesOfThisRun)('%s', (code) => {
  it('fits its own sample on one page, with space left', async () => {
    const sample = inOwnSpacing(ownSample(code), code);
    const { pageCount, fill } = await browser.show(sample, sample.meta.lang, PHOTO);
    expect(pageCount).toBe(1);
    expect(fill).toBeLessThanOrEqual(1 - RESERVE);
  });

  it.each(languages)('fits its own sample on one page in the language %s', async (lang) => {
    const sample = ownSample(code);
    const { pageCount, fill, problems } = await browser.show(sample, lang, PHOTO);
    expect({ pageCount, problems }).toEqual({ pageCount: 1, problems: [] });
    expect(fill).toBeGreaterThanOrEqual(QUARTER);
  });

  it.each(languages)('ends on a page under a quarter full only if no spacing avoids it: %s', async (lang) => {
    for (const employers of [4, 6, 8]) {
      const document = longCareer(code, employers);
      const { pageCount, fill, problems } = await browser.show(document, lang, PHOTO);
      expect(problems).toEqual([]);
      if (pageCount === 1 || fill >= QUARTER) continue;
      const narrowest = await browser.show(inNarrowestSpacing(document), lang, PHOTO);
      expect(narrowest.pageCount).toBe(pageCount);
    }
  });
});

// Careers whose last page would contain only one small section.
it.each([
  { code: 'tem0006', employers: 10 },
  { code: 'tem0013', employers: 10 },
  { code: 'tem0015', employers: 10 },
] as const)(
  '$code leaves no small section alone on page 3, in the preview and in the PDF; a chosen spacing stays',
  async ({ code, employers }) => {
    const document = longCareer(code, employers);
    const chosen = inOwnSpacing(document, code);
    for (let round = 0; round < 2; round += 1) {
      const asChosen = await browser.show(chosen, 'zh', PHOTO);
      expect(asChosen.pageCount).toBe(3);
      expect(asChosen.fill).toBeLessThan(QUARTER);
      expect(await browser.show(document, 'zh', PHOTO)).toMatchObject({ pageCount: 2, problems: [] });
    }
    const printed = await printer.pdf({ document, lang: 'zh', templateCode: code, title: '十年' });
    expect(printed.pageCount).toBe(2);
  },
);
