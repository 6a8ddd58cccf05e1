import { templateCodes } from '@qicheng/templates/catalog';
import { timeLimit } from '@qicheng/testing/open-database';
import { allResumes } from './compared-resumes.js';
import { PreviewComparison } from './preview-comparison.js';

jest.setTimeout(timeLimit(120_000));

let comparison: PreviewComparison;
beforeAll(async () => {
  comparison = await PreviewComparison.open();
});
afterAll(() => comparison.close());

describe.each(templateCodes)('the preview of %s', (code) => {
  it.each(allResumes)('shows the pages of the PDF: $kind $seed $lang', async (resume) => {
    const { problems, preview, pdf, difference } = await comparison.compare(resume, code);
    expect(preview.pageCount).toBe(pdf.pageCount);
    expect(problems).toEqual([]);
    expect(preview.lines).toEqual(pdf.lines);
    expect(difference).toBeLessThan(0.01);
  });
});
