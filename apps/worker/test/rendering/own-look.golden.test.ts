import type { StyleTokens } from '@qicheng/resume/document';
import { catalog, type TemplateCode, templateCodes } from '@qicheng/templates/catalog';
import { timeLimit } from '@qicheng/testing/open-database';
import { sampleOf } from '@qicheng/testing/sample';
import { type ComparedLines, PreviewComparison } from './preview-comparison.js';

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
const resume = { kind: 'everySection', seed: 1, lang: 'zh' } as const;

// A sample of the templates, and every template with an adjustable side column; every fourth of them in `npm test`.
const tried: readonly TemplateCode[] = sampleOf(
  templateCodes.filter((code, index) => 'sideColumn' in catalog[code] || index % 6 === 0),
  4,
);

const lookFor = (code: TemplateCode): StyleTokens => {
  const entry = catalog[code];
  return 'sideColumn' in entry ? { ...everything, sideWidthMm: entry.sideColumn.widthMm + 4 } : everything;
};

// Compared lines contain no spaces.
const isPageNumber = (line: string): boolean => /第\d+页共\d+页$/.test(line);

function expectSamePages({ problems, preview, pdf }: ComparedLines): void {
  expect(problems).toEqual([]);
  expect(preview.pageCount).toBe(pdf.pageCount);
  expect(preview.lines).toEqual(pdf.lines.map((lines) => lines.filter((line) => !isPageNumber(line))));
  const numbers = pdf.lines.map((lines) => lines.filter(isPageNumber));
  const expectedNumber = (page: number): string => `第${page + 1}页共${pdf.pageCount}页`;
  expect(numbers).toEqual(
    pdf.lines.map((_lines, page): unknown[] =>
      page === 0 ? [] : [expect.stringContaining(expectedNumber(page))],
    ),
  );
}

it.each(tried)('%s prints a custom style as the preview shows it', async (code) => {
  const { difference, ...pages } = await comparison.compare(resume, code, lookFor(code));
  expectSamePages(pages);
  expect(difference).toBeLessThan(0.01);
});

it.each(['tem0001', 'tem0002', 'tem0021', 'tem0032'] as const)('%s fits Letter', async (code) => {
  expectSamePages(await comparison.compareLines(resume, code, { ...everything, paper: 'letter' }));
});
