import sharp from 'sharp';
import { extractImages, getDocumentProxy } from 'unpdf';
import { ImportRefusedError, type ReportProgress } from '../imported.js';
import { layOut } from './page-layout.js';
import type { PageItem } from './page-rows.js';
import { MAX_LINES, MAX_PAGES, type ReadText, type TextLine } from './page-text.js';
import { drawnOn, type Mark } from './pdf-rules.js';
import { readPicture } from './read-picture.js';

interface Transferable {
  transferToFixedLength?: (length?: number) => ArrayBuffer;
}

/**
 * pdf.js transfers buffers with a method that Node 20 lacks; without it fonts are not read and operator lists end at
 * the first one. A copy is equivalent.
 */
function provideTransfer(): void {
  const buffers = ArrayBuffer.prototype as Transferable;
  if (buffers.transferToFixedLength !== undefined) return;
  Object.defineProperty(buffers, 'transferToFixedLength', {
    configurable: true,
    writable: true,
    value: function transferToFixedLength(this: ArrayBuffer, length: number = this.byteLength): ArrayBuffer {
      const copy = new ArrayBuffer(length);
      new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
      return copy;
    },
  });
}

const MIN_TEXT = 50;
const MAX_ITEMS = 30_000;

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Opens a PDF without evaluating anything in it. */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  provideTransfer();
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      isEvalSupported: false,
      useSystemFonts: false,
      disableFontFace: true,
      stopAtErrors: false,
      verbosity: 0,
    });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new ImportRefusedError(isLocked ? 'protected' : 'unreadable');
  }
}

/** The text of a PDF by its layout; pages that are pictures go through OCR. */
export async function readPdf(
  document: PdfDocument,
  report: ReportProgress,
): Promise<ReadText & { isScan: boolean }> {
  const count = Math.min(document.numPages, MAX_PAGES);
  const lines: TextLine[] = [];
  for (let number = 1; number <= count; number += 1) {
    lines.push(...(await readPage(document, number)));
    report({ stage: 'reading', progress: 10 + Math.round((number / count) * 40) });
  }
  const isTruncated = document.numPages > MAX_PAGES;
  const letters = lines.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0);
  if (letters >= MIN_TEXT) return { lines, isTruncated, isScan: false };
  return { ...(await readScan(document, count, report)), isTruncated, isScan: true };
}

/** The lines in painting order, in which most programs read. */
export async function linesInFileOrder(document: PdfDocument): Promise<string[]> {
  const count = Math.min(document.numPages, MAX_PAGES);
  let text = '';
  for (let number = 1; number <= count; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    if (items.length > MAX_ITEMS) throw new ImportRefusedError('tooComplex');
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
    text += '\n';
  }
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').slice(0, MAX_LINES);
}

async function readPage(document: PdfDocument, number: number): Promise<TextLine[]> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  if (items.length > MAX_ITEMS) throw new ImportRefusedError('tooComplex');
  const fonts = await boldFonts(page);
  const found: PageItem[] = [];
  for (const item of items) {
    if (!('str' in item) || item.str === '') continue;
    const [, , skew = 0, scale = 0, x = 0, y = 0] = item.transform as number[];
    const size = Math.hypot(skew, scale) || item.height;
    // The baseline is given; letters are above it and reach slightly below.
    found.push({
      text: item.str,
      x,
      y: height - y - size * 0.85,
      width: item.width,
      height: size,
      isBold: fonts.has(item.fontName),
    });
  }
  const { rules, marks } = await drawnOn(page, height).catch(() => ({ rules: [], marks: [] }));
  found.push(...marks.flatMap((mark) => bulletAt(mark, found)));
  page.cleanup();
  return layOut(found, { number, width, height }, rules);
}

const MAX_GAP = 2.2; // letter heights

/** A drawn mark with text only after it is a bullet. */
function bulletAt({ x, y }: Mark, items: readonly PageItem[]): PageItem[] {
  const row = items.filter((item) => item.text.trim() !== '' && item.y <= y && y <= item.y + item.height);
  const next = row.filter((item) => item.x > x).sort((a, b) => a.x - b.x)[0];
  const isFirst =
    next !== undefined &&
    next.x - x < next.height * MAX_GAP &&
    !row.some((item) => item.x <= x && x - item.x - item.width < item.height * MAX_GAP);
  return isFirst ? [{ text: '•', x: x - 1, y: next.y, width: 2, height: next.height }] : [];
}

/** The fonts of a page with "bold" in their names. */
async function boldFonts(page: Awaited<ReturnType<PdfDocument['getPage']>>): Promise<Set<string>> {
  const bold = new Set<string>();
  try {
    await page.getOperatorList();
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('fontName' in item) || bold.has(item.fontName) || !page.commonObjs.has(item.fontName)) continue;
      const { name } = page.commonObjs.get(item.fontName) as { name?: string };
      if (/bold|black|heavy|semibold|medium|simhei|-w[6-9]/i.test(name ?? '')) bold.add(item.fontName);
    }
  } catch {
    // A page that cannot be rendered may still be read.
  }
  return bold;
}

/** OCR of the largest picture of each page. */
async function readScan(document: PdfDocument, count: number, report: ReportProgress): Promise<ReadText> {
  const lines: TextLine[] = [];
  const certainties: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const images = await extractImages(document, number).catch(() => []);
    const [image] = images.sort((a, b) => b.width * b.height - a.width * a.height);
    if (!image || image.width < 300 || image.height < 300) continue;
    const { data, width, height, channels } = image;
    const picture = await sharp(Buffer.from(data), { raw: { width, height, channels } }).png().toBuffer();
    const read = await readPicture(picture, number, (share) =>
      report({ stage: 'recognising', progress: 10 + Math.round(((number - 1 + share) / count) * 75) }),
    );
    lines.push(...read.lines);
    certainties.push(read.certainty ?? 0);
  }
  return { lines, certainty: certainties.reduce((a, b) => a + b, 0) / Math.max(1, certainties.length) };
}
