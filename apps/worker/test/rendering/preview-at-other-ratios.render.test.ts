import { templateCodes } from '@qicheng/templates/catalog';
import { timeLimit } from '@qicheng/testing/open-database';
import { generatedResumes, hardResumes } from './compared-resumes.js';
import { PreviewComparison } from './preview-comparison.js';

jest.setTimeout(timeLimit(120_000));

// The PDF is rendered at a pixel ratio of 2; users' screens have others, and browsers round lengths to device pixels.
describe.each([1, 1.25, 1.5, 3])('on a screen with a pixel ratio of %s', (scale) => {
  let comparison: PreviewComparison;
  beforeAll(async () => {
    comparison = await PreviewComparison.open(scale);
  });
  afterAll(() => comparison.close());

  describe.each(templateCodes)('the preview of %s', (code) => {
    it.each([...generatedResumes(6), ...hardResumes])(
      'breaks lines and pages where the PDF does: $kind $seed $lang',
      async (resume) => {
        const { problems, preview, pdf } = await comparison.compareLines(resume, code);
        expect(problems).toEqual([]);
        expect(preview.lines).toEqual(pdf.lines);
      },
    );
  });
});
