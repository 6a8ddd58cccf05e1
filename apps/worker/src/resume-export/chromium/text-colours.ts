import { type PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { decoded } from './pdf/content-tokens.js';

/** Red, green and blue of a text, from 0 to 1. */
export type TextColour = [red: number, green: number, blue: number];

/**
 * Generated content, which designs draw under a filter, never has placeholders: they could not be found in a picture. Runs in
 * the browser.
 */
export function keepGeneratedColours(): void {
  const [sheet] = Array.from(document.styleSheets);
  sheet?.insertRule('.resume *::before, .resume *::after { -webkit-text-fill-color: currentcolor; }');
}

/**
 * Chromium embeds a font once for each step of lightness of its text. Text gets placeholder colours of one lightness, which
 * `restoreColours` replaces in the printed file. Runs in the browser.
 * @returns the colours, in the order of their placeholders
 */
export function setPlaceholderColours(): TextColour[] {
  const maxPlaceholders = 30;
  const known = new Map<Element | null, string>();
  const changes: { element: HTMLElement; colour: string }[] = [];
  for (const element of Array.from(document.body.querySelectorAll<HTMLElement>('*'))) {
    const { color: colour } = getComputedStyle(element);
    known.set(element, colour);
    if (colour !== known.get(element.parentElement)) changes.push({ element, colour });
  }
  const names = [...new Set(changes.map(({ colour }) => colour))];
  const found = names.map(partsOf);
  const textColours: TextColour[] = [];
  const placeholders = names.map((name, index) => {
    const parts = found[index];
    if (!parts || textColours.length === maxPlaceholders) return name;
    return `color(srgb 0 0 ${textColours.push(parts) / 10_000})`;
  });
  for (const { element, colour } of changes)
    element.style.webkitTextFillColor = placeholders[names.indexOf(colour)] ?? colour;
  return textColours;

  /** Of an opaque colour. */
  function partsOf(colour: string): TextColour | undefined {
    const bytes = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour);
    if (bytes) return [Number(bytes[1]) / 255, Number(bytes[2]) / 255, Number(bytes[3]) / 255];
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = `color(from ${colour} srgb r g b)`;
    const parts = /^color\(srgb (\S+) (\S+) (\S+)\)$/.exec(getComputedStyle(probe).color);
    probe.remove();
    return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : undefined;
  }
}

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
