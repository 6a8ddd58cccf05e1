import { templateCodes } from '@qicheng/templates/catalog';
import { gb2312Ideographs, tongguiCharacters } from '../../../../tooling/fonts/charset.mjs';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { chromiumConfig } from './env.js';
import { fontTypes, readWithMutool, readWithPdfjs, textOf } from './pdf-reader.js';
import { resumeOfParagraphs } from './sample-resume.js';

const RARE = '喆镕堃龑犇㛃䶮';
const MIXED = [
  '使用React与TypeScript 5.4完成前端',
  '负责 C++ / Node.js 服务，QPS 提升38%（P99 < 120 ms）',
  'GPA 3.82/4.0，CET-6：598，雅思7.5',
  'A/B Test、office、flow、affine fit 与 naïve Bayes',
  '“引号”《书名》——破折号……省略号·间隔',
];

const chunks = (text: string[], size: number): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size).join(''),
  );
const bare = (text: string): string => text.replace(/[\s•·]/gu, '');

jest.setTimeout(120_000);

let printer: ChromiumPrinter;
beforeAll(async () => {
  printer = await ChromiumPrinter.create(chromiumConfig());
});
afterAll(() => printer.close());

async function print(paragraphs: string[], templateCode: string, fontFamily?: 'sans' | 'serif' | 'kai') {
  const document = resumeOfParagraphs(paragraphs, templateCode);
  if (fontFamily) document.meta.style.fontFamily = fontFamily;
  return (await printer.pdf({ document, lang: 'zh', templateCode, title: '文字层' })).bytes;
}

async function expectEqual(pdf: Uint8Array, paragraphs: string[]) {
  const pdfjs = bare(textOf(await readWithPdfjs(pdf)));
  const mutool = bare(await readWithMutool(pdf));
  for (const text of paragraphs) {
    expect(pdfjs).toContain(bare(text));
    expect(mutool).toContain(bare(text));
  }
  const types = await fontTypes(pdf);
  expect(types.length).toBeGreaterThan(0);
  expect(types).not.toContain('Type3');
}

describe('the text layer', () => {
  const gb2312 = chunks(gb2312Ideographs(), 200);

  it.each(templateCodes)(
    '%s gives every GB 2312 and rare character back to pdf.js and to MuPDF',
    async (code) => {
      const paragraphs = [...gb2312, RARE, ...MIXED];
      await expectEqual(await print(paragraphs, code), paragraphs);
    },
  );

  it.each(['sans', 'serif', 'kai'] as const)('%s gives 通用规范汉字表 back', async (family) => {
    const paragraphs = [...chunks(tongguiCharacters(), 200), RARE];
    await expectEqual(await print(paragraphs, 'tem0001', family), paragraphs);
  });

  it('keeps the spaces of mixed lines as they were typed', async () => {
    const pdf = await print(MIXED, 'tem0001');
    const lines = textOf(await readWithPdfjs(pdf))
      .split('\n')
      .map((line) => line.trim());
    const mutoolLines = (await readWithMutool(pdf)).split('\n').map((line) => line.trim());
    for (const text of MIXED) {
      expect(lines).toContain(text);
      expect(mutoolLines).toContain(text);
    }
  });

  it('prints signs that share a glyph as the better known one', async () => {
    const pdf = await print(['⼈⼯智能〜➀⋯'], 'tem0001');
    expect(textOf(await readWithPdfjs(pdf))).toContain('人工智能～①…');
  });
});
