import type { ResumeDocument } from '@qicheng/resume/document';
import { timeLimit } from '@qicheng/testing/open-database';
import { gb2312Ideographs } from '../../../../tooling/fonts/charset.mjs';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { chromiumConfig } from './env.js';
import { measuredGlyphs } from './measured-glyphs.js';
import { PreviewComparison } from './preview-comparison.js';
import { resumeOfParagraphs } from './sample-resume.js';
import { chunks, expectTextLayer } from './text-layer.js';

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

const FONTS = [
  ['heavy', /NotoSansSC-Black/],
  ['black', /NotoSerifSC-Black/],
  ['xiaowei', /ZCOOLXiaoWei/],
  ['huangyou', /zcoolqingkehuangyouti|ZCOOLQingKeHuangYou/],
  ['brush', /MaShanZheng/],
  ['running', /ZhiMangXing/],
  ['playful', /ZCOOLKuaiLe/],
] as const;
const TITLES = [
  '项目经历（含实习）',
  'Data Analyst, R&D / “A+” (2026)',
  '荣誉·证书——2024年9月：《甲》、【乙】',
];
const resume = { kind: 'everySection', seed: 1, lang: 'zh' } as const;

describe.each(FONTS)('headings in %s', (headingFont, fontName) => {
  const print = async (document: ResumeDocument): Promise<Uint8Array> => {
    document.meta.style.headingFont = headingFont;
    const input = { document, lang: 'zh', templateCode: 'tem0001', title: '标题字体' } as const;
    return (await printer.pdf(input)).bytes;
  };
  const titled = (titles: string[]): ResumeDocument => {
    const document = resumeOfParagraphs(['段落'], 'tem0001');
    document.custom = titles.map((title, index) => ({
      id: `t${index}`,
      kind: 'text',
      title: { zh: title },
      items: [{ id: `i${index}`, kind: 'paragraph', zh: [{ text: '正文' }] }],
    }));
    return document;
  };

  it('are readable for GB 2312, symbols and Latin in pdf.js and MuPDF', async () => {
    const titles = [...chunks(gb2312Ideographs(), 200), ...TITLES];
    await expectTextLayer(await print(titled(titles)), titles);
  });

  it('are drawn without synthetic bold, unlike the text', async () => {
    const glyphs = await measuredGlyphs(await print(titled(['教育背景'])));
    const fontsOf = (text: string): Set<string> => {
      const at = glyphs.findIndex((_, index) =>
        [...text].every((character, place) => glyphs[index + place]?.text === character),
      );
      return new Set(glyphs.slice(at, at + text.length).map(({ font }) => font));
    };
    const [font, ...others] = fontsOf('教育背景');
    expect(others).toEqual([]);
    expect(font).toMatch(fontName);
    expect([...fontsOf('正文')].filter((name) => fontName.test(name))).toEqual([]);
  });

  it.each(['sans', 'kai'] as const)(
    'show a rare character of a name beside a text in %s',
    async (fontFamily) => {
      const document = resumeOfParagraphs(['段落'], 'tem0001');
      document.basics.name = { zh: '王㛃䶮' };
      document.meta.style.fontFamily = fontFamily;
      await expectTextLayer(await print(document), ['王㛃䶮']);
    },
  );

  it('look the same in the preview', async () => {
    const { problems, preview, pdf, difference } = await comparison.compare(resume, 'tem0001', {
      headingFont,
    });
    expect(problems).toEqual([]);
    expect(preview).toEqual(pdf);
    expect(difference).toBeLessThan(0.01);
  });
});
