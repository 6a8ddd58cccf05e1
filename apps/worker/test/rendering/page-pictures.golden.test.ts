import { aiLabel } from '@qicheng/resume/ai-label';
import { longCareer } from '@qicheng/testing/long-career';
import { timeLimit } from '@qicheng/testing/open-database';
import sharp from 'sharp';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import type { PrintInput } from '../../src/resume-export/printer.js';
import { chromiumConfig } from './env.js';

jest.setTimeout(timeLimit(120_000));

let printer: ChromiumPrinter;
beforeAll(async () => {
  printer = await ChromiumPrinter.create(chromiumConfig());
});
afterAll(() => printer.close());

const inputOf = (paper: 'a4' | 'letter'): PrintInput => {
  const document = longCareer('tem0002', 9);
  document.meta.style = { paper };
  return { document, lang: 'zh', templateCode: 'tem0002', title: '图片' };
};

it.each([
  ['png', 150, 'a4', 1241, 1755],
  ['jpg', 300, 'a4', 2481, 3509],
  ['png', 300, 'letter', 2550, 3300],
] as const)('%s of each page at %s dpi on %s', async (format, dpi, paper, width, height) => {
  const input = inputOf(paper);
  const { pages, mime } = await printer.pictures(input, format, dpi);
  expect(mime).toBe(format === 'png' ? 'image/png' : 'image/jpeg');
  expect(pages).toHaveLength((await printer.pdf(input)).pageCount);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) {
    const found = await sharp(page).metadata();
    expect(Math.abs(found.width - width)).toBeLessThanOrEqual(2);
    expect(Math.abs(found.height - height)).toBeLessThanOrEqual(2);
    expect(Math.round(found.density ?? 0)).toBe(dpi);
    // The image is not blank.
    expect((await sharp(page).greyscale().stats()).channels[0]?.stdev).toBeGreaterThan(5);
  }
});

it('each image has the label of AI text', async () => {
  const input = inputOf('a4');
  const { document } = input;
  const source = { scope: 'printed', language: 'zh', templateCode: 'tem0002', document } as const;
  const extras = { source, aigc: aiLabel('export-1') };
  const { pages } = await printer.pictures({ ...input, extras }, 'png', 150);
  for (const page of pages) expect((await sharp(page).metadata()).xmpAsString).toContain('TC260:AIGC');
});
