import type { StyleTokens } from '@qicheng/resume/document';
import type { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { fontTypes, readWithMutool, readWithPdfjs, textOf } from './pdf-reader.js';
import { resumeOfParagraphs } from './sample-resume.js';

/** Characters in names that are not in GB 2312. */
export const RARE = '喆镕堃龑犇㛃䶮';
/** Typical résumé lines that mix Chinese, Latin and symbols. */
export const MIXED = [
  '使用React与TypeScript 5.4完成前端',
  '负责 C++ / Node.js 服务，QPS 提升38%（P99 < 120 ms）',
  'GPA 3.82/4.0，CET-6：598，雅思7.5',
  'A/B Test、office、flow、affine fit 与 naïve Bayes',
  '“引号”《书名》——破折号……省略号·间隔',
];

/** Joins the characters to paragraphs of `size`. */
export const chunks = (text: string[], size: number): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size).join(''),
  );
const bare = (text: string): string => text.replace(/[\s•·]/gu, '');

/** Prints a résumé whose self evaluation is exactly these paragraphs. */
export async function printParagraphs(
  printer: ChromiumPrinter,
  paragraphs: string[],
  templateCode: string,
  style: StyleTokens = {},
): Promise<Uint8Array> {
  const document = resumeOfParagraphs(paragraphs, templateCode);
  Object.assign(document.meta.style, style);
  return (await printer.pdf({ document, lang: 'zh', templateCode, title: '文字层' })).bytes;
}

/** Expects pdf.js and MuPDF to read every paragraph unchanged, and no Type 3 font. */
export async function expectTextLayer(pdf: Uint8Array, paragraphs: string[]): Promise<void> {
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
