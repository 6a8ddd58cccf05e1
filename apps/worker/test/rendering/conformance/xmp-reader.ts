import type { PdfUnderTest } from './pdf-under-test.js';

/** Returns the metadata of the file, if any. */
export const filled = (pdf: PdfUnderTest): string[] => [pdf.xmp].flatMap((xmp) => xmp ?? []);

const REFERENCES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const plain = (xml: string): string =>
  xml
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([\dA-Fa-f]+);/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(lt|gt|amp|quot|apos);/g, (_, key: string) => REFERENCES[key] ?? '')
    .trim();

/** Returns the text of a property by its usual prefix; the entries of a list are joined. */
export function propertyIn(xmp: string, property: string): string | undefined {
  const found = new RegExp(`<${property}(?:\\s[^>]*)?>([^]*?)</${property}>`).exec(xmp)?.[1];
  return found === undefined ? undefined : plain(found);
}

const TAG = /<(\/?)([A-Za-z_][\w.-]*(?::[\w.-]+)?)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const TEXT = /(?:[^<&]|&(?:lt|gt|amp|quot|apos|#\d+|#x[\dA-Fa-f]+);)+/y;
const INSTRUCTION = /<\?[^]*?\?>/y;

/** Returns the names of elements with their depth; undefined if the markup is not well-formed. */
export function elementsOf(xmp: string): { name: string; depth: number }[] | undefined {
  const open: string[] = [];
  const elements: { name: string; depth: number }[] = [];
  const text = xmp.replace(/^\uFEFF/, '');
  let at = 0;
  while (at < text.length) {
    const match = [TAG, TEXT, INSTRUCTION].map((pattern) => {
      pattern.lastIndex = at;
      return pattern.exec(text);
    });
    const [tag] = match;
    const found = match.find((each) => each !== null);
    if (!found) return undefined;
    at += found[0].length;
    if (!tag) continue;
    const [, closes, name = '', , isEmpty] = tag;
    if (closes) {
      if (open.pop() !== name) return undefined;
      continue;
    }
    elements.push({ name, depth: open.length });
    if (!isEmpty) open.push(name);
  }
  return open.length === 0 ? elements : undefined;
}
