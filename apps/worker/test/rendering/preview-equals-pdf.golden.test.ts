import { templateCodes } from '@qicheng/templates/catalog';
import { timeLimit } from '@qicheng/testing/open-database';
import { allResumes, generatedResumes, hardResumes, pairsOf, sampleOf } from './compared-resumes.js';
import { PreviewComparison } from './preview-comparison.js';
import { templatesOfThisRun } from './templates-of-this-run.js';

jest.setTimeout(timeLimit(120_000));

/** How many of the thousands of pairs of `pnpm test:render` are compared here as well. */
const SAMPLE = 14;

let comparison: PreviewComparison;
beforeAll(async () => {
  comparison = await PreviewComparison.open();
});
afterAll(() => comparison.close());

// Each template with the résumé that has every kind of section; the languages alternate.
const everySection = pairsOf(templatesOfThisRun, (index) => hardResumes.slice(index % 2, (index % 2) + 1));
const others = pairsOf(templateCodes, () => [...hardResumes.slice(2), ...generatedResumes(60)]);

it.each([...everySection, ...sampleOf(others, SAMPLE)])(
  'the preview of $code shows the pages of the PDF: $kind $seed $lang',
  async ({ code, ...resume }) => {
    const { problems, preview, pdf, difference } = await comparison.compare(resume, code);
    expect(preview.pageCount).toBe(pdf.pageCount);
    expect(problems).toEqual([]);
    expect(preview.lines).toEqual(pdf.lines);
    expect(difference).toBeLessThan(0.01);
  },
);

it('the sample reaches most kinds of résumés, and every template of this run is among the pairs', () => {
  const kinds = new Set(sampleOf(others, SAMPLE).map(({ kind }) => kind));
  expect(kinds.size).toBeGreaterThan(5);
  expect(new Set(everySection.map(({ code }) => code))).toEqual(new Set(templatesOfThisRun));
  expect(allResumes).toHaveLength(66);
});

it('shows them without a violation of the content security policy', () => {
  expect(comparison.browser.complaints).toEqual([]);
});
