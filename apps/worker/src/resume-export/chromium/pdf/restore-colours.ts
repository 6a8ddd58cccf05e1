import { type PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import type { TextColour } from '../text-colours.js';
import { decoded } from './content-tokens.js';

const FILTER = PDFName.of('Filter');
const SUBTYPE = PDFName.of('Subtype');
const FORM = PDFName.of('Form');

// As Chromium writes a placeholder: a blue between black and the darkest of 255 levels, which no other colour has.
const PLACEHOLDER = /(?<=^|\s)0 0 \.00([0-2]\d|30) (RG|rg)\b/g;

/**
 * Replaces the placeholder colours of `setPlaceholderColours` by the colours of the text, on the pages and in their forms,
 * whose streams are then uncompressed. Throws if a page cannot be read.
 */
export function restoreColours(file: PDFDocument, colours: readonly TextColour[]): void {
  if (colours.length === 0) return;
  const { context } = file;
  const pages = new Set(file.getPages().map(({ node }) => node.Contents()));
  for (const content of pages)
    if (!(content instanceof PDFRawStream)) throw new Error('the content of a printed page cannot be read');
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    if (!pages.has(object) && object.dict.get(SUBTYPE) !== FORM) continue;
    const written = decoded(object);
    const restored = withColours(written, colours);
    if (restored === written) continue;
    object.dict.delete(FILTER);
    context.assign(ref, PDFRawStream.of(object.dict, Buffer.from(restored, 'latin1')));
  }
}

/** A content stream, one character per byte, with the colours in place of their placeholders. */
export function withColours(content: string, colours: readonly TextColour[]): string {
  const operands = colours.map((colour) => colour.map(component).join(' '));
  return content.replace(PLACEHOLDER, (written, number: string, operator: string) => {
    const parts = operands[Number(number) - 1];
    return parts === undefined ? written : `${parts} ${operator}`;
  });
}

/** As Chromium writes it: up to four decimals, without a zero before or after them. */
const component = (value: number): string =>
  String(Number(Math.min(1, Math.max(0, value)).toFixed(4))).replace(/^0\./, '.');
