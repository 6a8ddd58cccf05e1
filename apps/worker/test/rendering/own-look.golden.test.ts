import type { StyleTokens } from '@qicheng/resume/document';
import { catalog, type TemplateCode, templateCodes } from '@qicheng/templates/catalog';
import { timeLimit } from '@qicheng/testing/time-limit';
import { PreviewComparison } from './preview-comparison.js';

jest.setTimeout(timeLimit(120_000));

let comparison: PreviewComparison;
beforeAll(async () => {
  comparison = await PreviewComparison.open();
});
afterAll(() => comparison.close());

const everything: StyleTokens = {
  headingFont: 'serif',
  headingScale: 1.5,
  textColour: '#2B2118',
  groundColour: '#F6F4EF',
  photoWidthMm: 30,
  photoBorder: 'accent',
  icons: true,
  iconScale: 1.25,
  pageNumbers: true,
};
/** Every second template on the other paper. */
const paperOf = (code: TemplateCode): StyleTokens =>
  tried.indexOf(code) % 2 === 1 ? { paper: 'letter' } : {};
const resume = { kind: 'everySection', seed: 1, lang: 'zh' } as const;

// One of each construction, and every one whose side column can be changed.
const tried: TemplateCode[] = templateCodes.filter(
  (code, index) => 'sideColumn' in catalog[code] || index % 6 === 0,
);

it.each(tried)('%s prints a look of one’s own as the preview shows it', async (code) => {
  const entry = catalog[code];
  const side = 'sideColumn' in entry ? { sideWidthMm: entry.sideColumn.widthMm + 6 } : {};
  const { problems, preview, pdf, difference } = await comparison.compare(resume, code, {
    ...everything,
    ...side,
    ...paperOf(code),
  });
  expect(problems).toEqual([]);
  expect(preview.pageCount).toBe(pdf.pageCount);
  expect(preview.lines).toEqual(pdf.lines.map((lines) => lines.filter((line) => !isPageNumber(line))));
  expect(difference).toBeLessThan(0.01);
  const numbers = pdf.lines.map((lines) => lines.filter(isPageNumber));
  expect(numbers).toEqual(pdf.lines.map((_lines, page) => [`${page + 1}/${pdf.pageCount}`]));
});

// Lines are compared without their spaces.
const isPageNumber = (line: string): boolean => /^\d+\/\d+$/.test(line);
