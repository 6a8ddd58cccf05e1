import { timeLimit } from '@qicheng/testing/open-database';
import { tongguiCharacters } from '../../../../tooling/fonts/charset.mjs';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { findCutDates, LONGEST_PERIODS } from './date-widths.js';
import { chromiumConfig } from './env.js';
import { measuredGlyphs } from './measured-glyphs.js';
import { PreviewComparison } from './preview-comparison.js';
import { resumeOfParagraphs } from './sample-resume.js';
import { chunks, expectTextLayer, MIXED, printParagraphs, RARE } from './text-layer.js';

jest.setTimeout(timeLimit(120_000));

let printer: ChromiumPrinter;
let comparison: PreviewComparison;
beforeAll(async () => {
  [printer, comparison] = await Promise.all([
    ChromiumPrinter.create(chromiumConfig()),
    PreviewComparison.open(),
  ]);
});
afterAll(() => Promise.all([printer.close(), comparison.close()]));

const everySection = { kind: 'everySection', seed: 1, lang: 'zh' } as const;

describe.each([
  ['sans', 'light', /NotoSansSC-Light$/, /NotoSansSC-Bold$/],
  ['sans', 'medium', /NotoSansSC-Medium$/, /NotoSansSC-Bold$/],
  ['serif', 'light', /NotoSerifSC-Light$/, /NotoSerifSC-Bold$/],
  ['serif', 'medium', /NotoSerifSC-Medium$/, /NotoSerifSC-Bold$/],
] as const)('text in %s, %s', (fontFamily, textWeight, regular, bold) => {
  const style = { fontFamily, textWeight };

  it('is readable for all of 通用规范汉字表, rare characters, symbols and Latin', async () => {
    const paragraphs = [...chunks(tongguiCharacters(), 200), RARE, ...MIXED];
    await expectTextLayer(await printParagraphs(printer, paragraphs, 'tem0001', style), paragraphs);
  });

  it('has its own face, and headings and words in bold that of the family', async () => {
    const document = resumeOfParagraphs(['普通文字 plain'], 'tem0001');
    document.meta.style = style;
    document.custom = [
      {
        id: 'title',
        kind: 'text',
        title: { zh: '标题' },
        items: [{ id: 'item', kind: 'paragraph', zh: [{ text: '细则', bold: true }] }],
      },
    ];
    const { bytes } = await printer.pdf({ document, lang: 'zh', templateCode: 'tem0001', title: '字重' });
    const glyphs = await measuredGlyphs(bytes);
    const fontsOf = (text: string): string[] => {
      const at = glyphs.findIndex((_, index) =>
        [...text].every((character, place) => glyphs[index + place]?.text === character),
      );
      return [...new Set(glyphs.slice(at, at + text.length).map(({ font }) => font))];
    };
    for (const text of ['普通文字', 'plain']) expect(fontsOf(text)).toEqual([expect.stringMatching(regular)]);
    for (const text of ['标题', '细则']) expect(fontsOf(text)).toEqual([expect.stringMatching(bold)]);
  });

  it.each(['zh', 'en'] as const)('looks the same in the preview (%s)', async (lang) => {
    const compared = await comparison.compare({ ...everySection, lang }, 'tem0001', style);
    expect(compared.problems).toEqual([]);
    expect(compared.preview).toEqual(compared.pdf);
    expect(compared.difference).toBeLessThan(0.01);
  });

  it.each(LONGEST_PERIODS)('has whole periods on one line, $lang $dateForm', async (longest) => {
    const shown = { code: 'tem0004', fontFamily, textWeight, longest } as const;
    expect(await findCutDates(comparison.browser, shown)).toBe('');
  });
});
